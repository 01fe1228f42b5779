import { Skeleton, SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';

/** Renders a skeleton in the layout of the checkout. */
export function CheckoutSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion ofPage label={label}>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <div className="grid content-start gap-8">
          <Skeleton className="h-44" />
          <SkeletonText lines={4} />
        </div>
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </SkeletonRegion>
  );
}
