import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';

/** Renders the loading state of the cart. */
export function CartSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonRegion ofPage label={t`Your cart is loading`}>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div className="grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] gap-5 max-[23rem]:grid-cols-[4.5rem_minmax(0,1fr)] max-[23rem]:gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <Skeleton className="aspect-3/2" />
          <SkeletonText lines={4} />
        </div>
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </SkeletonRegion>
  );
}
