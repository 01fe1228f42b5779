import type { CalendarDate } from '@/domain/dates/calendar-date';
import { EYES, type Eye } from '@/domain/prescription/eye';
import { eyeDistances, type Prescription, totalDistance } from '@/domain/prescription/prescription';
import { isOldIssueDate } from '@/domain/prescription/speedy-eligible';

/** Values beyond these are possible but rare, so the form asks for a confirmation. Our configuration. */
export const UNUSUAL_LIMITS = {
  /** Cylinder in diopters. */
  cylinder: 4,
  /** Difference of the eyes' mean powers (sphere plus half the cylinder), in diopters. */
  difference: 2,
  /** Addition in diopters. */
  add: { min: 0.75, max: 3.5 },
  /** Prism diopters in one direction. */
  prism: 5,
  /** Distance of both pupils in millimeters: mean 63, adults mostly 54 to 74. */
  pd: { min: 54, max: 74 },
  /** Millimeters between the middle of the frame's lens and the pupil. */
  decentration: 6,
} as const;

/** Size of a frame in millimeters. */
export interface FrameSize {
  readonly eyeSize: number;
  readonly bridge: number;
}

/** A value to confirm, with the figures to name. */
export type UnusualValue =
  | { readonly kind: 'opposite-signs' }
  /** A paper is written in plus form or in minus form. */
  | { readonly kind: 'mixed-cylinders' }
  | { readonly kind: 'unequal-add' }
  | { readonly kind: 'different-eyes'; readonly difference: number }
  | { readonly kind: 'strong-cylinder'; readonly eye: Eye; readonly cylinder: number }
  | { readonly kind: 'unusual-add'; readonly add: number }
  | { readonly kind: 'strong-prism'; readonly eye: Eye; readonly amount: number }
  | { readonly kind: 'unusual-pd'; readonly pd: number }
  | { readonly kind: 'large-decentration'; readonly eye: Eye; readonly millimeters: number }
  | { readonly kind: 'old-issue-date' };

/** Lists the values to confirm before accepting a prescription. None of them blocks it. */
export function unusualValues(
  prescription: Prescription,
  { today, frame }: { today: CalendarDate; frame?: FrameSize | undefined },
): readonly UnusualValue[] {
  const { right, left, issueDate } = prescription;
  const difference = Math.abs(meanPower(right) - meanPower(left));
  const mixedCylinders = (right.cylinder ?? 0) * (left.cylinder ?? 0) < 0;
  const unequalAdd = (right.add ?? 0) !== (left.add ?? 0);
  return [
    ...(right.sphere * left.sphere < 0 ? [{ kind: 'opposite-signs' } as const] : []),
    ...(mixedCylinders ? [{ kind: 'mixed-cylinders' } as const] : []),
    ...(difference > UNUSUAL_LIMITS.difference ? [{ kind: 'different-eyes', difference } as const] : []),
    ...EYES.flatMap((eye) => unusualInEye(eye, prescription)),
    ...(unequalAdd ? [{ kind: 'unequal-add' } as const] : []),
    ...unusualDistances(prescription, frame),
    ...(issueDate && isOldIssueDate(issueDate, today) ? [{ kind: 'old-issue-date' } as const] : []),
  ];
}

/** Returns the decentration of a pupil in this frame, in millimeters; positive towards the nose. */
export function decentration({ eyeSize, bridge }: FrameSize, eyeDistance: number): number {
  return (eyeSize + bridge) / 2 - eyeDistance;
}

function unusualInEye(eye: Eye, prescription: Prescription): UnusualValue[] {
  const { cylinder = 0, add, prism } = prescription[eye];
  const amount = Math.max(prism?.horizontal?.amount ?? 0, prism?.vertical?.amount ?? 0);
  const values: UnusualValue[] = [];
  if (Math.abs(cylinder) > UNUSUAL_LIMITS.cylinder) values.push({ kind: 'strong-cylinder', eye, cylinder });
  if (add && (add < UNUSUAL_LIMITS.add.min || add > UNUSUAL_LIMITS.add.max)) {
    // Reports two equal additions once.
    if (eye === 'right' || add !== prescription.right.add) values.push({ kind: 'unusual-add', add });
  }
  if (amount > UNUSUAL_LIMITS.prism) values.push({ kind: 'strong-prism', eye, amount });
  return values;
}

function unusualDistances({ pd }: Prescription, frame: FrameSize | undefined): UnusualValue[] {
  if (!pd) return [];
  const total = totalDistance(pd);
  const values: UnusualValue[] = [];
  if (total < UNUSUAL_LIMITS.pd.min || total > UNUSUAL_LIMITS.pd.max) {
    values.push({ kind: 'unusual-pd', pd: total });
  }
  if (!frame) return values;
  const distances = eyeDistances(pd);
  for (const eye of EYES) {
    const millimeters = Math.abs(decentration(frame, distances[eye]));
    if (millimeters > UNUSUAL_LIMITS.decentration) {
      values.push({ kind: 'large-decentration', eye, millimeters });
    }
  }
  return values;
}

function meanPower({ sphere, cylinder = 0 }: { sphere: number; cylinder?: number | undefined }): number {
  return sphere + cylinder / 2;
}
