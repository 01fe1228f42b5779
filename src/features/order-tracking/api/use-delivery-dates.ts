import { useGetDeliveryDates } from '@generated/orders/orders';
import { type CalendarDate, parseIsoDay } from '@/domain/dates/calendar-date';
import { datedItemIds, type TrackedItem, type TrackedOrder } from '@/domain/orders/tracked-order';
import { useSite } from '@/lib/site/site';

export interface DeliveryDates {
  /** True if the shop offers them (003 §7). */
  enabled: boolean;
  loading: boolean;
  /** Returns the date of an item; undefined when unknown, also after a failure: the items are shown without dates then. */
  dateOf: (item: TrackedItem) => CalendarDate | undefined;
}

/** Returns the delivery dates of an order's items. */
export function useDeliveryDates(order: TrackedOrder, isOffered: boolean): DeliveryDates {
  const { storeId } = useSite();
  const orderItems = datedItemIds(order);
  const enabled = isOffered && orderItems !== undefined;
  const { data, error } = useGetDeliveryDates(
    storeId,
    { orderItems: orderItems ?? '' },
    { swr: { enabled, revalidateIfStale: true } },
  );
  return {
    enabled,
    loading: enabled && !data && !error,
    dateOf: ({ orderItemId }) => parseIsoDay(data?.[orderItemId] ?? ''),
  };
}
