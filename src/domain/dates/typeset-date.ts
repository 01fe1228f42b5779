/**
 * Sets a date as each language writes it: in French the first day of a month is an ordinal ("1er décembre 2026", where `Intl`
 * says "1 décembre 2026"), and no line breaks between a day and its month.
 *
 * @param text a date as formatted by `Intl` in the language.
 */
export function typesetDate(text: string, languageTag: string): string {
  const written = languageTag.startsWith('fr') ? text.replace(/\b1 (?=[a-z])/, '1er ') : text;
  return written
    .replace(
      /(\d{1,2}(?:er)?) (de )?(?=\p{L})/u,
      (_, day: string, of = '') => `${day}\u00A0${of && 'de\u00A0'}`,
    )
    .replace(/(\p{L}) (?=\d{1,2},)/u, '$1\u00A0');
}
