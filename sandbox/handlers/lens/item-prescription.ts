import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { RawResponse } from '../../http/raw-response';
import { takesPrescription } from '../../orders/takes-prescription';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import type { Order, OrderItem } from '../../state/order';
import { withoutPrescription } from '../../state/order-items';
import { replaceItems } from '../../state/orders';
import { itemPrescription } from '../../state/prescriptions';
import type { SandboxState } from '../../state/state';
import { cartErrors } from '../cart/cart-errors';
import { LENS_EXTENSIONS } from '../prescription-files/file-type';
import { saveFile } from '../prescription-files/save-file';
import { fileResponse } from '../prescription-files/send-file';

interface ShopperItem {
  order: Order;
  item: OrderItem;
}

/**
 * Finds an item of the shopper's orders that can have lenses: a frame.
 *
 * @throws ApiErrorResponse 400 for the generic user; 404 for an unknown item and for another shopper's item alike, so that ids
 * cannot be probed.
 */
function requireFrameItem(state: SandboxState, shopper: Shopper, orderItemId: string): ShopperItem {
  if (shopper.userId === GENERIC_USER_ID) return reject(apiErrors.userNeeded());
  const [order] = state.orders.by('item', orderItemId);
  const item = order?.items.find((candidate) => candidate.orderItemId === orderItemId);
  const isFrame = item?.kind === 'EYE' || item?.kind === 'SUN';
  if (!order || !item || !isFrame || order.userId !== shopper.userId) {
    return reject(apiErrors.notFound(`Order item ${orderItemId}`));
  }
  return { order, item };
}

/** Saves a file of the shopper's session. */
export const uploadItemPrescription: Handler<'uploadItemPrescription'> = ({ body, shopper }, context) => {
  const { userId } = shopper;
  if (userId === GENERIC_USER_ID) return reject(apiErrors.userNeeded());
  const { fileName, fileData, orderItemId } = body;
  if (orderItemId !== undefined) requireFrameItem(context.state, shopper, orderItemId);
  return saveFile(context, { userId, fileName, fileData, orderItemId }, LENS_EXTENSIONS);
};

/** Returns a file for its owner; 404 for everybody else, as for an unknown one. */
export const downloadItemPrescription: Handler<'downloadItemPrescription'> = (
  { params, shopper },
  { state },
) => {
  const file = state.prescriptionFiles.get(params.savedFileName);
  const response = file && file.userId === shopper.userId ? fileResponse(file) : undefined;
  if (!response) return reject(apiErrors.notFound(params.savedFileName));
  return new RawResponse(response);
};

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

/** Returns the prescription of a frame's item; 404 while it has none. */
export const getItemPrescription: Handler<'getItemPrescription'> = ({ params, shopper }, { state }) => {
  const { item } = requireFrameItem(state, shopper, params.orderItemId);
  const prescription = itemPrescription(item);
  if (!prescription) return reject(apiErrors.notFound(`Prescription of ${params.orderItemId}`));
  return { status: 'Success' as const, prescription };
};
