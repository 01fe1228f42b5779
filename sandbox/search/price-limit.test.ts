import { expect, test } from 'vitest';
import { readPriceLimit } from './price-limit';

test.each([
  ['under 100', { maxPrice: 10000, rest: '' }],
  ['Under $150', { maxPrice: 15000, rest: '' }],
  ['less than 200', { maxPrice: 20000, rest: '' }],
  ['round frames under $99.95 for men', { maxPrice: 9995, rest: 'round frames for men' }],
  ['sunglasses < 80', { maxPrice: 8000, rest: 'sunglasses' }],
  ['$100 glasses', { maxPrice: 10000, rest: 'glasses' }],
  ['100 dollar sunglasses', { maxPrice: 10000, rest: 'sunglasses' }],
  ['glasses 100 or less', { maxPrice: 10000, rest: 'glasses' }],
  ['over $200', { minPrice: 20000, rest: '' }],
  ['between 100 and 200', { minPrice: 10000, maxPrice: 20000, rest: '' }],
  ['$50-$100', { minPrice: 5000, maxPrice: 10000, rest: '' }],
  ['menos de 100', { maxPrice: 10000, rest: '' }],
  ['lentes de sol hasta 150 dólares', { maxPrice: 15000, rest: 'lentes de sol' }],
  ['entre 100 y 200 dólares', { minPrice: 10000, maxPrice: 20000, rest: '' }],
  ['moins de 150 $', { maxPrice: 15000, rest: '' }],
  ['lunettes à moins de 149,99 $', { maxPrice: 14999, rest: 'lunettes' }],
  ['jusqu’à 100 $', { maxPrice: 10000, rest: '' }],
  ['monture max. 120$', { maxPrice: 12000, rest: 'monture' }],
])('%s', (query, limit) => {
  expect(readPriceLimit(query)).toMatchObject(limit);
});

test.each([
  'glasses for women over 50',
  'kids under 12',
  'más de 40 años',
  'under 140 mm',
  'size 52',
  '52-18-140',
  'air optix 30 pack',
  '20% off',
  'up to 30 lenses',
  'undertow',
  'round',
])('%s names no price', (query) => {
  expect(readPriceLimit(query)).toBeUndefined();
});
