import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';

/** Shown while the code of a section of the panel loads. */
export function PanelSectionSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonRegion label={t`Loading`}>
      <div className="grid gap-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </SkeletonRegion>
  );
}
