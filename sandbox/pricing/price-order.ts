import { add, type Cents, ZERO } from '@/domain/money/cents';
import type { Catalog } from '../seed/catalog/seed-catalog';
import type { Currency } from '../seed/models/price';
import type { Order } from '../state/order';
import { priceItems } from './price-items';
import type { Adjustment, PricedItem, PricedOrder } from './priced-order';
import { promotionCodeAdjustments } from './promotion-code-adjustments';
import { standardShipping } from './standard-shipping';

export interface PricingTerms {
  catalog: Catalog;
  currency: Currency;
  /** Epoch milliseconds; decides which promotion codes are active. */
  now: number;
}

/**
 * Prices an order to the cent. Promotion codes apply to frames, lenses and contact lenses, never to protection plans,
 * as with perks. There is no sales tax as long as the order has no address.
 */
export function priceOrder(order: Order, { catalog, currency, now }: PricingTerms): PricedOrder {
  const items = priceItems(order.items, catalog, currency);
  const adjustments = promotionCodeAdjustments(order.promotionCodes, discountableTotal(items), {
    currency,
    now,
  });
  const productTotal = add(...items.map(({ price }) => price));
  const adjustmentTotal = add(sumAmounts(items.flatMap((item) => item.adjustments)), sumAmounts(adjustments));
  const merchandise = add(productTotal, adjustmentTotal);
  const shipping = standardShipping(
    {
      isEmpty: items.length === 0,
      hasGlasses: items.some(({ sellable }) => sellable.kind === 'frame'),
      merchandise,
    },
    currency,
  );
  return {
    order,
    currency,
    items,
    adjustments,
    productTotal,
    adjustmentTotal,
    shipping,
    salesTax: ZERO,
    grandTotal: add(merchandise, shipping),
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
