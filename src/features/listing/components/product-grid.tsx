import type { CatalogSearchEntry } from '@generated/catalog/model';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { partArea } from '@/platform/rendering/part-areas';
import { SkeletonRegion } from '@/ui/display/skeleton';
import { cx } from '@/ui/lib/cx';
import { usePhoneColumns } from '../state/phone-columns';

export interface ProductGridProps {
  entries: readonly CatalogSearchEntry[];
  renderTile: (entry: CatalogSearchEntry, index: number) => ReactNode;
}

/** The tiles: one or two side by side on phones, three from tablets on. */
export function ProductGrid({ entries, renderTile }: ProductGridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit takes the list's meaning away together with its bullets
    <ul ref={partArea} role="list" className={useGridClass()}>
      {entries.map((entry, index) => (
        // A tile keeps the colour that it shows, so another leading colour is another tile. So is another place: a tile
        // that stays where it was is kept, and none travels over the page when other products come.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is meant
        <li key={`${index}-${entry.uniqueID}-${entry.sKUs?.[0]?.uniqueID}`}>{renderTile(entry, index)}</li>
      ))}
    </ul>
  );
}

/** As many as fill a first view. */
const SKELETONS = 12;

/** The shape of a page of products that is on its way. */
export function SkeletonGrid({ placeholder }: { placeholder: ReactNode }) {
  const { t } = useLingui();
  return (
    <SkeletonRegion label={t`Products are loading`}>
      <div className={useGridClass()}>
        {Array.from({ length: SKELETONS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their place
          <div key={place}>{placeholder}</div>
        ))}
      </div>
    </SkeletonRegion>
  );
}

function useGridClass(): string {
  const [columns] = usePhoneColumns();
  return cx(
    'grid gap-x-4 gap-y-8 sm:grid-cols-2 sm:gap-x-6 md:grid-cols-3 lg:gap-y-12',
    columns === 1 ? 'grid-cols-1' : 'grid-cols-2',
  );
}
