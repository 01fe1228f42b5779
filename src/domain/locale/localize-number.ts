import { decimalSeparator } from './format-number';
import type { LanguageTag } from './locales';

/**
 * Localizes a number or number range of the commerce API: decimal separator of the locale and a real minus sign.
 *
 * @param text such as "-12.00 … -6.00"; the number of decimals does not change.
 */
export function localizeNumber(text: string, languageTag: LanguageTag): string {
  return text.replace(/(\d)\.(\d)/g, `$1${decimalSeparator(languageTag)}$2`).replace(/-(?=\d)/g, '−');
}
