import type { SeededRandom } from '../random';

/**
 * Returns the ten digits in the format of a national provider identifier (US) with a wrong check digit: no real provider can
 * have it.
 */
export function invalidNpi(random: SeededRandom): string {
  const body = `1${String(random.integer(0, 99_999_999)).padStart(8, '0')}`;
  return `${body}${(checkDigit(body) + 1) % 10}`;
}

/** Returns the tenth digit of a real identifier: Luhn over the nine digits after the prefix 80840 (45 CFR 162.406). */
export function checkDigit(body: string): number {
  const digits = [...`80840${body}`].map(Number);
  const sum = digits.reduceRight((total, digit, index) => {
    const doubled = (digits.length - index) % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
