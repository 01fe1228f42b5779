import type { LanguageTag } from './locales';

/**
 * The form of a word after a count, for a `select` in a message. Messages of a page's first view have it instead of `plural`,
 * which formats each count by `Intl` (docs/decisions/0030).
 *
 * @param count an integer from 0 to 999,999. In Spanish, a million has a form of its own.
 */
export function pluralForm(count: number, language: LanguageTag): 'one' | 'other' {
  return count === 1 || (count === 0 && language === 'fr-CA') ? 'one' : 'other';
}
