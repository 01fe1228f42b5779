/** A text in the three display languages. */
export interface Localised {
  en: string;
  es: string;
  fr: string;
}
