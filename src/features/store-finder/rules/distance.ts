import type { Country } from '@/domain/locale/locales';

/** Returns a distance with one decimal and its unit: miles in the US, kilometers in Canada (001 §3). */
export function formatDistance(distance: number, country: Country, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: country === 'us' ? 'mile' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(distance);
}

/** About 100 meters: enough for a search. The browser's position is part of a request path. */
const POSITION_DECIMALS = 3;

/** Returns a coordinate of the browser's position as it is sent. */
export function roundPosition(degrees: number): number {
  return Number(degrees.toFixed(POSITION_DECIMALS));
}
