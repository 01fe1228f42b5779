import type { CalendarDate } from '../dates/calendar-date';
import type { EyePower } from './eye';

export type HorizontalBase = 'in' | 'out';
export type VerticalBase = 'up' | 'down';

/** Prism of one eye, in prism diopters. */
export interface EyePrism {
  readonly horizontal?: { readonly amount: number; readonly base: HorizontalBase } | undefined;
  readonly vertical?: { readonly amount: number; readonly base: VerticalBase } | undefined;
}

/** The values of one eye as written on the paper, in plus or minus form; the addition in diopters. */
export interface EyePrescription extends EyePower {
  readonly add?: number | undefined;
  readonly prism?: EyePrism | undefined;
}

/** Distance of the pupils in millimeters: of both together, or of each from the middle of the nose. */
export type PupillaryDistance =
  | { readonly kind: 'single'; readonly value: number }
  | { readonly kind: 'dual'; readonly right: number; readonly left: number };

/** An eyeglass prescription. It names no person. */
export interface Prescription {
  readonly right: EyePrescription;
  readonly left: EyePrescription;
  /** Absent until it is measured. */
  readonly pd?: PupillaryDistance | undefined;
  readonly issueDate?: CalendarDate | undefined;
}

/** Returns whether any eye has prism. */
export function hasPrism({ right, left }: Prescription): boolean {
  return [right, left].some(({ prism }) => prism?.horizontal !== undefined || prism?.vertical !== undefined);
}

/** Returns whether any eye has an addition, so that the prescription is multifocal (MF on the wire, else ST). */
export function hasAdd({ right, left }: Prescription): boolean {
  return Boolean(right.add) || Boolean(left.add);
}

/** Returns whether it can be sent: every cylinder has its axis. The API rejects one without. */
export function isComplete({ right, left }: Prescription): boolean {
  return [right, left].every(({ cylinder, axis }) => !cylinder || axis !== undefined);
}

/** Returns the distance of each pupil from the middle of the nose, in millimeters. A single distance is halved. */
export function eyeDistances(pd: PupillaryDistance): { right: number; left: number } {
  return pd.kind === 'dual'
    ? { right: pd.right, left: pd.left }
    : { right: pd.value / 2, left: pd.value / 2 };
}

/** Returns the distance of both pupils together, in millimeters. */
export function totalDistance(pd: PupillaryDistance): number {
  return pd.kind === 'dual' ? pd.right + pd.left : pd.value;
}
