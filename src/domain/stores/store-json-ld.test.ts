import { expect, test } from 'vitest';
import { parseSpecialHours, parseStoreHours } from './store-hours';
import { storeJsonLd } from './store-json-ld';
import { storeWith } from './testing/store';

const page = { url: 'https://shop.example.com/lc-us/stores/0279', brand: 'Marlowe' };

test('describes an optician with its hours', () => {
  const hours = parseStoreHours('10:00-20:00;Closed;Closed;Closed;Closed;10:00-24:00;10:00-01:00');
  expect(storeJsonLd(storeWith({ hours }), page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Optician',
    '@id': page.url,
    url: page.url,
    name: 'Marlowe Willow Crest Crossing',
    branchCode: '0279',
    telephone: '+15135550144',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '404 Bridge Ln, Suite 146',
      addressLocality: 'Cincinnati',
      addressRegion: 'OH',
      postalCode: '45219',
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 39.12364, longitude: -84.51953 },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '10:00', closes: '20:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '10:00', closes: '23:59' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Sunday', opens: '10:00', closes: '01:00' },
    ],
  });
});

test('has no hours of a store that is not open', () => {
  expect(storeJsonLd(storeWith({ status: 'closed' }), page)).not.toHaveProperty('openingHoursSpecification');
  expect(storeJsonLd(storeWith({ hours: undefined, phone: '' }), page)).not.toHaveProperty('telephone');
});

test('names days on which other hours hold', () => {
  const specialDays = parseSpecialHours('2026-11-26 Closed; 2026-12-24 10:00-17:00');
  expect(storeJsonLd(storeWith({ specialDays }), page)).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2026-11-26', validThrough: '2026-11-26', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '10:00', closes: '17:00' },
    ],
  });
});
