import type { Cents } from '@/domain/money/cents';
import type { Currency } from '../seed/models/price';
import type { PromotionCode } from '../seed/promotion-codes';
import type { Order, OrderItem } from '../state/order';
import type { Sellable } from './sellable';

/** Why a price is reduced. */
export type Reduction =
  | { type: 'AEO'; percent: number; ofPair: boolean }
  | { type: 'BOM'; percent: number }
  | { type: 'GVP'; pairPrice: Cents }
  | { type: 'CODE'; promotion: PromotionCode };

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
  /** Of the whole line, before adjustments. */
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
}
