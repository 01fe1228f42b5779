import type { DisplayLanguage } from './locales';

/**
 * Language of the exam confirmation page from its query value `langId` (001 §2): -25 French, -50 Spanish, and English
 * for -1, for a missing value and for every other one, so for -24 too.
 */
export function confirmationLanguage(langId: string | null | undefined): DisplayLanguage {
  if (langId === '-25') return 'fr';
  if (langId === '-50') return 'es';
  return 'en';
}
