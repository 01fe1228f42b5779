/** Boolean as the API's form commands expect it. */
export type FlagText = 'true' | 'false';

export function toFlag(value: boolean): FlagText {
  return value ? 'true' : 'false';
}

/** Result of `omitUndefined`: properties that may be undefined are optional. */
export type WithoutAbsent<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Removes undefined fields: a form would send them as the text "undefined". */
export function withoutAbsent<T extends Record<string, string | string[] | undefined>>(
  fields: T,
): WithoutAbsent<T> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as WithoutAbsent<T>;
}
