import { type DisplayLanguage, LOCALE_CODES, LOCALES, type LocaleCode } from './locales';

/**
 * Returns the language of the exam confirmation page from its query parameter `langId` (001 §2): -25 is French, -50 Spanish,
 * and anything else, also -24 or a missing value, is English.
 */
export function confirmationLanguage(langId: string | null | undefined): DisplayLanguage {
  if (langId === '-25') return 'fr';
  if (langId === '-50') return 'es';
  return 'en';
}

/**
 * Returns the locale of the confirmation page: the one of its language in the country of its path. A country without that
 * language gets the other country's: the page is in French also under a US path.
 */
export function confirmationLocale(path: LocaleCode, langId: string | null | undefined): LocaleCode {
  const language = confirmationLanguage(langId);
  const ofLanguage = LOCALE_CODES.filter((code) => LOCALES[code].displayLanguage === language);
  return ofLanguage.find((code) => LOCALES[code].country === LOCALES[path].country) ?? ofLanguage[0] ?? path;
}
