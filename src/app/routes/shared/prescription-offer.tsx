import { lazy, Suspense } from 'react';
import type { PrescriptionOfferProps } from '@/features/saved-prescriptions/components/prescription-offer';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { Skeleton } from '@/ui/display/skeleton';
import { WithMessages } from './lazy-messages';

const PrescriptionOffer = lazy(async () => ({
  default: (await loadWithRetry(() => import('@/features/saved-prescriptions/components/prescription-offer')))
    .PrescriptionOffer,
}));

/** The saved prescriptions of a member, to fill in a form. Its code and messages load with it. */
export function LazyPrescriptionOffer(props: PrescriptionOfferProps) {
  return (
    <Suspense fallback={<Skeleton className="h-11 w-full" />}>
      <WithMessages catalog="saved-prescriptions">
        <PrescriptionOffer {...props} />
      </WithMessages>
    </Suspense>
  );
}
