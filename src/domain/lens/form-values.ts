/** Boolean as the API's form commands expect it. */
export type BooleanString = 'true' | 'false';

export function toBooleanString(value: boolean): BooleanString {
  return value ? 'true' : 'false';
}

/** Result of `omitUndefined`: properties that may be undefined are optional. */
export type OmitUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Removes undefined fields: a form would send them as the text "undefined". */
export function omitUndefined<T extends Record<string, string | string[] | undefined>>(
  fields: T,
): OmitUndefined<T> {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as OmitUndefined<T>;
}
