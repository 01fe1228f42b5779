import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';

/** Tile grid: two columns on mobile, three on tablets, four on wide desktops. */
export const GRID =
  'grid grid-cols-pair gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 lg:gap-y-14 xl:grid-cols-4';

export function SavedListSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonRegion label={t`Your wishlist is loading`}>
      <div className={GRID}>
        {['a', 'b', 'c', 'd'].map((placeholder) => (
          <TileSkeleton key={placeholder} />
        ))}
      </div>
    </SkeletonRegion>
  );
}

export function TileSkeleton() {
  return (
    <div className="min-w-0">
      <Skeleton className="corner-room rounded-md" />
      <Skeleton className="mt-4 h-3 w-2/5" />
      <Skeleton className="mt-2.5 h-4 w-3/5" />
      <Skeleton className="mt-3 h-4 w-1/3" />
    </div>
  );
}
