/**
 * A number, or a range of numbers, of the platform as the shopper writes it: the language's decimal sign, and a true minus.
 *
 * @param text such as "-12.00 … -6.00"; decimals are kept as they are.
 * @param languageTag BCP 47, such as fr-CA.
 */
export function localNumber(text: string, languageTag: string): string {
  const decimalSign =
    new Intl.NumberFormat(languageTag).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
    '.';
  return text.replace(/(\d)\.(\d)/g, `$1${decimalSign}$2`).replace(/-(?=\d)/g, '−');
}
