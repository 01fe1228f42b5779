import { useLingui } from '@lingui/react/macro';
import { PageMeta } from '@/lib/meta/page-meta';
import { Skeleton, SkeletonRegion } from '@/ui/display/skeleton';

/** Renders the loading state of the product page. */
export function ProductSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonRegion label={t`The product is loading`}>
      <PageMeta title={t`The product is loading`} />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
        <Skeleton className="aspect-3/2 rounded-md lg:col-span-7" />
        <div className="grid content-start gap-4 lg:col-span-5">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-8 w-1/4" />
          <Skeleton className="mt-4 h-14 rounded-full" />
          <Skeleton className="h-14 rounded-full" />
        </div>
      </div>
    </SkeletonRegion>
  );
}
