/**
 * Writes the first day of a month as an ordinal in French: "1er décembre 2026", where `Intl` says "1 décembre 2026".
 *
 * @param text a date as formatted by `Intl` in the language.
 */
export function withFrenchFirst(text: string, languageTag: string): string {
  return languageTag.startsWith('fr') ? text.replace(/\b1 (?=[a-z])/, '1er ') : text;
}
