import { LOCALE_CODES, type LocaleCode } from '@/domain/locale/locales';

/** Viewports of the two layouts. */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
} as const;

export type Size = keyof typeof SIZES;

export const SIZE_NAMES = Object.keys(SIZES) as Size[];

/** A test with this tag takes its labels from the message catalogs, so it can run in every locale. */
export const EVERY_LOCALE = '@every-locale';
/** The layouts differ in what the test checks, so it runs in both. */
export const BOTH_SIZES = '@both-sizes';
/** Another test shows failures of this class, such as a component test: this one runs in `npm run test:all` only. */
export const FULL_RUN_ONLY = '@full-run-only';
/** Tests of one layout, of the server, or of a developer tool. */
export const PHONE_ONLY = '@phone-only';
export const DESKTOP_ONLY = '@desktop-only';

/** Returns whether the whole matrix runs (`npm run test:all`). */
export function isFullRun(): boolean {
  return process.env.ALL === '1';
}

/** Properties that identify a test. */
export interface TestIdentity {
  titlePath: readonly string[];
  tags: readonly string[];
}

/** Returns the size of a test in a run that does not try every variant. */
export function assignedSize({ titlePath, tags }: TestIdentity): Size {
  if (tags.includes(PHONE_ONLY)) return 'phone';
  if (tags.includes(DESKTOP_ONLY)) return 'desktop';
  return hash(titlePath) % 2 === 0 ? 'phone' : 'desktop';
}

/** Returns the locale of a test in a run that does not try every variant. A test in both sizes gets two locales. */
export function assignedLocale({ titlePath, tags }: TestIdentity, size: Size): LocaleCode {
  if (!tags.includes(EVERY_LOCALE)) return 'lc-us';
  const index = (hash(titlePath) >>> 1) + SIZE_NAMES.indexOf(size);
  return LOCALE_CODES[index % LOCALE_CODES.length] as LocaleCode;
}

/** Hashes by FNV-1a: the same variant in every run, independent of the other tests. */
function hash(titlePath: readonly string[]): number {
  let value = 0x811c9dc5;
  for (const character of titlePath.join(' ')) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}
