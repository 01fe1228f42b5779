import { expect, test } from 'vitest';
import type { LocaleCode } from '@/domain/locale/locales';
import { cents } from '@/domain/money/cents';
import { siteByLocale } from '@/lib/site/site';
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld';
import type { ProductView } from './product-view';

const contextFor = (locale: LocaleCode) => ({ site: siteByLocale(locale), origin: 'https://shop.test' });

const product: ProductView = {
  kind: 'eyeglasses',
  id: '301122',
  upc: '8056000012345',
  brand: 'Alder',
  name: 'Hollis',
  colorName: 'Noir',
  summary: 'Lunettes rondes',
  description: '',
  price: { offer: cents(15305), list: cents(18000), saving: cents(2695), badgePercent: 15 },
  priceWithLenses: undefined,
  promotion: '',
  stock: 'sold-out',
  image: undefined,
  colors: [],
  prescriptionReady: true,
  attribute: () => undefined,
};

test('the offer has the offer price in the site’s currency', () => {
  expect(productJsonLd(product, ['/a.svg'], contextFor('fr-ca'))).toMatchObject({
    name: 'Alder Hollis',
    gtin13: '8056000012345',
    color: 'Noir',
    description: 'Lunettes rondes',
    image: ['https://shop.test/a.svg?format=jpeg'],
    url: 'https://shop.test/fr-ca/8056000012345',
    offers: {
      price: '153.05',
      priceCurrency: 'CAD',
      availability: 'https://schema.org/OutOfStock',
    },
  });
});

test('a product without a price has no offer; a number that is not an EAN-13 has no gtin', () => {
  const data = productJsonLd({ ...product, price: undefined, upc: 'AL2041' }, [], contextFor('lc-us'));
  expect(data).not.toHaveProperty('offers');
  expect(data).not.toHaveProperty('gtin13');
});

test('a name that starts with the brand is not prefixed with it', () => {
  const lens = { ...product, brand: 'Dewlin', name: 'Dewlin Fresh' };
  expect(productJsonLd(lens, [], contextFor('lc-us'))).toMatchObject({ name: 'Dewlin Fresh' });
});

test('breadcrumb positions start at one', () => {
  expect(
    breadcrumbJsonLd(
      [
        { label: 'Home', href: '/lc-us' },
        { label: 'Hollis', href: '/lc-us/1' },
      ],
      contextFor('lc-us'),
    ),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.test/lc-us' },
      { position: 2, name: 'Hollis', item: 'https://shop.test/lc-us/1' },
    ],
  });
});
