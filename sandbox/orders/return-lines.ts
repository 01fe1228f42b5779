import { add, type Cents, cents, subtract, ZERO } from '@/domain/money/cents';
import { labDay } from '../pricing/delivery-days';
import { priceOrder } from '../pricing/price-order';
import { refunds } from '../pricing/refunds';
import type { SandboxContext } from '../sandbox-context';
import type { OrderItem } from '../state/order';
import { isMainItem } from '../state/order-items';
import { type PlacedItem, type PlacedOrder, placedItems } from './placed-items';
import { returnableUntil } from './return-window';

/** A frame or contact lens of a placed order, with the data for its return. */
export interface ReturnLine {
  item: OrderItem;
  /** How many are not being returned yet. */
  quantity: number;
  /** Their refund, with lens, plan and sales tax. */
  refund: Cents;
  /** Reason why it cannot be returned now. */
  obstacle: 'not-shipped' | 'period-ended' | 'returned' | undefined;
  /** Last day to request its return as YYYY-MM-DD; undefined before it is shipped. */
  lastDay: string | undefined;
  /** The latest return of the line. */
  returnId: string | undefined;
}

/** Returns the lines of a placed order that go back by themselves. A lens and a plan go back with their frame. */
export function returnLines(context: SandboxContext, order: PlacedOrder): ReturnLine[] {
  const { state, catalog, now } = context;
  const amounts = refunds(
    priceOrder(order, { catalog, currency: order.placement.currency, now: now().getTime() }),
  );
  const returns = state.orderReturns.by('order', order.orderId);
  return placedItems(context, order)
    .filter(({ item }) => isMainItem(item))
    .map((placed): ReturnLine => {
      const { orderItemId } = placed.item;
      const returned = returns.flatMap(({ returnId, items }) =>
        items.filter((item) => item.orderItemId === orderItemId).map((item) => ({ ...item, returnId })),
      );
      const quantity = returned.reduce((left, item) => left - item.quantity, placed.item.quantity);
      const refunded = add(...returned.map(({ refund }) => cents(refund)));
      return {
        item: placed.item,
        quantity,
        refund: subtract(amounts.get(orderItemId) ?? ZERO, refunded),
        obstacle: quantity > 0 ? obstacleOf(placed, labDay(now())) : 'returned',
        lastDay: returnableUntil(placed),
        returnId: returned.at(-1)?.returnId,
      };
    });
}

function obstacleOf(placed: PlacedItem, today: string): ReturnLine['obstacle'] {
  if (placed.status === 'Z') return 'returned';
  const lastDay = returnableUntil(placed);
  if (lastDay === undefined) return 'not-shipped';
  return today <= lastDay ? undefined : 'period-ended';
}
