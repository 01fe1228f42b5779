import { storeSearchLocationEntryMax } from '@generated/stores/stores.limits';
import type { Country } from '@/domain/locale/locales';
import { cookieValue, SECONDS_PER_DAY } from '@/lib/storage/cookie-value';

const LIFETIME_DAYS = 30;
/** Between the text and the country of its store. No search may contain it (001 §5). */
const SEPARATOR = '|';

/**
 * The place that the shopper last found, to fill the field of the next visit (001 §2, §9), as in "Chicago|us". Only a text that
 * was searched: never the browser's position.
 */
export const locationEntry = cookieValue<string>({
  name: 'lc_location_entry',
  validate: (value) =>
    typeof value === 'string' && value.length <= storeSearchLocationEntryMax + SEPARATOR.length + 'us'.length
      ? value
      : undefined,
  lifetimeSeconds: LIFETIME_DAYS * SECONDS_PER_DAY,
});

/** Returns the place that was last found in a country. One of the other country's would find nothing here. */
export function lastFoundPlace(country: Country): string | undefined {
  const [text, itsCountry] = locationEntry.read()?.split(SEPARATOR) ?? [];
  return itsCountry === country ? text : undefined;
}

export function storeFoundPlace(text: string, country: Country): void {
  locationEntry.write(`${text}${SEPARATOR}${country}`);
}
