import { formatNumber } from '@/domain/locale/format-number';
import { useSite } from '../site/site';

/** Formats a length in the shopper's language, such as "136.5 mm". French has a no-break space there. */
export function useMillimeters(): (length: number) => string {
  const { languageTag } = useSite();
  const space = languageTag === 'fr-CA' ? '\u00a0' : ' ';
  return (length) => `${formatNumber(length, languageTag, { max: 1 })}${space}mm`;
}
