import type { Validate } from './stored-value';

/** Any text. */
export const validText: Validate<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Whole numbers that JavaScript represents exactly. */
export const validInteger: Validate<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

/** Some known texts. */
export function oneOf<Value extends string>(...values: readonly Value[]): Validate<Value> {
  return (value) => values.find((known) => known === value);
}

/** A value that passes a type guard, unchanged. */
export function validWhen<Value>(isValid: (value: unknown) => value is Value): Validate<Value> {
  return (value) => (isValid(value) ? value : undefined);
}
