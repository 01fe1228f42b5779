import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';

/** Shows the shape of the step while its items load. */
export function StepSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonRegion ofPage label={t`Your items are loading`}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-16">
        <div className="grid content-start gap-5">
          <Skeleton className="h-9" />
          <Skeleton className="h-28 rounded-md" />
        </div>
        <div className="grid max-w-160 content-start gap-6">
          <SkeletonText lines={2} />
          <Skeleton className="h-20 rounded-md" />
          <Skeleton className="h-20 rounded-md" />
        </div>
      </div>
    </SkeletonRegion>
  );
}
