import type { Localised } from '../models/localised';

/** One text of the platform's data in English, Spanish (US) and French (Canada). */
export function text(en: string, es: string, fr: string): Localised {
  return { en, es, fr };
}

/** The same change to all three languages. */
export function mapText(
  source: Localised,
  change: (value: string, language: keyof Localised) => string,
): Localised {
  return { en: change(source.en, 'en'), es: change(source.es, 'es'), fr: change(source.fr, 'fr') };
}

/** Texts joined language by language; missing parts are left out. */
export function joinText(parts: readonly (Localised | undefined)[], separator: string): Localised {
  const present = parts.filter((part) => part !== undefined);
  return {
    en: present.map((part) => part.en).join(separator),
    es: present.map((part) => part.es).join(separator),
    fr: present.map((part) => part.fr).join(separator),
  };
}
