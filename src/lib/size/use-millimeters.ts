import { useSite } from '../site/site';

/** Formats a length in the shopper's language, such as "136.5 mm". */
export function useMillimeters(): (length: number) => string {
  const { languageTag } = useSite();
  const format = new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: 'millimeter',
    maximumFractionDigits: 1,
  });
  return (length) => format.format(length);
}
