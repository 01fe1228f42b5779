import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { promotionSavings } from './promotion';

const line = (list: number, offer: number) => ({ list: cents(list), offer: cents(offer) });
const frame = line(18000, 15300);
const lens = { ...line(12000, 12000), type: 'single-vision' };

test('without a promotion frame and lens save list minus offer', () => {
  expect(promotionSavings(frame, lens, undefined)).toEqual({ frame: 2700, lens: 0 });
  expect(promotionSavings(line(10000, 12000), undefined, undefined)).toEqual({ frame: 0, lens: 0 });
});

describe('GVP, a complete pair at one price', () => {
  const promotion = { type: 'GVP', basePrice: cents(19900) } as const;

  test('the pair costs the base price, and the saving is split by list price', () => {
    // 300.00 list, 199.00 base: 101.00 saved, of which 18/30 = 60.60 on the frame.
    expect(promotionSavings(frame, lens, promotion)).toEqual({ frame: 6060, lens: 4040 });
  });

  test('the split is exact to the cent', () => {
    // 100.00 and 50.01 at 100.00: 50.01 saved, of which 33.3377… on the frame.
    const savings = promotionSavings(
      line(10000, 10000),
      { ...line(5001, 5001), type: 'progressive' },
      {
        type: 'GVP',
        basePrice: cents(10000),
      },
    );
    expect(savings).toEqual({ frame: 3334, lens: 1667 });
  });

  test('a dearer lens adds what it costs more than the cheapest lens of a pair', () => {
    // 180.00 + 250.00 list; the pair costs 199.00 + (200.00 − 120.00) = 279.00; of 151.00 saved, 18/43 on the frame.
    const dearer = { ...line(25000, 20000), type: 'progressive' };
    expect(promotionSavings(frame, dearer, { ...promotion, baseLensPrice: cents(12000) })).toEqual({
      frame: 6321,
      lens: 8779,
    });
    // Cheaper than the cheapest (another store's figure): the base price is the least.
    expect(promotionSavings(frame, lens, { ...promotion, baseLensPrice: cents(15000) })).toEqual({
      frame: 6060,
      lens: 4040,
    });
  });

  test('a pair that costs as much as the two offers keeps the savings of the offers', () => {
    // 100.00 at 80.00 and 100.00 at full price: 180.00.
    const pair = { ...promotion, basePrice: cents(18000) };
    const fullPrice = { ...line(10000, 10000), type: 'progressive' };
    expect(promotionSavings(line(10000, 8000), fullPrice, pair)).toEqual({ frame: 2000, lens: 0 });
  });

  test('without prescription and frame only, it is no pair', () => {
    for (const type of ['non-prescription', 'Frame Only']) {
      expect(promotionSavings(frame, { ...lens, type }, promotion)).toEqual({ frame: 2700, lens: 0 });
    }
    expect(promotionSavings(frame, undefined, promotion)).toEqual({ frame: 2700, lens: 0 });
  });

  test('the package itself decides whether it makes a pair', () => {
    const plano = { ...lens, type: 'non-prescription', completePairAvailable: true };
    expect(promotionSavings(frame, plano, promotion).lens).toBe(4040);
    expect(promotionSavings(frame, { ...lens, completePairAvailable: false }, promotion).lens).toBe(0);
    const demo = { ...line(0, 0), type: 'frame-only', completePairAvailable: true };
    expect(promotionSavings(frame, demo, promotion)).toEqual({ frame: 2700, lens: 0 });
  });

  test('never costs more than the two offers', () => {
    expect(promotionSavings(frame, lens, { type: 'GVP', basePrice: cents(28000) })).toEqual({
      frame: 2700,
      lens: 0,
    });
  });
});

describe('AEO', () => {
  const promotion = { type: 'AEO', completePairPercent: 40, frameOnlyPercent: 20 } as const;

  test('40 % off frame and prescription lens', () => {
    expect(promotionSavings(frame, lens, promotion)).toEqual({ frame: 7200, lens: 4800 });
  });

  test.each(['non-prescription', 'frame-only'])('20 %% off the frame only with %s', (type) => {
    expect(promotionSavings(frame, { ...line(5000, 4500), type }, promotion)).toEqual({
      frame: 3600,
      lens: 500,
    });
  });

  test('20 % off the frame only with its own demo lens, whatever the package says', () => {
    const demo = { ...line(0, 0), type: 'frame-only', completePairAvailable: true };
    expect(promotionSavings(frame, demo, promotion)).toEqual({ frame: 3600, lens: 0 });
  });

  test('20 % off the frame only with a package that makes no pair', () => {
    expect(promotionSavings(frame, { ...lens, completePairAvailable: false }, promotion)).toEqual({
      frame: 3600,
      lens: 0,
    });
  });

  test('20 % off the frame without a lens or without a complete-pair offer', () => {
    expect(promotionSavings(frame, undefined, promotion)).toEqual({ frame: 3600, lens: 0 });
    expect(promotionSavings(frame, lens, { type: 'AEO', frameOnlyPercent: 20 })).toEqual({
      frame: 3600,
      lens: 0,
    });
  });

  test('does not add to a lower offer', () => {
    expect(promotionSavings(line(18000, 9000), undefined, promotion).frame).toBe(9000);
  });
});

test('BOM takes its percentage off the frame and keeps the offer price of the lens', () => {
  const promotion = { type: 'BOM', framePercent: 30 } as const;
  expect(promotionSavings(frame, { ...lens, offer: cents(11000) }, promotion)).toEqual({
    frame: 5400,
    lens: 1000,
  });
});
