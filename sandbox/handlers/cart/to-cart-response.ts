import type { Cart } from '@generated/cart/model/cart';
import { isPlaced, type PlacedItem, placedItems } from '../../orders/placed-items';
import type { PayingBenefits } from '../../pricing/insured-prices';
import { priceOrder } from '../../pricing/price-order';
import type { PricedOrder } from '../../pricing/priced-order';
import type { SandboxContext } from '../../sandbox-context';
import { toAmount } from '../../serializers/cart/amount';
import { type ItemPage, toCart } from '../../serializers/cart/to-cart';
import type { ResponseView } from '../../serializers/response-view';
import type { Order } from '../../state/order';
import { isMainItem } from '../../state/order-items';
import { availableStock } from '../../state/stock-holds';
import { missingPrescriptions } from './missing-prescriptions';

/** Returns a cart at current prices, or a placed order at those of its time. */
export function toCartResponse(
  context: SandboxContext,
  order: Order,
  {
    view,
    page,
    benefits,
  }: {
    view: ResponseView;
    page?: (priced: PricedOrder) => ItemPage;
    /** Benefits of the shopper's plan for a cart. */
    benefits?: PayingBenefits | undefined;
  },
): Cart {
  const { state, catalog, now } = context;
  const terms = { catalog, currency: view.currency, now: now().getTime() };
  const priced = priceOrder(order, { ...terms, benefits });
  const placed = isPlaced(order) ? placedItems(context, order) : undefined;
  const isInsured = benefits !== undefined && !placed && priced.insured.size > 0;
  const hold = state.stockHolds.get(order.orderId);
  const cart = toCart(priced, page?.(priced) ?? { items: priced.items, start: 0 }, {
    view,
    available: availableStock(context, order),
    missingPrescriptions: placed ? waitingItems(placed) : missingPrescriptions(order, catalog),
    isReserved: hold !== undefined && hold.until > now().getTime(),
    orderedAt: now(),
    placedItems: new Map((placed ?? []).map((item) => [item.item.orderItemId, item])),
  });
  return isInsured
    ? { ...cart, x_totalWithoutInsurance: toAmount(priceOrder(order, terms).grandTotal) }
    : cart;
}

/** Returns the frames and contact lenses that wait for their prescription: none of those that are canceled. */
function waitingItems(placed: readonly PlacedItem[]): ReadonlySet<string> {
  const waiting = placed.filter(({ item, isWaiting }) => isWaiting && isMainItem(item));
  return new Set(waiting.map(({ item }) => item.orderItemId));
}
