/**
 * Article numbers of the seed. They start with 20 to 29, the GS1 range for numbers used inside one company, so that none
 * can belong to a real product.
 */

/** Returns the check digit of an EAN-13: alternating weights 1 and 3 from the left, complement to a multiple of 10. */
export function ean13CheckDigit(twelveDigits: string): string {
  if (!/^\d{12}$/.test(twelveDigits))
    throw new RangeError(`An EAN-13 needs twelve digits, not "${twelveDigits}"`);
  const sum = [...twelveDigits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

/** Appends the check digit. */
export function ean13(twelveDigits: string): string {
  return twelveDigits + ean13CheckDigit(twelveDigits);
}
