/** Boolean as the API's form commands expect it. */
export type BooleanString = 'true' | 'false';

/** The text that a form command takes for a boolean. */
export function toBooleanString(value: boolean): BooleanString {
  return value ? 'true' : 'false';
}
