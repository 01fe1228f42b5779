import { type Cents, cents } from './cents';

const DECIMAL = /^([+-]?)(\d{1,12})(?:\.(\d*))?$/;

/**
 * Parses an amount of the commerce API to cents: "229.00000", "19.9" or a JSON number in units of the currency.
 *
 * Rounds half a cent away from zero, on the decimal digits, so that 1.005 becomes 101 cents although the nearest float
 * is slightly lower. Undefined for "" (the API's "no price"), null, undefined and anything that is not a plain decimal
 * number of at most twelve digits before the point.
 */
export function parseAmount(value: string | number | null | undefined): Cents | undefined {
  if (value === null || value === undefined) return undefined;
  const match = DECIMAL.exec(String(value).trim());
  if (!match) return undefined;
  const [, sign, units = '', fraction = ''] = match;
  const digits = fraction.padEnd(3, '0');
  const truncated = Number(units) * 100 + Number(digits.slice(0, 2));
  const rounded = digits.charAt(2) >= '5' ? truncated + 1 : truncated;
  return cents(sign === '-' ? -rounded : rounded);
}

/** Formats cents as a decimal number in units of the currency, such as "229.00". */
export function toDecimal(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
