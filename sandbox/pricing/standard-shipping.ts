import { type Cents, cents, ZERO } from '@/domain/money/cents';
import type { Currency } from '../seed/models/price';

/** Standard shipping of contact lenses alone, in cents. */
const CHARGE: Record<Currency, number> = { USD: 795, CAD: 995 };
/** Merchandise from which it is free, in cents. */
const FREE_FROM: Record<Currency, number> = { USD: 4900, CAD: 6900 };

/**
 * Returns the cost of standard shipping: free with a pair of glasses, as the site's announcement says, and free above a certain
 * value.
 *
 * @param merchandise value of the goods after all reductions, in cents.
 */
export function standardShipping(
  cart: { isEmpty: boolean; hasGlasses: boolean; merchandise: Cents },
  currency: Currency,
): Cents {
  const isFree = cart.isEmpty || cart.hasGlasses || cart.merchandise >= FREE_FROM[currency];
  return isFree ? ZERO : cents(CHARGE[currency]);
}
