import { getGetUsableShippingInfoMockHandler } from '@generated/cart/cart.msw';
import type { UsableShippingMode } from '@generated/cart/model/usableShippingMode';
import { createResolver } from '../../call';
import { callerBenefits } from '../../insurance/paying-benefits';
import { deliveryDays } from '../../pricing/delivery-days';
import { priceOrder } from '../../pricing/price-order';
import type { PricedItem } from '../../pricing/priced-order';
import { type ShipMode, shipModesFor } from '../../pricing/shipping-modes';
import { toAmount } from '../../serializers/cart/amount';
import { shipModeFields } from '../../serializers/cart/shipping-fields';
import { responseView } from '../../serializers/response-view';
import type { HandlerFactory } from '../handler-factory';
import { missingPrescriptions } from './missing-prescriptions';
import { accountAddresses } from './shipping-address';
import { requireOrder } from './shopper-order';

/** The methods that reach the order's address, with what each costs and when the lines arrive. */
export const getUsableShippingInfo: HandlerFactory = () =>
  getGetUsableShippingInfoMockHandler(
    createResolver('getUsableShippingInfo', (call, context) => {
      const { shopper, params, query } = call;
      const { state, catalog, now } = context;
      const order = requireOrder(context, { shopper, storeId: params.storeId });
      const view = responseView(params.storeId, query);
      const missing = missingPrescriptions(order, catalog);
      const benefits = callerBenefits(context, call);
      const priced = shipModesFor(order.shipping?.address?.region).map((mode) => ({
        mode,
        order: priceOrder(order, {
          catalog,
          currency: view.currency,
          now: now().getTime(),
          shipMode: mode,
          benefits,
        }),
      }));
      const usableShippingAddress = accountAddresses(state, shopper.userId);
      const usableMode = (
        item: PricedItem,
        mode: ShipMode,
        items: readonly PricedItem[],
        charge: string,
      ): UsableShippingMode => {
        const { earliest, latest } = deliveryDays(item, items, { mode, orderedAt: now() });
        return {
          ...shipModeFields(mode, view),
          x_shippingCharge: charge,
          x_earliestDelivery: earliest,
          x_latestDelivery: latest,
        };
      };
      return {
        orderId: order.orderId,
        resourceName: 'cart',
        orderItem: order.items.map(({ orderItemId }, index) => ({
          orderItemId,
          usableShippingMode: priced.flatMap(({ mode, order: { items, shipping } }) => {
            const item = items[index];
            return item ? [usableMode(item, mode, items, toAmount(shipping))] : [];
          }),
          usableShippingAddress,
          x_prescriptionNeeded: missing.has(orderItemId) ? ('true' as const) : ('false' as const),
        })),
      };
    }),
  );
