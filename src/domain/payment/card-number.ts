/** Sixteen digits in groups of four, with three spaces (002 §5). */
export const MAX_CARD_NUMBER_LENGTH = 19;

const MAX_DIGITS = 16;

/** The digits of a card number. */
export function cardDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Groups the digits in fours, also while typing: `4111 1111 1111 1111` (002 §5). */
export function groupCardNumber(text: string): string {
  return (
    cardDigits(text)
      .slice(0, MAX_DIGITS)
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  );
}
