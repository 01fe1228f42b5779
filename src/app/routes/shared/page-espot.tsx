import type { EspotConfig } from '@/features/marketing/api/espot-config';
import { espotQuery } from '@/features/marketing/api/espot-query';
import { Espot } from '@/features/marketing/components/espot';
import { cx } from '@/ui/lib/cx';

export type PageEspotProps = EspotConfig & { className?: string };

/** A banner espot on a page; renders nothing when the espot is empty. */
export function PageEspot({ className, ...espot }: PageEspotProps) {
  return (
    <Espot espot={espot} prefetched>
      {(content) => (
        <div className={cx('rounded-md bg-accent-tint px-4 py-3 text-sm', className)}>{content}</div>
      )}
    </Espot>
  );
}

/** The query of the espot; in this file so that both load as one chunk. */
export const pageEspotQuery = espotQuery;
