import type { DisplayLanguage } from '../locale/locales';

/** No stem is shorter. */
const MIN_STEM = 3;

/**
 * Removes the endings of number, gender and the most common verb forms, so that "redondo", "redondas" and "redondos" are one
 * word. Light on purpose: it only joins forms, and its result is only good for comparison.
 *
 * @param word in lower case, without accents
 */
export function stem(word: string, language: DisplayLanguage): string {
  if (/\d/.test(word)) return word;
  return withoutDouble(language === 'en' ? stemEnglish(word) : withoutEndings(word, /[aeosr]$/));
}

function stemEnglish(word: string): string {
  const singular = word
    .replace(/(?<=\w{2})ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=\w{2}[^su])s$/, '');
  return singular.replace(/(?<=\w{4})(?:ing|ed)$/, '').replace(/(?<=\w{3})e$/, '');
}

/** Takes ending letters off as long as there is one: "cancelar" and "cancelo" become "cancel". */
function withoutEndings(word: string, ending: RegExp): string {
  return word.length > MIN_STEM && ending.test(word) ? withoutEndings(word.slice(0, -1), ending) : word;
}

/** Removes a doubled last letter: "violette" and "violet", "cancelled" and "canceled". */
function withoutDouble(word: string): string {
  return word.length > MIN_STEM ? word.replace(/([a-z])\1$/, '$1') : word;
}
