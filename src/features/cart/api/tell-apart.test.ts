import { describe, expect, it } from 'vitest';
import { cents } from '@/domain/money/cents';
import type { CartEntry } from './cart-view';
import { tellApart } from './tell-apart';

const words = {
  leftEye: 'Left eye',
  rightEye: 'Right eye',
  noLenses: 'without lenses',
  line: (position: number) => `line ${position}`,
};

const polygon: CartEntry = {
  orderItemId: '1',
  kind: 'frame',
  upc: '2017230701520',
  name: 'Polygon',
  brand: 'Corvenna',
  colour: 'Black',
  image: undefined,
  quantity: 1,
  unitPrice: cents(28_000),
  extras: [],
  total: cents(28_000),
  eye: undefined,
  soldOut: false,
};
const withLens = (name: string): Partial<CartEntry> => ({
  extras: [{ orderItemId: `lens ${name}`, kind: 'LENS', name, price: cents(9_995) }],
});
const box: CartEntry = { ...polygon, kind: 'contact-lens', name: 'Dailies', colour: '' };

function called(...entries: [CartEntry, Partial<CartEntry>][]): string[] {
  const numbered = entries.map(([entry, more], index) => ({ ...entry, ...more, orderItemId: `${index}` }));
  return [...tellApart(numbered, words).values()];
}

describe('tellApart', () => {
  it('calls by its name what is there once', () => {
    expect(called([polygon, withLens('Single vision')], [box, {}])).toEqual(['Polygon', 'Dailies']);
  });

  it('tells frames apart by their lenses, or by having none', () => {
    expect(called([polygon, withLens('Single vision')], [polygon, {}])).toEqual([
      'Polygon, Single vision',
      'Polygon, without lenses',
    ]);
  });

  it('tells them apart by colour, saying no more than what differs', () => {
    expect(called([polygon, {}], [polygon, { colour: 'Navy' }])).toEqual(['Polygon, Black', 'Polygon, Navy']);
  });

  it('tells the boxes of the two eyes apart', () => {
    expect(called([box, { eye: 'right' }], [box, { eye: 'left' }])).toEqual([
      'Dailies, Right eye',
      'Dailies, Left eye',
    ]);
  });

  it('tells apart by their lines what is alike in every trait', () => {
    expect(called([box, {}], [polygon, {}], [polygon, {}])).toEqual([
      'Dailies',
      'Polygon, line 2',
      'Polygon, line 3',
    ]);
  });

  it('gives its line to what is like one of several, and not to the one that differs from all', () => {
    expect(called([polygon, {}], [polygon, {}], [polygon, withLens('Progressive')])).toEqual([
      'Polygon, without lenses, line 1',
      'Polygon, without lenses, line 2',
      'Polygon, Progressive',
    ]);
  });

  it('takes as many traits as it needs', () => {
    expect(called([polygon, { colour: 'Navy' }], [polygon, withLens('Progressive')], [polygon, {}])).toEqual([
      'Polygon, Navy, without lenses',
      'Polygon, Black, Progressive',
      'Polygon, Black, without lenses',
    ]);
  });
});
