import { parseMonthDayYear } from '@/domain/dates/calendar-date';
import { parseAxis } from '@/domain/prescription/choices';
import type {
  EyePrescription,
  EyePrism,
  Prescription,
  PupillaryDistance,
} from '@/domain/prescription/prescription';
import { type EyeEntry, hasCylinder, type PrescriptionEntry } from './prescription-entry';

/** Returns the prescription of valid values. */
export function toPrescription(entry: PrescriptionEntry): Prescription {
  const pd = toDistance(entry);
  const issueDate = parseMonthDayYear(entry.issueDate);
  return {
    right: toEye(entry.right, entry.prism),
    left: toEye(entry.left, entry.prism),
    ...(pd && { pd }),
    ...(issueDate && { issueDate }),
  };
}

function toEye(entry: EyeEntry, withPrism: boolean): EyePrescription {
  const prism = withPrism ? toPrism(entry) : undefined;
  return {
    sphere: toPower(entry.sphereSign, entry.sphere),
    ...(hasCylinder(entry) && {
      cylinder: toPower(entry.cylinderSign, entry.cylinder),
      axis: parseAxis(entry.axis),
    }),
    ...(entry.add && { add: Number(entry.add) }),
    ...(prism && { prism }),
  };
}

function toPower(sign: EyeEntry['sphereSign'], amount: string): number {
  // Adding 0 turns -0 into 0.
  return (sign === '-' ? -1 : 1) * Number(amount) + 0;
}

function toPrism(entry: EyeEntry): EyePrism | undefined {
  const { horizontalPrism, horizontalBase, verticalPrism, verticalBase } = entry;
  const prism: EyePrism = {
    ...(horizontalPrism && horizontalBase
      ? { horizontal: { amount: Number(horizontalPrism), base: horizontalBase } }
      : {}),
    ...(verticalPrism && verticalBase
      ? { vertical: { amount: Number(verticalPrism), base: verticalBase } }
      : {}),
  };
  return prism.horizontal || prism.vertical ? prism : undefined;
}

function toDistance({ pdKind, pd, pdRight, pdLeft }: PrescriptionEntry): PupillaryDistance | undefined {
  if (pdKind === 'single') return { kind: 'single', value: Number(pd) };
  if (pdKind === 'dual') return { kind: 'dual', right: Number(pdRight), left: Number(pdLeft) };
  return undefined;
}
