import { isComplete, type Prescription } from '../prescription/prescription';
import { needsAddition } from './lens-type';

/** Returns whether the prescription has every value that the lens type needs. */
export function isCompleteFor(type: string, prescription: Prescription): boolean {
  const { right, left } = prescription;
  return isComplete(prescription) && (!needsAddition(type) || Boolean(right.add && left.add));
}
