import { IdentifierRegExp } from '@generated/prescriptions/prescriptions.limits';

/** Limits the stored lists. */
export const MAX_IDS = 50;

/** Returns whether a stored value is a list of order item ids. */
export function areItemIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string' && IdentifierRegExp.test(id));
}
