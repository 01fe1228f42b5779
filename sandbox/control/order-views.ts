import { DEMO_CASES } from '../orders/demo/demo-cases';
import { orderStatus } from '../orders/order-timeline';
import { isPlaced, type PlacedItem, type PlacedOrder, placedItems } from '../orders/placed-items';
import { sellableById } from '../pricing/sellable';
import type { SandboxContext } from '../sandbox-context';
import { itemName } from '../serializers/item-name';
import { responseView } from '../serializers/response-view';
import type { Shopper } from '../session/shopper';
import type { ItemStatus, OrderItem } from '../state/order';

/** A placed order in the panel: without name and address, and without the email of anybody but the demo shoppers. */
export interface OrderView {
  orderId: string;
  storeId: string;
  /** Empty for an order that somebody placed. */
  demoTitle: string;
  /** Demo orders only. */
  email: string;
  /** The shopper of this browser placed it. */
  isOwn: boolean;
  /** Epoch milliseconds. */
  placedAt: number;
  status: ItemStatus;
  items: OrderItemView[];
}

export interface OrderItemView {
  orderItemId: string;
  name: string;
  kind: OrderItem['kind'];
  quantity: number;
  status: ItemStatus;
  isWaiting: boolean;
}

const DEMO_TITLES = new Map(DEMO_CASES.map(({ name, title }) => [name, title]));

/**
 * Returns all placed orders: those of this browser's shopper first, then those that others placed, then the demo orders; newest
 * first.
 */
export function orderViews(context: SandboxContext, shopper: Shopper): OrderView[] {
  const views = context.state.orders
    .all()
    .filter(isPlaced)
    .map((order) => orderView(context, order, shopper))
    .sort((first, second) => second.placedAt - first.placedAt);
  const rank = ({ isOwn, demoTitle }: OrderView) => Number(demoTitle !== '') * 2 + Number(!isOwn);
  return views.sort((first, second) => rank(first) - rank(second));
}

function orderView(context: SandboxContext, order: PlacedOrder, shopper: Shopper): OrderView {
  const { orderId, storeId, demoName, shipping, userId, placement } = order;
  const items = placedItems(context, order);
  return {
    orderId,
    storeId,
    demoTitle: demoName === undefined ? '' : (DEMO_TITLES.get(demoName) ?? demoName),
    email: demoName === undefined ? '' : (shipping?.address?.email ?? ''),
    isOwn: userId === shopper.userId,
    placedAt: placement.placedAt,
    status: orderStatus(items.map(({ status }) => status)),
    items: items.map((placed) => itemView(context, order, placed)),
  };
}

function itemView(
  { catalog }: SandboxContext,
  { storeId }: PlacedOrder,
  { item, status, isWaiting }: PlacedItem,
): OrderItemView {
  const { orderItemId, catentryId, partNumber, kind, quantity } = item;
  const sellable = sellableById(catalog, catentryId);
  const name = sellable ? itemName(sellable, responseView(storeId)) : partNumber;
  return { orderItemId, name, kind, quantity, status, isWaiting };
}
