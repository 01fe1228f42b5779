import { type CalendarDate, compareDates } from '../dates/calendar-date';
import {
  ADD_CHOICES,
  DUAL_PD_CHOICES,
  isAxis,
  POWER_CHOICES,
  PRISM_CHOICES,
  SINGLE_PD_CHOICES,
} from './choices';
import { EYES, type Eye } from './eye';
import type { EyePrescription, Prescription, PupillaryDistance } from './prescription';

/** A value that the API would reject. */
export type PrescriptionProblem =
  | { readonly eye: Eye; readonly field: 'sphere' | 'cylinder' | 'add'; readonly problem: 'not-a-choice' }
  | {
      readonly eye: Eye;
      readonly field: 'axis';
      readonly problem: 'missing' | 'not-a-choice' | 'without-cylinder';
    }
  | { readonly eye: Eye; readonly field: 'prism'; readonly problem: 'not-a-choice' }
  | { readonly field: 'pd'; readonly problem: 'not-a-choice' }
  | { readonly field: 'issueDate'; readonly problem: 'in-the-future' };

/** Returns everything that makes a prescription unacceptable (003 §5, §9); empty for a valid one. */
export function prescriptionProblems(
  prescription: Prescription,
  today: CalendarDate,
): readonly PrescriptionProblem[] {
  const { pd, issueDate } = prescription;
  return [
    ...EYES.flatMap((eye) => eyeProblems(eye, prescription[eye])),
    ...(pd && !isSelectableDistance(pd) ? [{ field: 'pd', problem: 'not-a-choice' } as const] : []),
    ...(issueDate && compareDates(issueDate, today) > 0
      ? [{ field: 'issueDate', problem: 'in-the-future' } as const]
      : []),
  ];
}

function eyeProblems(eye: Eye, values: EyePrescription): PrescriptionProblem[] {
  const { sphere, cylinder, axis, add, prism } = values;
  const problems: PrescriptionProblem[] = [];
  if (!POWER_CHOICES.includes(sphere)) problems.push({ eye, field: 'sphere', problem: 'not-a-choice' });
  if (cylinder !== undefined && !POWER_CHOICES.includes(cylinder)) {
    problems.push({ eye, field: 'cylinder', problem: 'not-a-choice' });
  }
  const axisProblem = checkAxis(cylinder, axis);
  if (axisProblem) problems.push({ eye, field: 'axis', problem: axisProblem });
  if (add !== undefined && !ADD_CHOICES.includes(add))
    problems.push({ eye, field: 'add', problem: 'not-a-choice' });
  const prisms = [prism?.horizontal, prism?.vertical];
  if (prisms.some((part) => part && !PRISM_CHOICES.includes(part.amount))) {
    problems.push({ eye, field: 'prism', problem: 'not-a-choice' });
  }
  return problems;
}

/** Checks that the axis belongs to a cylinder: required with one, forbidden without. */
function checkAxis(cylinder: number | undefined, axis: number | undefined) {
  if (!cylinder) return axis === undefined ? undefined : 'without-cylinder';
  if (axis === undefined) return 'missing';
  return isAxis(axis) ? undefined : 'not-a-choice';
}

function isSelectableDistance(pd: PupillaryDistance): boolean {
  return pd.kind === 'single'
    ? SINGLE_PD_CHOICES.includes(pd.value)
    : DUAL_PD_CHOICES.includes(pd.right) && DUAL_PD_CHOICES.includes(pd.left);
}
