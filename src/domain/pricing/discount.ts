import { type Cents, clamp, subtract, ZERO } from '../money/cents';

/** A price after a discount: never below zero, and never above the price itself (000 §5). */
export function applyDiscount(price: Cents, discount: Cents): Cents {
  return clamp(subtract(price, discount), ZERO, price);
}

/** What the shopper saves between two prices; zero where the offer is not lower. */
export function savingBetween(list: Cents, offer: Cents): Cents {
  return clamp(subtract(list, offer), ZERO, list);
}

/** Discount in whole per cent: round(100 × (list − offer) / list), 0 when there is none (000 §5, spec/decisions.md). */
export function percentDiscount(list: Cents, offer: Cents): number {
  return Math.round(exactPercent(list, offer));
}

/**
 * Whole per cent shown on a product's badge: the discount "rounded up" (000 §5).
 *
 * Rounding `percentDiscount` up would change nothing, since it is whole already. So the badge rounds the exact ratio up:
 * list 180.00 and offer 155.00 are 13.88… %, a percentDiscount and a badge of 14; at an offer of 157.50, which is
 * 12.5 % exactly, both are 13; at 158.00, 12.22… %, the percentDiscount is 12 and the badge 13.
 */
export function discountBadge(list: Cents, offer: Cents): number {
  return Math.ceil(exactPercent(list, offer));
}

/**
 * Multiplies before it divides: a ratio of whole numbers that is itself whole, or a half, comes out exactly, so that
 * rounding up never turns 40 % into 41 %.
 */
function exactPercent(list: Cents, offer: Cents): number {
  return list > 0 ? (100 * savingBetween(list, offer)) / list : 0;
}
