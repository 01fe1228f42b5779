import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { priceSummary } from './price-summary';

const frame = { list: cents(18000), offer: cents(15300) };
const lens = { list: cents(12000), offer: cents(9600), type: 'single-vision' };
const warranty = { price: cents(2500) };

test('frame only', () => {
  expect(priceSummary({ frame })).toEqual({
    framePrice: 18000,
    frameSaving: 2700,
    lensPrice: 0,
    lensSaving: 0,
    totalSaving: 2700,
    insuranceSaving: 0,
    perkSaving: 0,
    warrantyPrice: 0,
    total: 15300,
    full: 18000,
    gvpBasePrice: undefined,
  });
});

test('frame, lens and protection plan at their offers', () => {
  expect(priceSummary({ frame, lens, warranty })).toMatchObject({
    frameSaving: 2700,
    lensSaving: 2400,
    totalSaving: 5100,
    warrantyPrice: 2500,
    full: 32500,
    total: 27400,
  });
});

test('a missing list price is the offer price', () => {
  expect(priceSummary({ frame: { offer: cents(15300) } })).toMatchObject({ framePrice: 15300, total: 15300 });
});

test('a complete pair costs the GVP base price plus the protection plan', () => {
  const promotion = { type: 'GVP', basePrice: cents(19900) } as const;
  expect(priceSummary({ frame, lens, warranty, promotion })).toMatchObject({
    totalSaving: 10100,
    full: 32500,
    total: 22400,
    gvpBasePrice: 19900,
  });
  expect(priceSummary({ frame, promotion })).toMatchObject({ total: 15300, gvpBasePrice: 19900 });
});

test('AEO takes 40 % off frame and prescription lens, not off the protection plan', () => {
  const promotion = { type: 'AEO', completePairPercent: 40, frameOnlyPercent: 20 } as const;
  // 300.00 minus 120.00, plus 25.00 for the plan.
  expect(priceSummary({ frame, lens, warranty, promotion })).toMatchObject({
    totalSaving: 12000,
    total: 20500,
  });
});

describe('a perk', () => {
  test('takes a percentage off the discounted price of frame and lens', () => {
    // Frame and lens cost 249.00 after savings; 10% is 24.90.
    expect(priceSummary({ frame, lens, warranty, perk: { percent: 10 } })).toMatchObject({
      totalSaving: 5100,
      perkSaving: 2490,
      total: 24910,
    });
  });

  test('takes off an amount, but never from the protection plan', () => {
    expect(priceSummary({ frame, perk: { amount: cents(5000) } })).toMatchObject({
      perkSaving: 5000,
      total: 10300,
    });
    expect(priceSummary({ frame, warranty, perk: { amount: cents(50000) } })).toMatchObject({
      perkSaving: 15300,
      total: 2500,
    });
  });
});

describe('with insurance on', () => {
  const insurance = { frameDiscount: cents(4500), lensDiscount: cents(6000) };

  test('insured prices apply, without promotion or perk', () => {
    const promotion = { type: 'AEO', completePairPercent: 40, frameOnlyPercent: 20 } as const;
    expect(
      priceSummary({ frame, lens, warranty, promotion, perk: { percent: 50 }, insurance }),
    ).toMatchObject({
      frameSaving: 0,
      lensSaving: 0,
      totalSaving: 0,
      insuranceSaving: 10500,
      perkSaving: 0,
      full: 32500,
      total: 22000,
    });
  });

  test('a pair of which nothing is covered has its ordinary price, with promotion and perk', () => {
    const promotion = { type: 'AEO', completePairPercent: 40, frameOnlyPercent: 20 } as const;
    const uncovered = { frameDiscount: cents(0), lensDiscount: cents(0) };
    const ordinary = { frame, lens, warranty, promotion, perk: { percent: 50 } };
    expect(priceSummary({ ...ordinary, insurance: uncovered })).toEqual(priceSummary(ordinary));
  });

  test('an item that is not covered keeps its offer price', () => {
    expect(priceSummary({ frame, lens, insurance: { lensDiscount: cents(6000) } })).toMatchObject({
      frameSaving: 2700,
      lensSaving: 0,
      insuranceSaving: 6000,
      total: 21300,
    });
  });
});
