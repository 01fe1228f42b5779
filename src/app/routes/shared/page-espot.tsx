import type { CookieSensitiveEspotConfig, EspotConfig } from '@/features/marketing/api/espot-config';
import { espotQuery } from '@/features/marketing/api/espot-query';
import { Espot } from '@/features/marketing/components/espot';
import { isInsured } from '@/lib/insurance/insurance-status';
import type { Query } from '@/lib/queries/query';
import { cx } from '@/ui/lib/cx';
import type { PageLocation } from '../../page';

export type PageEspotProps = EspotConfig & {
  /** Minimum height of its place while it is delayed. */
  spaceClassName: string;
  className?: string;
};

/** A banner espot on a page; takes no room when the espot is empty. */
export function PageEspot({ spaceClassName, className, ...espot }: PageEspotProps) {
  return (
    <div className={cx('empty:hidden', className)}>
      <Espot espot={espot} spaceClassName={spaceClassName}>
        {(content) => <div className="rounded-md bg-accent-tint px-4 py-3 text-sm">{content}</div>}
      </Espot>
    </div>
  );
}

/** The query of the espot; in this file so that both load as one chunk. */
export const pageEspotQuery = espotQuery;

/** The same for an espot of a category, which depends on the shopper's insurance. */
export function categoryEspotQuery(
  { site, search, insurance }: PageLocation,
  espot: CookieSensitiveEspotConfig,
): Query<string> {
  return espotQuery(site, { ...espot, ria: isInsured(site, insurance) }, search);
}
