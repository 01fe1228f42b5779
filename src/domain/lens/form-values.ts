/** Truth value as the platform's form commands take it. */
export type FlagText = 'true' | 'false';

/** A truth value as text. */
export function toFlag(value: boolean): FlagText {
  return value ? 'true' : 'false';
}

/** The type of an object that `withoutAbsent` made: what may be undefined may be missing. */
export type WithoutAbsent<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The fields that have a value: a form has no way to send undefined but as that word. */
export function withoutAbsent<T extends Record<string, string | string[] | undefined>>(
  fields: T,
): WithoutAbsent<T> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as WithoutAbsent<T>;
}
