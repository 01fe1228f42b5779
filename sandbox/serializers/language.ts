import type { Localized } from '../seed/models/localized';

/** Returns the display language of a language id; English by default. */
export function languageOf(langId: string | undefined): keyof Localized {
  if (langId === '-50') return 'es';
  return langId === '-25' ? 'fr' : 'en';
}
