import type { ReactNode } from 'react';
import { Suspense } from 'react';
import type { OrderActionsProps } from '@/lib/orders/slot-props';
import { useTracking } from '../hooks/use-tracking';
import type { PictureSlotProps } from '../slots';
import { LazyOrderResult } from './lazy-order-result';
import { TrackingForm } from './tracking-form';

export interface TrackOrderProps {
  /** True if the page requests delivery dates (003 §7). */
  offersDeliveryDates: boolean;
  renderActions?: (props: OrderActionsProps) => ReactNode;
  /** Loads the code of `renderActions` during the search for an order. */
  loadActions?: () => Promise<unknown>;
  renderPicture: (props: PictureSlotProps) => ReactNode;
}

/** Tracks an order by its number and email (003 §2.3): the form, then the order. */
export function TrackOrder(props: TrackOrderProps) {
  const { offersDeliveryDates, renderActions, loadActions, renderPicture } = props;
  const tracking = useTracking(loadActions);
  const { request, order, pending, failure } = tracking;
  if (order && request) {
    return (
      <Suspense fallback={null}>
        <LazyOrderResult
          order={order}
          refreshing={pending}
          refreshFailed={failure !== undefined}
          onRefresh={tracking.refresh}
          offersDeliveryDates={offersDeliveryDates}
          actions={renderActions?.({ order, email: request.email, onChanged: tracking.refresh })}
          renderPicture={renderPicture}
          onOther={tracking.clear}
        />
      </Suspense>
    );
  }
  return (
    // The footer moves away with the click, not when the order arrives.
    <div className={tracking.wasSubmitted ? 'min-h-[150dvh]' : undefined}>
      {/* After an order it begins with the focus in its first field. */}
      <TrackingForm tracking={tracking} takesFocus={tracking.wasSubmitted && !request} />
    </div>
  );
}
