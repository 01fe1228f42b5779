/** A text in the three display languages. */
export interface Localized {
  en: string;
  es: string;
  fr: string;
}
