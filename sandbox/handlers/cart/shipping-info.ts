import type { UsableShippingInfo } from '@generated/cart/model/usableShippingInfo';
import type { UsableShippingMode } from '@generated/cart/model/usableShippingMode';
import type { Call, Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { callerBenefits } from '../../insurance/paying-benefits';
import { deliveryDays } from '../../pricing/delivery-days';
import { priceOrder } from '../../pricing/price-order';
import type { PricedOrder } from '../../pricing/priced-order';
import { findShipMode, type ShipMode, STANDARD, shipModesFor } from '../../pricing/shipping-modes';
import type { SandboxContext } from '../../sandbox-context';
import { toAmount } from '../../serializers/cart/amount';
import { shipModeFields } from '../../serializers/cart/shipping-fields';
import { type ResponseView, responseView } from '../../serializers/response-view';
import type { Order } from '../../state/order';
import type { OrderShipping } from '../../state/order-checkout';
import { checkoutErrors } from './cart-errors';
import { missingPrescriptions } from './missing-prescriptions';
import { accountAddress, accountAddresses, toShippingAddress } from './shipping-address';
import { requireOrder } from './shopper-order';

/** Lists the methods that reach the order's address, with prices and delivery days. */
export function getUsableShippingInfo(
  call: Call<'getUsableShippingInfo'>,
  context: SandboxContext,
): UsableShippingInfo {
  const { shopper, params, query } = call;
  const { state, catalog, now } = context;
  const order = requireOrder(context, { shopper, storeId: params.storeId });
  const view = responseView(params.storeId, query);
  const missing = missingPrescriptions(order, catalog);
  const terms = {
    catalog,
    currency: view.currency,
    now: now().getTime(),
    benefits: callerBenefits(context, call),
  };
  const priced = shipModesFor(order.shipping?.address?.region).map((mode) => ({
    mode,
    order: priceOrder(order, { ...terms, shipMode: mode }),
  }));
  const usableShippingAddress = accountAddresses(state, shopper.userId);
  return {
    orderId: order.orderId,
    resourceName: 'cart',
    orderItem: order.items.map(({ orderItemId }, index) => ({
      orderItemId,
      usableShippingMode: priced.flatMap((alternative) =>
        toUsableMode(alternative, index, { orderedAt: now(), view }),
      ),
      usableShippingAddress,
      x_prescriptionNeeded: missing.has(orderItemId) ? 'true' : 'false',
    })),
  };
}

/** Returns a method for the line at an index, at its price for the whole order. */
function toUsableMode(
  { mode, order: { items, shipping } }: { mode: ShipMode; order: PricedOrder },
  index: number,
  { orderedAt, view }: { orderedAt: Date; view: ResponseView },
): UsableShippingMode[] {
  const item = items[index];
  if (!item) return [];
  const { earliest, latest } = deliveryDays(item, items, { mode, orderedAt });
  return [
    {
      ...shipModeFields(mode, view),
      x_shippingCharge: toAmount(shipping),
      x_earliestDelivery: earliest,
      x_latestDelivery: latest,
    },
  ];
}

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
