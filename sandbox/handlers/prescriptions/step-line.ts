import type { StoreId } from '@/domain/locale/locales';
import { apiErrors, reject } from '../../http/api-errors';
import { takesPrescription } from '../../orders/takes-prescription';
import type { SandboxContext } from '../../sandbox-context';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import type { Order } from '../../state/order';
import { cartErrors } from '../cart/cart-errors';
import { linkedOrder } from './linked-order';
import { prescriptionErrors } from './prescription-errors';
import { findStepItem, type StepItem } from './step-items';

export interface StepLineLookup {
  shopper: Shopper;
  storeId: StoreId;
  orderItemId: string;
  /** Opens the order of another shopper. */
  link?: string | undefined;
}

/** An item of the prescription step that the caller may provide a prescription for. */
export interface StepLine {
  order: Order;
  stepItem: StepItem;
  /** False for somebody with the link of another shopper's order. */
  isOwner: boolean;
}

/**
 * Finds the item of a file or prescription, in a cart or in an order whose lenses are not at the lab yet.
 *
 * @throws ApiErrorResponse 400 for the generic user, for an item that needs no prescription and for a locked cart; 404 for an
 * unknown item; 403 for another shopper's.
 */
export function requireStepLine(context: SandboxContext, lookup: StepLineLookup): StepLine {
  const { state, catalog } = context;
  const { shopper, storeId, orderItemId, link } = lookup;
  if (shopper.userId === GENERIC_USER_ID) return reject(apiErrors.userNeeded());
  const order = state.orders.by('item', orderItemId).find((candidate) => candidate.storeId === storeId);
  if (!order) return reject(apiErrors.notFound(`Order item ${orderItemId}`));
  const isOwner = order.userId === shopper.userId;
  const isLinked = link !== undefined && linkedOrder(state, storeId, link) === order;
  if (!isOwner && !isLinked) return reject(prescriptionErrors.otherUser());
  if (!takesPrescription(context, order, orderItemId)) reject(cartErrors.orderLocked(order.orderId));
  const stepItem = findStepItem(order, catalog, orderItemId);
  if (!stepItem) return reject(apiErrors.invalidField('orderItemId', 'needs no prescription'));
  return { order, stepItem, isOwner };
}
