import { lazy, Suspense } from 'react';
import { TrackOrder } from '@/features/order-tracking/components/track-order';
import type { PictureSlotProps } from '@/features/order-tracking/slots';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { OFFERS_DELIVERY_DATES } from '@/lib/orders/delivery-dates';
import { WithMessages } from '../shared/lazy-messages';

const PictureDialog = lazy(async () => ({
  default: (await loadWithRetry(() => import('@/features/prescription-upload/components/picture-dialog')))
    .PictureDialog,
}));

/** The tracking, with the picture dialog of the prescription step. */
export function ComposedTracking() {
  return <TrackOrder offersDeliveryDates={OFFERS_DELIVERY_DATES} renderPicture={renderPicture} />;
}

function renderPicture(props: PictureSlotProps) {
  return (
    <Suspense fallback={null}>
      <WithMessages catalog="prescription-upload">
        <PictureDialog {...props} />
      </WithMessages>
    </Suspense>
  );
}
