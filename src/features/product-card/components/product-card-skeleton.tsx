import { Skeleton } from '@/ui/display/skeleton';

/** Renders the skeleton of a tile. Each line is as tall as in the tile. */
export function ProductCardSkeleton() {
  return (
    <div className="min-w-0">
      <Skeleton className="corner-room rounded-md" />
      <Skeleton className="mt-4 h-3 w-2/5" />
      <Skeleton className="mt-2.5 h-4 w-3/5" />
      <Skeleton className="mt-3 h-4 w-1/3" />
      <Skeleton className="mt-2 h-3 w-1/2" />
      <Skeleton className="mt-4 mb-2.5 h-4.5 w-1/2 rounded-full" />
    </div>
  );
}
