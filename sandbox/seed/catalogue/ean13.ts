/**
 * Article numbers of the seed. They all start with 20 to 29, the range that GS1 keeps for numbers used inside one
 * company, so that none of them can be the number of a real article.
 */

/** Check digit of an EAN-13: weights 1 and 3 in turn from the left, the sum brought up to a multiple of 10. */
export function ean13CheckDigit(twelveDigits: string): string {
  if (!/^\d{12}$/.test(twelveDigits))
    throw new RangeError(`An EAN-13 needs twelve digits, not "${twelveDigits}"`);
  const sum = [...twelveDigits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** The thirteen digits of the article number whose first twelve are given. */
export function ean13(twelveDigits: string): string {
  return twelveDigits + ean13CheckDigit(twelveDigits);
}
