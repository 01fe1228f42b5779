import type { LocaleConfig } from '../locale/locales';
import { cleanCode } from '../text/typed-text';

/** The letters D, F, I, O, Q and U are not used, W and Z not as the first one (Canada Post, Addressing Guidelines). */
const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;
const US = /^(\d{5})-?(\d{4})?$/;

/** Returns a postal code in its country's format: `45040`, `45040-1234` or `G1K 3B5`; undefined if it does not fit. */
export function normalizePostalCode(text: string, country: LocaleConfig['country']): string | undefined {
  const compact = cleanCode(text).toUpperCase();
  if (country === 'ca') {
    const letters = compact.replace('-', '');
    return CANADIAN.test(letters) ? `${letters.slice(0, 3)} ${letters.slice(3)}` : undefined;
  }
  const match = US.exec(compact);
  return match ? [match[1], match[2]].filter(Boolean).join('-') : undefined;
}
