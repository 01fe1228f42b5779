/**
 * Localizes a number or number range of the commerce API: decimal separator of the locale and a real minus sign.
 *
 * @param text such as "-12.00 … -6.00"; the number of decimals does not change.
 * @param languageTag BCP 47, such as fr-CA.
 */
export function localizeNumber(text: string, languageTag: string): string {
  const decimalSign =
    new Intl.NumberFormat(languageTag).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
    '.';
  return text.replace(/(\d)\.(\d)/g, `$1${decimalSign}$2`).replace(/-(?=\d)/g, '−');
}
