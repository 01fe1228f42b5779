import type { PrescriptionSetup } from '@generated/prescriptions/model/prescriptionSetup';
import type { Call, Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { isPlaced } from '../../orders/placed-items';
import { takesPrescription } from '../../orders/takes-prescription';
import { sellableById } from '../../pricing/sellable';
import type { SandboxContext } from '../../sandbox-context';
import { itemName } from '../../serializers/item-name';
import { toPrescriptionItem } from '../../serializers/prescriptions/to-prescription-item';
import { type ResponseView, responseView } from '../../serializers/response-view';
import { GENERIC_USER_ID } from '../../session/shopper';
import type { Order } from '../../state/order';
import { currentOrder } from '../../state/orders';
import { cartErrors } from '../cart/cart-errors';
import { linkedOrder } from './linked-order';
import { prescriptionErrors } from './prescription-errors';
import { type StepItem, stepItems } from './step-items';

type SetupCall = Call<'getPrescriptionSetup'>;

/** Returns the items of the shopper's order, or of an order opened by its link. */
export const getPrescriptionSetup: Handler<'getPrescriptionSetup'> = (call, context) => {
  const { params, query, shopper } = call;
  const order = requestedOrder(call, context);
  if (!order) return success({ lineCount: 0, rxDataContent: [], itemNamesMap: {} });
  const items = stepItems(order, context.catalog);
  const isOwner = order.userId === shopper.userId;
  const view = { state: context.state, storeId: params.storeId, showsContent: isOwner };
  return success({
    orderId: order.orderId,
    lineCount: order.items.length,
    isOwner,
    ...(isPlaced(order) && { isPlaced: true }),
    rxDataContent: items.map((item) => ({
      ...toPrescriptionItem(item, view),
      ...(!takesPrescription(context, order, item.items[0].orderItemId) && { prescriptionLocked: true }),
    })),
    itemNamesMap: namesOf(items, context, responseView(params.storeId, query)),
  });
};

const success = (dataContent: PrescriptionSetup) => ({ status: 'Success' as const, dataContent });

/**
 * Finds the order; undefined when the shopper has none.
 *
 * @throws ApiErrorResponse 404 for an unknown order or link, 403 for another shopper's order, 400 for the generic user without
 * a link.
 */
function requestedOrder({ params, query, shopper }: SetupCall, { state }: SandboxContext): Order | undefined {
  const { orderId, storeId } = params;
  const notFound = () => reject(cartErrors.orderNotFound(orderId === '@self' ? '.' : orderId));
  if (query.id !== undefined) {
    const order = linkedOrder(state, storeId, query.id) ?? notFound();
    return orderId === '@self' || orderId === order.orderId ? order : notFound();
  }
  if (shopper.userId === GENERIC_USER_ID) return reject(apiErrors.userNeeded());
  if (orderId === '@self') return currentOrder(state, shopper.userId, storeId);
  const order = state.orders.get(orderId);
  if (!order || order.storeId !== storeId) return notFound();
  return order.userId === shopper.userId ? order : reject(prescriptionErrors.otherUser());
}

function namesOf(items: readonly StepItem[], { catalog }: SandboxContext, view: ResponseView) {
  const lines = items.flatMap((item) => item.items);
  return Object.fromEntries(
    lines.map(({ orderItemId, catentryId, partNumber }) => {
      const sellable = sellableById(catalog, catentryId);
      return [orderItemId, sellable ? itemName(sellable, view) : partNumber];
    }),
  );
}
