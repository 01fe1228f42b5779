import type { Cents } from '@/domain/money/cents';
import type { Currency } from '../seed/models/price';
import type { PromotionCode } from '../seed/promotion-codes';
import type { Order, OrderItem } from '../state/order';
import type { InsuredPrices } from './insured-prices';
import type { Sellable } from './sellable';

/** Reasons why a price is reduced. */
export type Reduction =
  | { type: 'AEO'; percent: number; ofPair: boolean }
  | { type: 'BOM'; percent: number }
  | { type: 'GVP'; pairPrice: Cents }
  | { type: 'CODE'; promotion: PromotionCode }
  /** Saving by vision insurance on the covered unit. */
  | { type: 'INSURANCE' }
  /** The offer price of the other units of a line that insurance covers once. */
  | { type: 'OFFER' };

/** A reduction of a line or an order, in cents below zero. */
export interface Adjustment {
  reduction: Reduction;
  amount: Cents;
}

/** A line item with its prices, in cents. */
export interface PricedItem {
  item: OrderItem;
  sellable: Sellable;
  unitPrice: Cents;
  /** Price of the whole line, before adjustments. */
  price: Cents;
  adjustments: Adjustment[];
}

/** An order with its totals, in cents: products + adjustments + shipping + salesTax = grandTotal. */
export interface PricedOrder {
  order: Order;
  currency: Currency;
  items: PricedItem[];
  /** Reductions of the order as a whole, by promotion codes. */
  adjustments: Adjustment[];
  productTotal: Cents;
  /** All adjustments, of lines and of the order; zero or less. */
  adjustmentTotal: Cents;
  shipping: Cents;
  salesTax: Cents;
  grandTotal: Cents;
  /** Prices of the lines that insurance covers. */
  insured: InsuredPrices;
}

/** Returns whether insurance lowers a line's price. No promotion, perk or code applies to it (product.md §5). */
export function isCovered({ adjustments }: PricedItem): boolean {
  return adjustments.some(({ reduction }) => reduction.type === 'INSURANCE');
}

/** Returns whether promotion codes reduce a line: not a protection plan, and not covered by insurance. */
export function isDiscountable(item: PricedItem): boolean {
  return item.item.kind !== 'WARRANTY' && !isCovered(item);
}
