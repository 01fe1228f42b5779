import { EYES } from '../prescription/eye';
import { largestAbsolutePower } from '../prescription/frame-compatibility';
import type { Prescription } from '../prescription/prescription';

/**
 * Recommended refractive index by the stronger eye's largest absolute power, in diopters. Our configuration, because published
 * limits of retailers differ (optics.md §2). `first` is recommended in this order, then `also`.
 */
export const INDEX_ADVICE: readonly IndexAdvice[] = [
  { upTo: 2, first: [1.5], also: [1.59, 1.53] },
  { upTo: 4, first: [1.59, 1.6], also: [1.5, 1.67] },
  { upTo: 6, first: [1.67], also: [1.6, 1.74] },
  { upTo: 8, first: [1.74], also: [1.67] },
  { upTo: Number.POSITIVE_INFINITY, first: [1.74], also: [1.67], needsOptician: true },
];

/** A cylinder beyond this takes the next stronger row. Diopters. */
const STRONG_CYLINDER = 2;

export interface IndexAdvice {
  /** Diopters, included. */
  readonly upTo: number;
  readonly first: readonly number[];
  readonly also: readonly number[];
  readonly needsOptician?: boolean;
}

/** Returns the stronger eye's largest absolute power, in diopters. */
export function strongestPower(prescription: Prescription): number {
  return Math.max(
    ...EYES.map((eye) => largestAbsolutePower(prescription[eye].sphere, prescription[eye].cylinder)),
  );
}

/** Returns the row of the configuration for a prescription. */
export function indexAdvice(prescription: Prescription): IndexAdvice {
  const power = strongestPower(prescription);
  const row = INDEX_ADVICE.findIndex(({ upTo }) => power <= upTo);
  const strongCylinder = EYES.some((eye) => Math.abs(prescription[eye].cylinder ?? 0) > STRONG_CYLINDER);
  const advice = INDEX_ADVICE[Math.min(row + (strongCylinder ? 1 : 0), INDEX_ADVICE.length - 1)];
  if (!advice) throw new RangeError('The last row has no limit.');
  // A strong cylinder alone needs no optician.
  return advice.needsOptician && power <= 8 ? { ...advice, needsOptician: false } : advice;
}

/** Returns the recommended index among those on sale; undefined when none of the row's is. */
export function recommendedIndex(
  prescription: Prescription,
  available: readonly number[],
): number | undefined {
  const { first, also } = indexAdvice(prescription);
  return [...first, ...also].find((index) => available.includes(index));
}
