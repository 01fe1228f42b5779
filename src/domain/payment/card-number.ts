import { digitsOf } from '../text/typed-text';

/** Sixteen digits in groups of four, with three spaces: 19 characters (002 §5). */
const MAX_DIGITS = 16;

/** Groups the digits in fours, also while typing: `4111 1111 1111 1111`; American Express, too (002 §5). */
export function groupCardNumber(text: string): string {
  return (
    digitsOf(text)
      .slice(0, MAX_DIGITS)
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  );
}
