import type { DisplayLanguage } from './locales';

/**
 * Language of the exam confirmation page from its query parameter `langId` (001 §2): -25 is French, -50 Spanish, and
 * anything else, also -24 or a missing value, is English.
 */
export function confirmationLanguage(langId: string | null | undefined): DisplayLanguage {
  if (langId === '-25') return 'fr';
  if (langId === '-50') return 'es';
  return 'en';
}
