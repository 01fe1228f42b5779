import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';

/** Shows the shape of the first step while the lenses load. */
export function LensesSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonRegion label={t`The lenses for this frame are loading`}>
      <Skeleton className="mt-8 h-7 w-3/5" />
      <div className="mt-6 grid gap-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </SkeletonRegion>
  );
}
