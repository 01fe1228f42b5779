import type { Validate } from './stored-value';

export const validText: Validate<string> = (value) => (typeof value === 'string' ? value : undefined);

export const validInteger: Validate<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

export function oneOf<Value extends string>(...values: readonly Value[]): Validate<Value> {
  return (value) => values.find((known) => known === value);
}

export function validWhen<Value>(isValid: (value: unknown) => value is Value): Validate<Value> {
  return (value) => (isValid(value) ? value : undefined);
}
