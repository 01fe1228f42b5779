import { Suspense } from 'react';
import { TrackOrder } from '@/features/order-tracking/components/track-order';
import type { PictureSlotProps } from '@/features/order-tracking/slots';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { OFFERS_DELIVERY_DATES } from '@/lib/orders/delivery-dates';
import type { OrderActionsProps } from '@/lib/orders/slot-props';
import { usePreloadMessages, WithMessages } from '../shared/lazy-messages';

const PictureDialog = lazyWithRetry(
  async () => (await import('@/features/prescription-upload/components/picture-dialog')).PictureDialog,
);

const loadOrderActions = () => import('@/features/order-actions/components/order-actions');
const OrderActions = lazyWithRetry(async () => (await loadOrderActions()).OrderActions);

/** The tracking, with what can be done with an order and the picture dialog of the prescription step. */
export function ComposedTracking() {
  const preloadMessages = usePreloadMessages('order-actions');
  return (
    <TrackOrder
      offersDeliveryDates={OFFERS_DELIVERY_DATES}
      // With the order, so that they move nothing.
      loadActions={() => Promise.all([loadOrderActions(), preloadMessages()])}
      renderActions={renderActions}
      renderPicture={renderPicture}
    />
  );
}

function renderActions(props: OrderActionsProps) {
  return (
    <WithMessages catalog="order-actions">
      <OrderActions {...props} />
    </WithMessages>
  );
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
