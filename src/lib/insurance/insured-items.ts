import type { CartItem } from '@generated/cart/model/cartItem';
import { type Cents, cents } from '@/domain/money/cents';
import { parseAmount } from '@/domain/money/parse-amount';

/**
 * Code of the adjustment for vision insurance on a line of a cart or order (a field that the contract adds, see
 * openapi/cart.yaml).
 */
const INSURANCE_CODE = 'RIA';

/** Returns whether insurance pays for a line of a cart or order. */
export function isInsuredItem({ adjustment = [] }: CartItem): boolean {
  return adjustment.some(({ code }) => code === INSURANCE_CODE);
}

/** Returns the amount that insurance pays for the lines of a cart or order. */
export function insuranceSavingOf(items: readonly CartItem[]): Cents {
  const amounts = items
    .flatMap(({ adjustment = [] }) => adjustment)
    .filter(({ code }) => code === INSURANCE_CODE)
    .map(({ amount }) => Math.abs(parseAmount(amount) ?? 0));
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}
