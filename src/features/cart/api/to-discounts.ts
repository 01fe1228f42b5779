import type { CartAdjustment } from '@generated/cart/model/cartAdjustment';
import { type Cents, cents, ZERO } from '@/domain/money/cents';
import { parseAmount } from '@/domain/money/parse-amount';
import type { CartDiscount } from './cart-view';

/** Discounts under the names that the commerce API gives them; those of one name are added up. Other charges are left out. */
export function toDiscounts(adjustments: readonly CartAdjustment[]): CartDiscount[] {
  const discounts = new Map<string, CartDiscount>();
  for (const { usage, code = '', description = '', amount: value } of adjustments) {
    if (usage !== 'Discount') continue;
    const id = `${code} ${description}`;
    const soFar = discounts.get(id)?.amount ?? ZERO;
    discounts.set(id, { id, description: description || code, amount: cents(soFar + positive(value)) });
  }
  return [...discounts.values()];
}

/** Negates the discounts, which the commerce API sends as negative amounts. */
function positive(value: string): Cents {
  return cents(Math.abs(parseAmount(value) ?? ZERO));
}
