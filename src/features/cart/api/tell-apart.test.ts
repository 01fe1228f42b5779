import { describe, expect, it } from 'vitest';
import { cents } from '@/domain/money/cents';
import type { LineItem } from './cart-view';
import { tellApart } from './tell-apart';

const labels = {
  leftEye: 'Left eye',
  rightEye: 'Right eye',
  noLenses: 'without lenses',
  line: (position: number) => `line ${position}`,
};

const polygon: LineItem = {
  orderItemId: '1',
  kind: 'frame',
  upc: '2017230701520',
  name: 'Polygon',
  brand: 'Corvenna',
  color: 'Black',
  image: undefined,
  quantity: 1,
  unitPrice: cents(28_000),
  extras: [],
  total: cents(28_000),
  eye: undefined,
  soldOut: false,
};
const withLens = (name: string): Partial<LineItem> => ({
  extras: [{ orderItemId: `lens ${name}`, kind: 'LENS', name, price: cents(9_995) }],
});
const box: LineItem = { ...polygon, kind: 'contact-lens', name: 'Dailies', color: '' };

function called(...lineItems: [LineItem, Partial<LineItem>][]): string[] {
  const numbered = lineItems.map(([lineItem, more], index) => ({
    ...lineItem,
    ...more,
    orderItemId: `${index}`,
  }));
  return [...tellApart(numbered, labels).values()];
}

describe('disambiguateNames', () => {
  it('uses the plain name of a unique product', () => {
    expect(called([polygon, withLens('Single vision')], [box, {}])).toEqual(['Polygon', 'Dailies']);
  });

  it('disambiguates frames by their lenses or lack of lenses', () => {
    expect(called([polygon, withLens('Single vision')], [polygon, {}])).toEqual([
      'Polygon, Single vision',
      'Polygon, without lenses',
    ]);
  });

  it('disambiguates by color and omits equal traits', () => {
    expect(called([polygon, {}], [polygon, { color: 'Navy' }])).toEqual(['Polygon, Black', 'Polygon, Navy']);
  });

  it('disambiguates boxes by eye', () => {
    expect(called([box, { eye: 'right' }], [box, { eye: 'left' }])).toEqual([
      'Dailies, Right eye',
      'Dailies, Left eye',
    ]);
  });

  it('disambiguates identical items by line number', () => {
    expect(called([box, {}], [polygon, {}], [polygon, {}])).toEqual([
      'Dailies',
      'Polygon, line 2',
      'Polygon, line 3',
    ]);
  });

  it('adds the line number only to items that are still ambiguous', () => {
    expect(called([polygon, {}], [polygon, {}], [polygon, withLens('Progressive')])).toEqual([
      'Polygon, without lenses, line 1',
      'Polygon, without lenses, line 2',
      'Polygon, Progressive',
    ]);
  });

  it('combines as many traits as needed', () => {
    expect(called([polygon, { color: 'Navy' }], [polygon, withLens('Progressive')], [polygon, {}])).toEqual([
      'Polygon, Navy, without lenses',
      'Polygon, Black, Progressive',
      'Polygon, Black, without lenses',
    ]);
  });
});
