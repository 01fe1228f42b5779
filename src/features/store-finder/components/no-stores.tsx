import { Trans } from '@lingui/react/macro';
import type { FinderState } from '@/domain/stores/finder-address';
import { PageLink } from '@/lib/navigation/page-link';
import { EmptyState } from '@/ui/display/empty-state';
import { PinIcon } from '@/ui/icons/deferred-icons';
import { HeartIcon } from '@/ui/icons/icons';

export interface NoStoresProps {
  isFiltered: boolean;
  /** Link to the same search for all stores, if the search only finds stores that fit audio glasses. */
  allStoresHref: string | undefined;
  hrefFor: (change: Partial<FinderState>) => string;
}

/** Replaces the stores when the search finds none, and explains why and what to do. */
export function NoStores({ isFiltered, allStoresHref, hrefFor }: NoStoresProps) {
  if (isFiltered)
    return (
      <EmptyState
        icon={<PinIcon size={40} />}
        title={<Trans>No store near here has all of this</Trans>}
        actions={
          <PageLink href={hrefFor({ openings: [], insurance: [], languages: [] })} className="link-inline">
            <Trans>Remove all filters</Trans>
          </PageLink>
        }
      />
    );
  if (allStoresHref)
    return (
      <EmptyState
        icon={<PinIcon size={40} />}
        title={<Trans>No store near here fits audio glasses</Trans>}
        actions={
          <PageLink href={allStoresHref} className="link-inline">
            <Trans>Show all stores near here</Trans>
          </PageLink>
        }
      >
        <Trans>We look within 100 miles (160 km). Try a larger city.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState icon={<PinIcon size={40} />} title={<Trans>There is no store near here</Trans>}>
      <Trans>We look within 100 miles (160 km). Try a larger city.</Trans>
    </EmptyState>
  );
}

/** Replaces the stores when no loaded one is a favorite. */
export function NoFavorites() {
  return (
    <EmptyState icon={<HeartIcon size={40} />} title={<Trans>None of these stores is a favorite</Trans>}>
      <Trans>Mark a store with its heart, and you find it here.</Trans>
    </EmptyState>
  );
}
