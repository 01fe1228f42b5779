import { z } from 'zod/mini';
import { toMonthDayYear } from '@/domain/dates/calendar-date';
import type { Eye } from '@/domain/prescription/eye';
import { type EyePrescription, hasPrism, type Prescription } from '@/domain/prescription/prescription';

/** Numbers are the text of an option or field; '' is none. */
const sign = z.enum(['', '-', '+']);
const eyeEntrySchema = z.object({
  sphereSign: sign,
  sphere: z.string(),
  cylinderSign: sign,
  cylinder: z.string(),
  axis: z.string(),
  add: z.string(),
  horizontalPrism: z.string(),
  horizontalBase: z.enum(['', 'in', 'out']),
  verticalPrism: z.string(),
  verticalBase: z.enum(['', 'up', 'down']),
});

/** The shape of the form's values. Says nothing about their meaning. */
export const prescriptionEntrySchema = z.object({
  right: eyeEntrySchema,
  left: eyeEntrySchema,
  prism: z.boolean(),
  pdKind: z.enum(['single', 'dual', 'later']),
  pd: z.string(),
  pdRight: z.string(),
  pdLeft: z.string(),
  /** MM/DD/YYYY. */
  issueDate: z.string(),
});

export type EyeEntry = z.infer<typeof eyeEntrySchema>;
export type PrescriptionEntry = z.infer<typeof prescriptionEntrySchema>;

/** The field names of one eye. */
export type EyeField = `${Eye}.${keyof EyeEntry}`;

/** Returns the form's values for a prescription, or the empty form. */
export function toEntry(prescription: Prescription | undefined): PrescriptionEntry {
  const { pd, issueDate } = prescription ?? {};
  return {
    right: toEyeEntry(prescription?.right),
    left: toEyeEntry(prescription?.left),
    prism: prescription !== undefined && hasPrism(prescription),
    pdKind: pd?.kind ?? 'single',
    pd: pd?.kind === 'single' ? String(pd.value) : '',
    pdRight: pd?.kind === 'dual' ? String(pd.right) : '',
    pdLeft: pd?.kind === 'dual' ? String(pd.left) : '',
    issueDate: issueDate ? toMonthDayYear(issueDate) : '',
  };
}

/** Returns a draft of this form; undefined for anything else. */
export function parseDraft(draft: unknown): PrescriptionEntry | undefined {
  const result = prescriptionEntrySchema.safeParse(draft);
  return result.success ? result.data : undefined;
}

/** Returns whether a cylinder is chosen, so that the eye has an axis. */
export function hasCylinder({ cylinder }: Pick<EyeEntry, 'cylinder'>): boolean {
  return Number(cylinder) > 0;
}

function toEyeEntry(eye: EyePrescription | undefined): EyeEntry {
  const { horizontal, vertical } = eye?.prism ?? {};
  return {
    sphereSign: signOf(eye?.sphere),
    sphere: amountOf(eye?.sphere),
    cylinderSign: signOf(eye?.cylinder),
    cylinder: amountOf(eye?.cylinder),
    axis: eye?.axis === undefined ? '' : String(eye.axis),
    add: eye?.add ? eye.add.toFixed(2) : '',
    horizontalPrism: amountOf(horizontal?.amount),
    horizontalBase: horizontal?.base ?? '',
    verticalPrism: amountOf(vertical?.amount),
    verticalBase: vertical?.base ?? '',
  };
}

function signOf(power: number | undefined): '' | '-' | '+' {
  if (!power) return '';
  return power < 0 ? '-' : '+';
}

function amountOf(power: number | undefined): string {
  return power === undefined ? '' : Math.abs(power).toFixed(2);
}
