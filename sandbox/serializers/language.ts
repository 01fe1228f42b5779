import { localeByLanguageId } from '@/domain/locale/locale-lookup';
import { type DisplayLanguage, LOCALES } from '@/domain/locale/locales';

export const LANGUAGES: readonly DisplayLanguage[] = [
  ...new Set(Object.values(LOCALES).map(({ displayLanguage }) => displayLanguage)),
];

/** Returns the display language of a language id; English by default. */
export function languageOf(langId: string | undefined): DisplayLanguage {
  return LOCALES[localeByLanguageId(langId ?? '') ?? 'lc-us'].displayLanguage;
}
