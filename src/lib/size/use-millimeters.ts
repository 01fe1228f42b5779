import { useSite } from '../site/site';

/** Creating a formatter is slow, and a listing has many widths. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a length in the shopper's language, such as "136.5 mm". */
export function useMillimeters(): (length: number) => string {
  const { languageTag } = useSite();
  return (length) => formatterFor(languageTag).format(length);
}

function formatterFor(languageTag: string): Intl.NumberFormat {
  let formatter = formatters.get(languageTag);
  if (!formatter) {
    formatter = new Intl.NumberFormat(languageTag, {
      style: 'unit',
      unit: 'millimeter',
      maximumFractionDigits: 1,
    });
    formatters.set(languageTag, formatter);
  }
  return formatter;
}
