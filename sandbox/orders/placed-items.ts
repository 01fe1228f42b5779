import { missingPrescriptions } from '../handlers/cart/missing-prescriptions';
import { deliveryDays, labDay } from '../pricing/delivery-days';
import { priceOrder } from '../pricing/price-order';
import type { PricedItem } from '../pricing/priced-order';
import { findShipMode, STANDARD } from '../pricing/shipping-modes';
import type { SandboxContext } from '../sandbox-context';
import type { ItemStatus, Order, OrderItem, StatusChange } from '../state/order';
import type { Placement } from '../state/order-checkout';
import { isMainItem } from '../state/order-items';
import { isInProcess, itemTimeline, reachedStatuses } from './order-timeline';
import { promisedDay } from './promised-day';

/** A placed order: unlike a cart it has a placement. */
export type PlacedOrder = Order & { placement: Placement };

/** An item of a placed order as it is now. A lens and a protection plan share everything but the item with their frame. */
export interface PlacedItem {
  item: OrderItem;
  status: ItemStatus;
  /** The statuses so far with their times, oldest first. */
  history: readonly StatusChange[];
  /** Its first and last day of arrival, as YYYY-MM-DD. */
  delivery: { earliest: string; latest: string };
  /** Day of delivery as YYYY-MM-DD; undefined where none is known. */
  deliveryDate: string | undefined;
  /** It waits for its prescription. */
  isWaiting: boolean;
}

export function isPlaced(order: Order | undefined): order is PlacedOrder {
  return order?.placement !== undefined;
}

/** Returns the items of a placed order as they are now, in the order of the cart. */
export function placedItems(context: SandboxContext, order: PlacedOrder): PlacedItem[] {
  const { catalog, now } = context;
  const { currency } = order.placement;
  const priced = priceOrder(order, { catalog, currency, now: now().getTime() }).items;
  const missing = missingPrescriptions(order, catalog);
  const mainItems = priced
    .filter(({ item }) => isMainItem(item))
    .map((main) => {
      const isMissing = missing.has(main.item.orderItemId);
      return placedItem(main, { order, items: priced, isMissing, now: now() });
    });
  return order.items.flatMap((item) => {
    const mainId = item.parentItemId ?? item.orderItemId;
    const main = mainItems.find((candidate) => candidate.item.orderItemId === mainId);
    return main ? [{ ...main, item }] : [];
  });
}

interface Terms {
  order: PlacedOrder;
  items: readonly PricedItem[];
  isMissing: boolean;
  now: Date;
}

function placedItem(main: PricedItem, { order, items, isMissing, now }: Terms): PlacedItem {
  const { item } = main;
  const { placedAt } = order.placement;
  const mode = findShipMode(order.shipping?.shipModeId) ?? STANDARD;
  const daysFrom = (time: number) => deliveryDays(main, items, { mode, orderedAt: new Date(time) });
  const startsAt = isMissing ? undefined : Math.max(placedAt, item.prescribedAt ?? placedAt);
  // Estimates a line that waits for its prescription from today.
  const delivery = daysFrom(startsAt ?? now.getTime());
  const timeline = itemTimeline({
    placedAt,
    startsAt,
    arrivesAt: startOfDelivery(delivery.latest),
    changes: item.statusChanges ?? [],
  });
  const history = reachedStatuses(timeline, now.getTime());
  const current = history.at(-1) ?? { status: 'M', at: placedAt };
  const isWaiting = isMissing && current.status === 'E';
  return {
    item,
    status: current.status,
    history,
    delivery,
    deliveryDate:
      isWaiting || item.isUndated
        ? undefined
        : promisedDay(current, {
            latest: delivery.latest,
            today: labDay(now),
            fromToday: daysFrom(now.getTime()).latest,
          }),
    isWaiting,
  };
}

/** Parcels arrive at eleven in the morning, by the lab's summer time. */
function startOfDelivery(day: string): number {
  return Date.parse(`${day}T15:00:00Z`);
}

/** Returns whether the order can be canceled: nothing of it is shipped or already canceled. */
export function isCancelable(items: readonly PlacedItem[]): boolean {
  return items.length > 0 && items.every(({ status }) => isInProcess(status));
}
