import { Skeleton } from '@/ui/display/skeleton';

/** Two rows, which are visible at first. */
const TILES = ['1', '2', '3', '4', '5', '6'];

/** Reserves the place of the results; the announcement is beside it. */
export function ResultsSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="mt-4 grid grid-cols-pair gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-3 lg:gap-y-12"
    >
      {TILES.map((tile) => (
        <div key={tile} className="min-w-0">
          <Skeleton className="corner-room rounded-md" />
          <Skeleton className="mt-3 h-6 w-1/2 rounded-full" />
          <Skeleton className="mt-3 h-3 w-2/5" />
          <Skeleton className="mt-2.5 h-4 w-3/5" />
          <Skeleton className="mt-3 h-4 w-1/3" />
          <Skeleton className="mt-4 h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
