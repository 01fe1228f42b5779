import { cents } from '@/domain/money/cents';
import { toDecimal } from '@/domain/money/parse-amount';

/** Cents as decimal text, such as "153.00". */
export function decimalPrice(amount: number): string {
  return toDecimal(cents(amount));
}
