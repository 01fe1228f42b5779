import type { Localized } from '../models/localised';

/** A text in English, Spanish (US) and French (Canada). */
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
export function joinText(parts: readonly (Localized | undefined)[], separator: string): Localized {
  const present = parts.filter((part) => part !== undefined);
  return {
    en: present.map((part) => part.en).join(separator),
    es: present.map((part) => part.es).join(separator),
    fr: present.map((part) => part.fr).join(separator),
  };
}
