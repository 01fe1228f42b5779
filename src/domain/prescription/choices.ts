import { cleanCode } from '../text/typed-text';

/** Sphere and cylinder in diopters: -20 to +20 in steps of 0.25 (003 §9). */
export const POWER_CHOICES: readonly number[] = range(-20, 20, 0.25);

/** Amounts of a sphere or cylinder; the form asks for the sign separately. */
export const AMOUNT_CHOICES: readonly number[] = range(0, 20, 0.25);

/** Returns whether an axis is in whole degrees from 1 to 180; 0 is written 180. */
export function isAxis(axis: number): boolean {
  return Number.isInteger(axis) && axis >= 1 && axis <= 180;
}

/** The degree sign, and what keyboards have in its place: the Spanish one an ordinal, others a ring. */
const DEGREE_SIGN = /[°º˚]$/;

/** Parses a typed axis, including paper notations: 090, 90°, x90. Undefined for anything else, such as 1e2. */
export function parseAxis(typed: string): number | undefined {
  const digits = /^x?(\d{1,3})$/i.exec(cleanCode(typed.trim().replace(DEGREE_SIGN, '')))?.[1];
  return digits !== undefined && isAxis(Number(digits)) ? Number(digits) : undefined;
}

/** Addition in diopters. The API takes up to 4.00; none is an empty choice. */
export const ADD_CHOICES: readonly number[] = range(0.25, 4, 0.25);

/** Prism in prism diopters, per direction. */
export const PRISM_CHOICES: readonly number[] = range(0.25, 10, 0.25);

/** Single pupillary distance in millimeters: 51 to 77.5 in steps of 0.5 (003 §9). */
export const SINGLE_PD_CHOICES: readonly number[] = range(51, 77.5, 0.5);

/** Pupillary distance of one eye in millimeters: 25 to 38.5 in steps of 0.5 (003 §9). */
export const DUAL_PD_CHOICES: readonly number[] = range(25, 38.5, 0.5);

/** Includes both ends. Multiplies instead of adding steps, to avoid accumulated rounding errors. */
function range(first: number, last: number, step: number): readonly number[] {
  const count = Math.round((last - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => first + index * step);
}
