import { expect, it } from 'vitest';
import { storeByLocale } from '@/platform/store/store';
import { itemListJsonLd } from './listing-json-ld';

it('counts positions through all pages and leads to the colour shown', () => {
  const entry = {
    uniqueID: '1',
    partNumber: 'AL2041',
    name: 'Hollis',
    manufacturer: 'Alder & Quay',
    catalogEntryTypeCode: 'ProductBean' as const,
    buyable: 'true' as const,
  };
  const sKUs = [
    {
      uniqueID: '11',
      partNumber: '8056000012345',
      catalogEntryTypeCode: 'ItemBean' as const,
      buyable: 'true' as const,
    },
  ];
  const list = itemListJsonLd(
    storeByLocale('es-us'),
    [
      { ...entry, sKUs },
      { ...entry, partNumber: '22' },
    ],
    3,
  );
  // Two full pages of 24 stand before.
  expect(list).toMatchObject({
    itemListElement: [
      { position: 49, name: 'Alder & Quay Hollis', url: '/es-us/8056000012345' },
      { position: 50, url: '/es-us/22' },
    ],
  });
});
