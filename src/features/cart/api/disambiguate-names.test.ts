import { describe, expect, it } from 'vitest';
import { cents } from '@/domain/money/cents';
import type { LineItem } from './cart-view';
import { disambiguateNames } from './disambiguate-names';

const labels = {
  leftEye: 'Left eye',
  rightEye: 'Right eye',
  noLenses: 'without lenses',
  line: (position: number) => `line ${position}`,
};

const polygon: LineItem = {
  orderItemId: '1',
  kind: 'frame',
  orderIndex: 1,
  productId: '3170141',
  upc: '2017230701520',
  name: 'Polygon',
  brand: 'Corvenna',
  color: 'Black',
  image: undefined,
  quantity: 1,
  unitPrice: cents(28_000),
  extras: [],
  lens: undefined,
  takesLenses: true,
  lensLost: false,
  prescription: 'not-needed',
  total: cents(28_000),
  savings: [],
  eye: undefined,
  soldOut: false,
  items: [],
  product: undefined,
};
const withLens = (name: string): Partial<LineItem> => ({
  extras: [{ orderItemId: `lens ${name}`, kind: 'LENS', id: '1', name, price: cents(9_995) }],
});
const box: LineItem = { ...polygon, kind: 'contact-lens', name: 'Dailies', color: '' };

function namesOf(...lineItems: [LineItem, Partial<LineItem>][]): string[] {
  const numbered = lineItems.map(([lineItem, overrides], index) => ({
    ...lineItem,
    ...overrides,
    orderItemId: `${index}`,
  }));
  return [...disambiguateNames(numbered, labels).values()];
}

describe('disambiguateNames', () => {
  it('uses the plain name of a unique product', () => {
    expect(namesOf([polygon, withLens('Single vision')], [box, {}])).toEqual(['Polygon', 'Dailies']);
  });

  it('disambiguates frames by their lenses or lack of lenses', () => {
    expect(namesOf([polygon, withLens('Single vision')], [polygon, {}])).toEqual([
      'Polygon, Single vision',
      'Polygon, without lenses',
    ]);
  });

  it('disambiguates by color and omits equal traits', () => {
    expect(namesOf([polygon, {}], [polygon, { color: 'Navy' }])).toEqual(['Polygon, Black', 'Polygon, Navy']);
  });

  it('disambiguates boxes by eye', () => {
    expect(namesOf([box, { eye: 'right' }], [box, { eye: 'left' }])).toEqual([
      'Dailies, Right eye',
      'Dailies, Left eye',
    ]);
  });

  it('disambiguates identical items by line number', () => {
    expect(namesOf([box, {}], [polygon, {}], [polygon, {}])).toEqual([
      'Dailies',
      'Polygon, line 2',
      'Polygon, line 3',
    ]);
  });

  it('adds the line number only to items that are still ambiguous', () => {
    expect(namesOf([polygon, {}], [polygon, {}], [polygon, withLens('Progressive')])).toEqual([
      'Polygon, without lenses, line 1',
      'Polygon, without lenses, line 2',
      'Polygon, Progressive',
    ]);
  });

  it('combines as many traits as needed', () => {
    expect(namesOf([polygon, { color: 'Navy' }], [polygon, withLens('Progressive')], [polygon, {}])).toEqual([
      'Polygon, Navy, without lenses',
      'Polygon, Black, Progressive',
      'Polygon, Black, without lenses',
    ]);
  });
});
