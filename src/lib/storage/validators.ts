import type { Validate } from './stored-value';

/** Accepts any text. */
export const validText: Validate<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Accepts whole numbers that JavaScript represents exactly. */
export const validInteger: Validate<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

/** Accepts some known texts. */
export function oneOf<Value extends string>(...values: readonly Value[]): Validate<Value> {
  return (value) => values.find((known) => known === value);
}

/** Accepts a value that passes a type guard, unchanged. */
export function validWhen<Value>(isValid: (value: unknown) => value is Value): Validate<Value> {
  return (value) => (isValid(value) ? value : undefined);
}
