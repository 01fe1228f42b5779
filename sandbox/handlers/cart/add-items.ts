import type { AddGlassesSuccess } from '@generated/cart/model/addGlassesSuccess';
import type { CartItemAddition } from '@generated/cart/model/cartItemAddition';
import type { Call, Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { type Sellable, sellableById, sellableByPartNumber } from '../../pricing/sellable';
import type { SandboxContext } from '../../sandbox-context';
import type { OrderItem } from '../../state/order';
import { isSameContactLens } from '../../state/order-items';
import { replaceItems } from '../../state/orders';
import { cartErrors } from './cart-errors';
import { checkQuantities } from './check-quantities';
import { findFrame, findLens, findSinglePlan, rejectPlanWithoutLens } from './glasses-components';
import { frameKind, newItem } from './new-item';
import { requestAttributes } from './request-attributes';
import { resolveContactLensParameters } from './resolve-contact-lens-parameters';
import { runCommand } from './run-command';
import { requireOrCreateOrder } from './shopper-order';

/**
 * Returns the new item for an addition: contact lenses for one eye, or a frame without lenses. Lenses and protection plans
 * cannot be added without a frame.
 *
 * @throws ApiErrorResponse 400 for a product that cannot be added like this, and for invalid parameters.
 */
function itemToAdd(addition: CartItemAddition, context: SandboxContext): OrderItem {
  const { productId, partNumber = '' } = addition;
  const sellable =
    productId === undefined
      ? sellableByPartNumber(context.catalog, partNumber)
      : sellableById(context.catalog, productId);
  const quantity = Number(addition.quantity);
  if (sellable?.kind === 'contact-lens') {
    const kind = eyeOf(addition.comment);
    const attributes = resolveContactLensParameters(sellable.lens, requestAttributes(addition));
    return newItem(context, sellable, { kind, quantity, attributes });
  }
  if (sellable?.kind === 'frame') {
    return newItem(context, sellable, { kind: frameItemKind(sellable, addition.comment), quantity });
  }
  return reject(cartErrors.notOrderable(productId ?? partNumber));
}

function eyeOf(comment: CartItemAddition['comment']): 'LCON' | 'RCON' {
  if (comment === 'LCON' || comment === 'RCON') return comment;
  return reject(apiErrors.invalidField('comment', 'names neither eye'));
}

function frameItemKind(
  frame: Extract<Sellable, { kind: 'frame' }>,
  comment: CartItemAddition['comment'],
): 'EYE' | 'SUN' {
  const kind = frameKind(frame);
  if (comment !== undefined && comment !== kind) reject(apiErrors.invalidField('comment', `is not ${kind}`));
  return kind;
}

/** Adds items. A contact lens that is already in the cart for the same eye increases the quantity of its item. */
export const addCartItem: Handler<'addCartItem'> = ({ shopper, params, body }, context) => {
  const { state, now } = context;
  const order = requireOrCreateOrder(context, {
    shopper,
    storeId: params.storeId,
    reference: body.orderId,
  });
  let items: OrderItem[] = [...order.items];
  const changed = body.orderItem.map((addition) => {
    const item = itemToAdd(addition, context);
    const existing = items.find((candidate) => isSameContactLens(candidate, item));
    const merged = existing ? { ...existing, quantity: existing.quantity + item.quantity } : item;
    items = existing ? items.map((other) => (other === existing ? merged : other)) : [...items, merged];
    return merged.orderItemId;
  });
  checkQuantities(context, order, {
    items,
    changed: items.filter(({ orderItemId }) => changed.includes(orderItemId)),
  });
  replaceItems(state, order, items, now().getTime());
  return {
    orderId: order.orderId,
    orderItem: [...new Set(changed)].map((orderItemId) => ({ orderItemId })),
    resourceName: 'cart',
  };
};

/** Adds a frame with its lens and protection plan. Every pair has separate items. */
export const addGlasses: Handler<'addGlasses'> = (call, context) =>
  runCommand(context.state, () => add(call, context));

function add({ shopper, body }: Call<'addGlasses'>, context: SandboxContext): AddGlassesSuccess {
  const { state, catalog, now } = context;
  const order = requireOrCreateOrder(context, { shopper, storeId: body.storeId, reference: body.orderId });
  const frame = findFrame(catalog, body.frameCatentryId);
  const lens = findLens(catalog, frame, body);
  const plan = findSinglePlan(catalog, body.addOns);
  rejectPlanWithoutLens(lens, plan);

  const frameItem = newItem(context, frame, { kind: frameKind(frame), quantity: 1 });
  const childOptions = { quantity: 1, parentItemId: frameItem.orderItemId };
  const added = [
    frameItem,
    ...(lens ? [newItem(context, lens, { kind: 'LENS', ...childOptions })] : []),
    ...(plan ? [newItem(context, plan, { kind: 'WARRANTY', ...childOptions })] : []),
  ];
  const items = [...order.items, ...added];
  checkQuantities(context, order, { items, changed: added });
  replaceItems(state, order, items, now().getTime());
  return {
    orderId: [order.orderId],
    orderItemId: added.map(({ orderItemId }) => orderItemId),
    storeId: [body.storeId],
    catalogId: [body.catalogId],
    langId: [body.langId],
    URL: [body.URL],
  };
}
