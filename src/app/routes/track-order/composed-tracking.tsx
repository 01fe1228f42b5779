import { Trans } from '@lingui/react/macro';
import { TrackOrder } from '@/features/order-tracking/components/track-order';
import type { PictureSlotProps } from '@/features/order-tracking/slots';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { OFFERS_DELIVERY_DATES } from '@/lib/orders/delivery-dates';
import type { OrderActionsProps } from '@/lib/orders/slot-props';
import { lazyDialog, usePreloadMessages, WithMessages } from '../shared/lazy-messages';

const PictureDialog = lazyDialog<PictureSlotProps>({
  load: async () => (await import('@/features/prescription-upload/components/picture-dialog')).PictureDialog,
  catalogs: ['prescription-upload'],
  title: () => <Trans>Your prescription</Trans>,
  isWide: true,
});

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
      renderPicture={(props) => <PictureDialog {...props} />}
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
