import { add, type Cents, cents } from '@/domain/money/cents';
import type { Catalog } from '../seed/catalog/seed-catalog';
import type { Currency } from '../seed/models/price';
import type { Order } from '../state/order';
import { type InsuredPrices, insuredPrices, type PayingBenefits } from './insured-prices';
import { type OrderLine, orderLines, priceItems } from './price-items';
import { type Adjustment, isDiscountable, type PricedItem, type PricedOrder } from './priced-order';
import { promotionCodeAdjustments } from './promotion-code-adjustments';
import { salesTax } from './sales-tax';
import { findShipMode, type ShipMode, shippingCharge } from './shipping-modes';

export interface PricingTerms {
  catalog: Catalog;
  currency: Currency;
  /** Epoch milliseconds; decides which promotion codes are active. A placed order keeps those of its time. */
  now: number;
  /** Replaces the order's method, to find out the cost of another one. */
  shipMode?: ShipMode;
  /** Benefits of the shopper's plan; absent with insurance off. A placed order keeps the prices of its time. */
  benefits?: PayingBenefits | undefined;
}

/**
 * Prices an order to the cent. Promotion codes apply to frames, lenses and contact lenses, never to protection plans, like
 * perks, and never to covered lines. There is no sales tax as long as the order has no address.
 */
export function priceOrder(order: Order, terms: PricingTerms): PricedOrder {
  const { catalog, currency, now, shipMode } = terms;
  const lines = orderLines(order.items, catalog);
  const insured = insuredLines(order, lines, terms);
  const items = priceItems(lines, { catalog, currency, insured });
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
    insured,
  };
}

function insuredLines(
  { placement }: Order,
  lines: readonly OrderLine[],
  { benefits, currency }: PricingTerms,
): InsuredPrices {
  if (placement) {
    const { insuredPrices: prices = [] } = placement.usedBenefits ?? {};
    return new Map(prices.map(({ orderItemId, price }) => [orderItemId, cents(price)]));
  }
  return insuredPrices(
    lines.map(({ item, sellable }) => ({ id: item.orderItemId, sellable })),
    benefits,
    currency,
  );
}

/** Returns the value that promotion codes may reduce: the lines without insurance after their line adjustments, in cents. */
export function discountableTotal(items: readonly PricedItem[]): Cents {
  return add(
    ...items.filter(isDiscountable).map(({ price, adjustments }) => add(price, sumAmounts(adjustments))),
  );
}

function sumAmounts(adjustments: readonly Adjustment[]): Cents {
  return add(...adjustments.map(({ amount }) => amount));
}
