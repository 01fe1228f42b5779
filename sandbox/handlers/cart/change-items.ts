import type { CartItemUpdate } from '@generated/cart/model/cartItemUpdate';
import { CONTACT_LENS_PARAMETERS } from '@/domain/contact-lens/combinations';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { sellableById } from '../../pricing/sellable';
import type { Catalog } from '../../seed/catalog/seed-catalog';
import type { OrderItem } from '../../state/order';
import { isMainItem, withoutItem, withoutPrescription, withQuantity } from '../../state/order-items';
import { replaceItems } from '../../state/orders';
import { cartErrors } from './cart-errors';
import { checkQuantities } from './check-quantities';
import { requestAttributes } from './request-attributes';
import { resolveContactLensParameters } from './resolve-contact-lens-parameters';
import { requireOrder } from './shopper-order';

/** Removes an item; a frame with its lens and protection plan. An empty cart remains. */
export const deleteCartItem: Handler<'deleteCartItem'> = ({ shopper, params, body }, context) => {
  const order = requireOrder(context, { shopper, storeId: params.storeId, reference: body.orderId });
  const items = withoutItem(order.items, body.orderItemId);
  if (items.length === order.items.length) reject(cartErrors.itemNotFound(body.orderItemId));
  replaceItems(context.state, order, items, context.now().getTime());
  return { orderId: [order.orderId], resourceName: 'cart' };
};

/**
 * Applies updates to the items. Frames and contact lenses go first, so that one request can change a frame together with
 * its lens and plan. A lens or plan must have the quantity of its frame, or be removed.
 *
 * @throws ApiErrorResponse 400 for an unknown item and for an invalid change.
 */
function applyUpdates(
  currentItems: readonly OrderItem[],
  updates: readonly CartItemUpdate[],
  catalog: Catalog,
): OrderItem[] {
  const matches = updates.map((update) => ({ update, item: findItem(currentItems, update) }));
  const ordered = [
    ...matches.filter(({ item }) => isMainItem(item)),
    ...matches.filter(({ item }) => !isMainItem(item)),
  ];
  return ordered.reduce<OrderItem[]>(
    (items, { update, item }) => applyUpdate(items, update, item, catalog),
    [...currentItems],
  );
}

function findItem(items: readonly OrderItem[], { orderItemId }: CartItemUpdate): OrderItem {
  const item = items.find((candidate) => candidate.orderItemId === orderItemId);
  return item ?? reject(cartErrors.itemNotFound(orderItemId));
}

function applyUpdate(
  items: OrderItem[],
  update: CartItemUpdate,
  { orderItemId, kind }: OrderItem,
  catalog: Catalog,
): OrderItem[] {
  const current = items.find((item) => item.orderItemId === orderItemId);
  // It was removed with its frame by the same request.
  if (!current) return items;
  if (update.comment !== undefined && update.comment !== kind) {
    reject(apiErrors.invalidField('comment', 'is not what the line holds'));
  }
  const quantity = update.quantity === undefined ? current.quantity : Number(update.quantity);
  if (quantity === 0) return withoutItem(items, orderItemId);
  const changed = withAttributes(items, current, update, catalog);
  if (isMainItem(current)) return withQuantity(changed, orderItemId, quantity);
  if (quantity !== current.quantity) reject(apiErrors.invalidField('quantity', "is not the frame's"));
  return changed;
}

function withAttributes(
  items: OrderItem[],
  item: OrderItem,
  update: CartItemUpdate,
  catalog: Catalog,
): OrderItem[] {
  const requested = requestAttributes(update);
  if (requested.length === 0) return items;
  const sellable = sellableById(catalog, item.catentryId);
  if (sellable?.kind !== 'contact-lens') {
    return reject(apiErrors.invalidField('orderItemExtendAttribute', 'belongs to contact lenses'));
  }
  const names = new Set(requested.map(({ name }) => name));
  const merged = [...item.attributes.filter(({ name }) => !names.has(name)), ...requested];
  const attributes = resolveContactLensParameters(sellable.lens, merged);
  const changed = {
    ...(hasSamePrescription(item.attributes, attributes) ? item : withoutPrescription(item)),
    attributes,
  };
  return items.map((other) => (other.orderItemId === item.orderItemId ? changed : other));
}

/** Returns whether the prescription stays the same: it covers all values of a contact lens except its color. */
function hasSamePrescription(before: OrderItem['attributes'], after: OrderItem['attributes']): boolean {
  const valueIn = (attributes: OrderItem['attributes'], parameter: string) =>
    attributes.find(({ name }) => name === parameter)?.value;
  return CONTACT_LENS_PARAMETERS.every(
    (parameter) => parameter === 'LENS_COLOR' || valueIn(before, parameter) === valueIn(after, parameter),
  );
}

/** Changes items; quantity 0 removes one. The quantity of a frame also applies to its lens and protection plan. */
export const updateCartItem: Handler<'updateCartItem'> = ({ shopper, params, body }, context) => {
  const { state, catalog, now } = context;
  const order = requireOrder(context, { shopper, storeId: params.storeId, reference: body.orderId });
  const items = applyUpdates(order.items, body.orderItem, catalog);
  const quantities = new Map(order.items.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  const increased = items.filter((item) => item.quantity > (quantities.get(item.orderItemId) ?? 0));
  checkQuantities(context, order, { items, changed: increased });
  replaceItems(state, order, items, now().getTime());
  return {
    orderId: order.orderId,
    orderItem: body.orderItem.map(({ orderItemId }) => ({ orderItemId })),
    resourceName: 'cart',
  };
};
