/** Language codes (BCP 47) by the English names that the commerce API uses. Not Mandarin, which `Intl` names Chinese. */
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

/** A language that a doctor speaks, in the language of the page; an unknown one as the API names it. */
export function languageName(name: string, languageTag: string): string {
  const code = CODES[name.toLowerCase()];
  if (!code) return name;
  return new Intl.DisplayNames(languageTag, { type: 'language' }).of(code) ?? name;
}
