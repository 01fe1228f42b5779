import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { cheapestPairLens, framePromotion } from './frame-promotion';

const lens = (type: string, offer: number, completePairAvailable?: boolean) => ({
  type,
  offer: cents(offer),
  completePairAvailable,
});
const lenses = [
  lens('frame-only', 0),
  lens('non-prescription', 2000),
  lens('progressive', 20000),
  lens('single-vision', 9600),
  lens('single-vision', 5000, false),
];

test('the lens within a GVP price is the cheapest one that completes a pair', () => {
  expect(cheapestPairLens(lenses)?.offer).toBe(9600);
  expect(framePromotion({ type: 'GVP', gvpBasePrice: cents(19900) }, lenses)).toEqual({
    type: 'GVP',
    basePrice: 19900,
    baseLensPrice: 9600,
  });
  expect(framePromotion({ type: 'GVP', gvpBasePrice: cents(19900) }, [])).toMatchObject({
    baseLensPrice: undefined,
  });
});

test('of lenses that complete a pair the cheapest counts, wherever it is in the list', () => {
  const offers = [7000, 5000, 9600].map((offer) => lens('single-vision', offer));
  expect(cheapestPairLens(offers)?.offer).toBe(5000);
  expect(cheapestPairLens([lens('non-prescription', 2000)])).toBeUndefined();
});

test('BOM is its percentage off the frame', () => {
  expect(framePromotion({ type: 'BOM', framePercent: 25 }, lenses)).toEqual({
    type: 'BOM',
    framePercent: 25,
  });
});

test('a promotion without its figure has no effect', () => {
  expect(framePromotion({ type: undefined, gvpBasePrice: cents(19900) }, lenses)).toBeUndefined();
  expect(framePromotion({ type: 'GVP', framePercent: 20 }, lenses)).toBeUndefined();
  expect(framePromotion({ type: 'BOM', frameOnlyPercent: 20 }, lenses)).toBeUndefined();
  expect(framePromotion({ type: 'AEO', framePercent: 20 }, lenses)).toBeUndefined();
});

test('AEO has no percentage off the pair where the frame has no such offer', () => {
  const figures = { type: 'AEO', completePairPercent: 40, frameOnlyPercent: 20 } as const;
  expect(framePromotion(figures, [])).toEqual({ type: 'AEO', completePairPercent: 40, frameOnlyPercent: 20 });
  expect(framePromotion({ ...figures, completePairAvailable: false }, [])).toEqual({
    type: 'AEO',
    completePairPercent: undefined,
    frameOnlyPercent: 20,
  });
});
