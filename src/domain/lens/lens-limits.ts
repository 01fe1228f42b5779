import { EYES } from '../prescription/eye';
import { frameCompatibility } from '../prescription/frame-compatibility';
import type { Prescription } from '../prescription/prescription';
import type { TotalPowerRange } from '../prescription/total-power-range';
import type { LensFacts } from './lens-facts';
import type { LensReason } from './lens-reason';
import { isPrescriptionLens, isReaders, needsAddition } from './lens-type';
import type { PowerRange } from './selected-lens-package';

/** Powers for which a lens is made. */
export type LensPowers = Pick<LensFacts, 'type' | 'sphere' | 'addition'>;

/** Limits on the choice of lenses, in addition to the packages themselves. */
export interface LensLimits {
  /** Total powers that the frame takes. */
  readonly totalPower: TotalPowerRange;
  /** Undefined until the shopper confirms it, or if the shopper adds it later. */
  readonly prescription?: Prescription | undefined;
  /** Power of ready readers, the same in both eyes, in diopters. */
  readonly readersPower?: number | undefined;
}

/** Explains why none of the lenses, all of one type, fits the prescription; returns undefined if one does. */
export function prescriptionReason(
  lenses: readonly LensPowers[],
  limits: LensLimits,
): LensReason | undefined {
  const [first] = lenses;
  const prescription = first && prescriptionFor(first.type, limits);
  if (!prescription) return undefined;
  const frameReason = isReaders(first.type) ? undefined : frameProblem(prescription, limits.totalPower);
  if (frameReason) return frameReason;
  if (lenses.some((lens) => !lensProblem(lens, prescription))) return undefined;
  // The range that all of them cover together; if that covers the prescription, the range of the first.
  const together = {
    ...first,
    sphere: unionOf(lenses.map(({ sphere }) => sphere)),
    addition: unionOf(lenses.map(({ addition }) => addition)),
  };
  return lensProblem(together, prescription) ?? lensProblem(first, prescription);
}

/** Returns whether a lens is made for the prescription. Without a prescription, every lens is. */
export function isMadeFor(lens: LensPowers, limits: LensLimits): boolean {
  return prescriptionReason([lens], limits) === undefined;
}

/** Returns the powers that a lens of the type corrects: the prescription, or the same power in both eyes for readers. */
function prescriptionFor(type: string, { prescription, readersPower }: LensLimits): Prescription | undefined {
  if (!isPrescriptionLens(type)) return undefined;
  if (!isReaders(type)) return prescription;
  return readersPower === undefined ? undefined : readersPrescription(readersPower);
}

/** Returns the prescription of ready readers, which have one power in both eyes. */
export function readersPrescription(power: number): Prescription {
  return { right: { sphere: power }, left: { sphere: power } };
}

function frameProblem(prescription: Prescription, totalPower: TotalPowerRange): LensReason | undefined {
  const result = frameCompatibility(prescription, totalPower);
  if (result.status !== 'incompatible') return undefined;
  const [reason] = result.reasons;
  return reason && { kind: 'frame-power', ...reason };
}

/** Checks that sphere and sphere plus cylinder of each eye, and the addition of a multifocal, are within the lens's ranges. */
function lensProblem(lens: LensPowers, prescription: Prescription): LensReason | undefined {
  for (const eye of EYES) {
    const { sphere, cylinder = 0, add } = prescription[eye];
    const power = [sphere, sphere + cylinder].find((value) => !isWithin(value, lens.sphere));
    if (power !== undefined) return { kind: 'power', eye, power, range: lens.sphere };
    if (needsAddition(lens.type) && add !== undefined && !isWithin(add, lens.addition)) {
      return { kind: 'addition', eye, addition: add, range: lens.addition };
    }
  }
  return undefined;
}

function isWithin(value: number, { min, max }: PowerRange): boolean {
  return min <= value && value <= max;
}

function unionOf(ranges: readonly PowerRange[]): PowerRange {
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}
