import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { takesPrescription } from '../../orders/takes-prescription';
import type { OrderItem } from '../../state/order';
import { withoutPrescription } from '../../state/order-items';
import { replaceItems } from '../../state/orders';
import { cartErrors } from '../cart/cart-errors';
import { requireFrameItem } from './item-of-shopper';

/**
 * Saves the prescription of a frame's item, in a cart or until its lenses are at the lab. A second one replaces the first
 * and has its id; the id of another item's prescription is not taken over.
 */
export const insertItemPrescription: Handler<'insertItemPrescription'> = (
  { params, body, shopper },
  context,
) => {
  const { state, now } = context;
  const { order, item } = requireFrameItem(state, shopper, params.orderItemId);
  if (!takesPrescription(context, order, params.orderItemId))
    return reject(cartErrors.orderLocked(order.orderId));
  const { savedFileName } = body;
  if (savedFileName && state.prescriptionFiles.get(savedFileName)?.userId !== shopper.userId) {
    return reject(apiErrors.notFound(savedFileName));
  }
  const prescriptionId = item.prescriptionId ?? state.nextId('prescription');
  const prescription = { ...body, prescriptionId };
  const prescribedAt = item.prescribedAt ?? now().getTime();
  const changed: OrderItem = { ...withoutPrescription(item), prescriptionId, prescription, prescribedAt };
  const items = order.items.map((candidate) => (candidate === item ? changed : candidate));
  replaceItems(state, order, items, now().getTime());
  return { status: 'Success' as const, prescriptionId };
};
