/** Language codes (BCP 47) by the English names that the commerce API uses. */
const CODES: Readonly<Partial<Record<string, string>>> = {
  arabic: 'ar',
  cantonese: 'yue',
  english: 'en',
  french: 'fr',
  german: 'de',
  hindi: 'hi',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  polish: 'pl',
  portuguese: 'pt',
  punjabi: 'pa',
  russian: 'ru',
  spanish: 'es',
  tagalog: 'tl',
  vietnamese: 'vi',
};

/** `Intl` names Mandarin Chinese, and browsers do not know the sign language: server and browser would differ. */
const OWN_NAMES: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = {
  mandarin: { es: 'mandarín', fr: 'mandarin' },
  'american sign language': { es: 'lengua de señas estadounidense', fr: 'langue des signes américaine' },
};

/**
 * Returns a language that a doctor or a store's staff speaks, in the language of the page; an unknown one as the API names it.
 */
export function languageName(name: string, languageTag: string): string {
  const own = OWN_NAMES[name.toLowerCase()];
  if (own) return own[languageTag.slice(0, 2)] ?? name;
  const code = CODES[name.toLowerCase()];
  if (!code) return name;
  return new Intl.DisplayNames(languageTag, { type: 'language' }).of(code) ?? name;
}
