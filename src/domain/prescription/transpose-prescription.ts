import type { EyePrescription, Prescription } from './prescription';
import { transpose } from './transpose';

/** Whether cylinders are written in plus form. A paper has one form: with one cylinder of each, a sign is wrong. */
export function isPlusForm({ right, left }: Prescription): boolean {
  const cylinders = [right.cylinder ?? 0, left.cylinder ?? 0];
  return Math.max(...cylinders) > 0 && Math.min(...cylinders) >= 0;
}

/**
 * Returns both eyes in minus form; the lens is the same. Undefined while a transposed sphere would leave the range of -20 to
 * +20 that the API takes.
 */
export function toMinusForm(prescription: Prescription): Prescription | undefined {
  const right = eyeToMinusForm(prescription.right);
  const left = eyeToMinusForm(prescription.left);
  return Math.abs(right.sphere) > 20 || Math.abs(left.sphere) > 20
    ? undefined
    : { ...prescription, right, left };
}

function eyeToMinusForm(eye: EyePrescription): EyePrescription {
  return (eye.cylinder ?? 0) > 0 ? { ...eye, ...transpose(eye) } : eye;
}
