/** Boolean as the API's form commands expect it. */
export type BooleanString = 'true' | 'false';

/** Returns the text that a form command accepts for a boolean. */
export function toBooleanString(value: boolean): BooleanString {
  return value ? 'true' : 'false';
}
