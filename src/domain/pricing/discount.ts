import { type Cents, clamp, subtract, ZERO } from '../money/cents';

/** Returns the price after a discount, between zero and the price itself (000 §5). */
export function applyDiscount(price: Cents, discount: Cents): Cents {
  return clamp(subtract(price, discount), ZERO, price);
}

/** Returns the saving between two prices; zero if the offer is not lower. */
export function savingBetween(list: Cents, offer: Cents): Cents {
  return clamp(subtract(list, offer), ZERO, list);
}

/** Returns the discount in whole percent: round(100 × (list − offer) / list), 0 when there is none (000 §5, product.md §5). */
export function percentDiscount(list: Cents, offer: Cents): number {
  return Math.round(exactPercent(list, offer));
}

/**
 * Returns the whole percent shown on a product's badge: the discount "rounded up" (000 §5).
 *
 * It rounds up the exact ratio, since `percentDiscount` is already whole. List 180.00 and offer 155.00: 13.88…%, so both are
 * 14. Offer 157.50: exactly 12.5%, so both are 13. Offer 158.00: 12.22…%, so percentDiscount is 12 and the badge 13.
 */
export function discountBadge(list: Cents, offer: Cents): number {
  return Math.ceil(exactPercent(list, offer));
}

/**
 * Multiplies before dividing, so that a whole or half percentage is exact and rounding up never turns 40% into 41%.
 */
function exactPercent(list: Cents, offer: Cents): number {
  return list > 0 ? (100 * savingBetween(list, offer)) / list : 0;
}
