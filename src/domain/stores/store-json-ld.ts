import { toIsoDay } from '../dates/calendar-date';
import type { Store } from './store';
import { type DayHours, MINUTES_PER_DAY } from './store-hours';

/** The schema.org notation for a closed day. */
const CLOSED = { opens: '00:00', closes: '00:00' };
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Returns the structured data of a store (schema.org, Optician). Only an open store has hours there.
 *
 * @param url URL of the store's page.
 */
export function storeJsonLd(store: Store, { url, brand }: { url: string; brand: string }): object {
  const { position, hours, specialDays } = store;
  return {
    '@context': 'https://schema.org',
    '@type': 'Optician',
    '@id': url,
    url,
    name: `${brand} ${store.name}`,
    branchCode: store.number,
    ...(store.phone && { telephone: `+1${store.phone.replace(/\D/g, '')}` }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.addressLines.join(', '),
      addressLocality: store.city,
      addressRegion: store.region,
      postalCode: store.postalCode,
      ...(store.country && { addressCountry: store.country }),
    },
    geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude },
    ...(store.status === 'open' &&
      hours && {
        openingHoursSpecification: hours.flatMap((day, index) =>
          day
            ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: WEEKDAYS[index], ...openAndClose(day) }]
            : [],
        ),
        ...(specialDays.length > 0 && {
          specialOpeningHoursSpecification: specialDays.map(({ date, hours: special }) => ({
            '@type': 'OpeningHoursSpecification',
            validFrom: toIsoDay(date),
            validThrough: toIsoDay(date),
            ...(special ? openAndClose(special) : CLOSED),
          })),
        }),
      }),
  };
}

/** Formats the hours. A closing time before the opening is on the next day; the end of the day is 23:59. */
function openAndClose({ opens, closes }: DayHours) {
  const closesAt = closes === MINUTES_PER_DAY ? MINUTES_PER_DAY - 1 : closes % MINUTES_PER_DAY;
  return { opens: clockText(opens), closes: clockText(closesAt) };
}

function clockText(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
