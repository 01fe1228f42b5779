import type { Cents } from '@/domain/money/cents';
import { toDecimal } from '@/domain/money/parse-amount';

/** An amount as transaction services write it: five decimals, such as 229.00000. */
export function toAmount(amount: Cents): string {
  return `${toDecimal(amount)}000`;
}

/** A quantity as transaction services write it, such as 1.0. */
export function toQuantity(quantity: number): string {
  return quantity.toFixed(1);
}
