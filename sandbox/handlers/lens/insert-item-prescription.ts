import { getInsertItemPrescriptionMockHandler } from '@generated/lens/lens.msw';
import { createResolver } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { OrderItem } from '../../state/order';
import { withoutPrescription } from '../../state/order-items';
import { replaceItems } from '../../state/orders';
import { cartErrors } from '../cart/cart-errors';
import type { HandlerFactory } from '../handler-factory';
import { requireFrameItem } from './item-of-shopper';

/**
 * Saves the prescription of a frame's item, in a cart or in an order that is not shipped yet. A second one replaces the first
 * and keeps its id; the id of another item's prescription is not taken over.
 */
export const insertItemPrescription: HandlerFactory = () =>
  getInsertItemPrescriptionMockHandler(
    createResolver('insertItemPrescription', ({ params, body, shopper }, { state, now }) => {
      const { order, item } = requireFrameItem(state, shopper, params.orderItemId);
      if (order.locked || !['P', 'M'].includes(order.status))
        return reject(cartErrors.orderLocked(order.orderId));
      const { savedFileName } = body;
      if (savedFileName && state.prescriptionFiles.get(savedFileName)?.userId !== shopper.userId) {
        return reject(apiErrors.notFound(savedFileName));
      }
      const prescriptionId = item.prescriptionId ?? state.nextId('prescription');
      const prescription = { ...body, prescriptionId };
      const changed: OrderItem = { ...withoutPrescription(item), prescriptionId, prescription };
      const items = order.items.map((candidate) => (candidate === item ? changed : candidate));
      replaceItems(state, order, items, now().getTime());
      return { status: 'Success' as const, prescriptionId };
    }),
  );
