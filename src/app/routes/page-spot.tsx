import { espotRead } from '@/features/marketing/api/espot-read';
import type { Spot } from '@/features/marketing/api/spot';
import { Espot } from '@/features/marketing/components/espot';
import { cx } from '@/ui/lib/cx';

export type PageSpotProps = Spot & { className?: string };

/** A line of the retailer on what a page shows, in a place of its own; nothing where nobody has filled the spot. */
export function PageSpot({ className, ...spot }: PageSpotProps) {
  return (
    <Espot spot={spot} prepared>
      {(content) => (
        <div className={cx('rounded-md bg-accent-tint px-4 py-3 text-sm', className)}>{content}</div>
      )}
    </Espot>
  );
}

/** Its read for the served page, in the same file: two would be two to load. */
export const pageSpotRead = espotRead;
