import type { Call, Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { findShipMode, type ShipMode, STANDARD, shipModesFor } from '../../pricing/shipping-modes';
import type { SandboxContext } from '../../sandbox-context';
import type { Order } from '../../state/order';
import type { OrderShipping } from '../../state/order-checkout';
import { checkoutErrors } from './checkout-errors';
import { accountAddress, toShippingAddress } from './shipping-address';
import { requireOrder } from './shopper-order';

/** Sets address, method or both. Keeps whatever the request leaves out. */
export const setShippingInfo: Handler<'setShippingInfo'> = (call, context) => {
  const { shopper, params, body } = call;
  const { state, now } = context;
  const order = requireOrder(context, { shopper, storeId: params.storeId, reference: body.orderId });
  const address = requestedAddress(call, context) ?? addressOf(order);
  const mode = shipMode(order, body.shipModeId, address.address?.region);
  const shipping = { ...address, ...(mode ? { shipModeId: mode.id } : {}) };
  state.orders.update(order.orderId, { shipping, updatedAt: now().getTime() });
  return {
    orderId: order.orderId,
    orderItem: order.items.map(({ orderItemId }) => ({ orderItemId })),
    resourceName: 'cart',
  };
};

type Address = Pick<OrderShipping, 'address' | 'addressId'>;

function requestedAddress(
  { body, params, shopper }: Call<'setShippingInfo'>,
  { state }: SandboxContext,
): Address | undefined {
  const { addressId, x_address } = body;
  if (x_address) return { address: toShippingAddress(x_address, params.storeId) };
  if (addressId === undefined) return undefined;
  const address = accountAddress(state, shopper.userId, addressId);
  return address ? { addressId, address } : reject(checkoutErrors.addressNotFound(addressId));
}

function addressOf({ shipping }: Order): Address {
  if (!shipping?.address) return {};
  const { address, addressId } = shipping;
  return addressId ? { address, addressId } : { address };
}

/** Returns the requested method; else the order's, if it reaches the address; Standard for the first address. */
function shipMode(
  { shipping }: Order,
  requested: string | undefined,
  region: string | undefined,
): ShipMode | undefined {
  const reaching = shipModesFor(region);
  if (requested !== undefined) {
    const mode = reaching.find(({ id }) => id === requested);
    return mode ?? reject(checkoutErrors.shippingModeUnavailable(requested));
  }
  const current = findShipMode(shipping?.shipModeId);
  if (current) return reaching.includes(current) ? current : undefined;
  return shipping === undefined ? STANDARD : undefined;
}
