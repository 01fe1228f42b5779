import type { UsableShippingInfo } from '@generated/cart/model/usableShippingInfo';
import type { UsableShippingMode } from '@generated/cart/model/usableShippingMode';
import type { Call } from '../../call';
import { callerBenefits } from '../../insurance/paying-benefits';
import { deliveryDays } from '../../pricing/delivery-days';
import { priceOrder } from '../../pricing/price-order';
import type { PricedOrder } from '../../pricing/priced-order';
import { type ShipMode, shipModesFor } from '../../pricing/shipping-modes';
import type { SandboxContext } from '../../sandbox-context';
import { toAmount } from '../../serializers/cart/amount';
import { shipModeFields } from '../../serializers/cart/shipping-fields';
import { type ResponseView, responseView } from '../../serializers/response-view';
import { missingPrescriptions } from './missing-prescriptions';
import { accountAddresses } from './shipping-address';
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
