import { add, type Cents } from '@/domain/money/cents';
import type { Catalog } from '../seed/catalog/seed-catalog';
import type { Currency } from '../seed/models/price';
import type { Order } from '../state/order';
import { priceItems } from './price-items';
import type { Adjustment, PricedItem, PricedOrder } from './priced-order';
import { promotionCodeAdjustments } from './promotion-code-adjustments';
import { salesTax } from './sales-tax';
import { findShipMode, type ShipMode, shippingCharge } from './shipping-modes';

export interface PricingTerms {
  catalog: Catalog;
  currency: Currency;
  /** Epoch milliseconds; decides which promotion codes are active. A placed order keeps those of its time. */
  now: number;
  /** Instead of the order's own, to say what another method would cost. */
  shipMode?: ShipMode;
}

/**
 * Prices an order to the cent. Promotion codes apply to frames, lenses and contact lenses, never to protection plans,
 * as with perks. There is no sales tax as long as the order has no address.
 */
export function priceOrder(order: Order, { catalog, currency, now, shipMode }: PricingTerms): PricedOrder {
  const items = priceItems(order.items, catalog, currency);
  const discountable = discountableTotal(items);
  const adjustments = promotionCodeAdjustments(order.promotionCodes, discountable, {
    currency,
    now: order.placement?.placedAt ?? now,
  });
  const productTotal = add(...items.map(({ price }) => price));
  const adjustmentTotal = add(sumAmounts(items.flatMap((item) => item.adjustments)), sumAmounts(adjustments));
  const merchandise = add(productTotal, adjustmentTotal);
  const shipping = shippingCharge(
    shipMode ?? findShipMode(order.shipping?.shipModeId),
    {
      isEmpty: items.length === 0,
      hasGlasses: items.some(({ sellable }) => sellable.kind === 'frame'),
      merchandise,
    },
    currency,
  );
  const tax = salesTax(items, {
    orderSaving: sumAmounts(adjustments),
    discountable,
    region: order.shipping?.address?.region,
  });
  return {
    order,
    currency,
    items,
    adjustments,
    productTotal,
    adjustmentTotal,
    shipping,
    salesTax: tax,
    grandTotal: add(merchandise, shipping, tax),
  };
}

/** The value that promotion codes may reduce: the lines after their own adjustments, in cents. */
export function discountableTotal(items: readonly PricedItem[]): Cents {
  return add(
    ...items
      .filter(({ item }) => item.kind !== 'WARRANTY')
      .map(({ price, adjustments }) => add(price, sumAmounts(adjustments))),
  );
}

function sumAmounts(adjustments: readonly Adjustment[]): Cents {
  return add(...adjustments.map(({ amount }) => amount));
}
