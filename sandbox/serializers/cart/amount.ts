import type { Cents } from '@/domain/money/cents';
import { toDecimal } from '@/domain/money/parse-amount';

/** Returns the wire format of an amount: five decimals, such as 229.00000. */
export function toAmount(amount: Cents): string {
  return `${toDecimal(amount)}000`;
}

/** Returns the wire format of a quantity, such as 1.0. */
export function toQuantity(quantity: number): string {
  return quantity.toFixed(1);
}
