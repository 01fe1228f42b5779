/** Language codes (BCP 47) by the English names that the commerce API uses. */
const CODES: Readonly<Partial<Record<string, string>>> = {
  'american sign language': 'ase',
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

/** `Intl` names it Chinese. */
const MANDARIN: Readonly<Partial<Record<string, string>>> = { es: 'mandarín', fr: 'mandarin' };

/** A language that a doctor or a store's staff speaks, in the language of the page; an unknown one as the API names it. */
export function languageName(name: string, languageTag: string): string {
  if (name.toLowerCase() === 'mandarin') return MANDARIN[languageTag.slice(0, 2)] ?? name;
  const code = CODES[name.toLowerCase()];
  if (!code) return name;
  return new Intl.DisplayNames(languageTag, { type: 'language' }).of(code) ?? name;
}
