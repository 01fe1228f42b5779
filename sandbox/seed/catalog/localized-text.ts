import type { Localized } from '../models/localized';

/** Returns a text in English, Spanish (US) and French (Canada). */
export function text(en: string, es: string, fr: string): Localized {
  return { en, es, fr };
}

/** Maps the text of each language. */
export function mapText(
  source: Localized,
  change: (value: string, language: keyof Localized) => string,
): Localized {
  return { en: change(source.en, 'en'), es: change(source.es, 'es'), fr: change(source.fr, 'fr') };
}

/** Joins texts per language; skips undefined ones. */
export function joinText(items: readonly (Localized | undefined)[], separator: string): Localized {
  const present = items.filter((item) => item !== undefined);
  return {
    en: present.map((item) => item.en).join(separator),
    es: present.map((item) => item.es).join(separator),
    fr: present.map((item) => item.fr).join(separator),
  };
}
