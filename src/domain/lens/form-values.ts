/** Boolean as the API's form commands expect it. */
export type BooleanString = 'true' | 'false';

export function toBooleanString(value: boolean): BooleanString {
  return value ? 'true' : 'false';
}
