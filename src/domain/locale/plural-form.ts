import type { LanguageTag } from './locales';

/**
 * Selects the form of a word after a count, for a `select` in a message. Messages in a page's first view use it instead of
 * `plural`, which formats each count with `Intl` (docs/decisions/0030).
 *
 * @param count an integer from 0 to 999,999. Spanish has another form for a million.
 */
export function pluralForm(count: number, language: LanguageTag): 'one' | 'other' {
  return count === 1 || (count === 0 && language === 'fr-CA') ? 'one' : 'other';
}
