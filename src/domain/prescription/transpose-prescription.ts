import type { EyePrescription, Prescription } from './prescription';
import { transpose } from './transpose';

/** Returns whether a cylinder is written in plus form. */
export function isPlusForm({ right, left }: Prescription): boolean {
  return (right.cylinder ?? 0) > 0 || (left.cylinder ?? 0) > 0;
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
