import { expect, it } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import { itemListJsonLd } from './listing-json-ld';

it('counts positions across pages and links to the displayed color', () => {
  const product = {
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
  const jsonLd = itemListJsonLd(
    siteByLocale('es-us'),
    [
      { ...product, sKUs },
      { ...product, partNumber: '22' },
    ],
    3,
  );
  // Preceded by two full pages of 24.
  expect(jsonLd).toMatchObject({
    itemListElement: [
      { position: 49, name: 'Alder & Quay Hollis', url: '/es-us/8056000012345' },
      { position: 50, url: '/es-us/22' },
    ],
  });
});
