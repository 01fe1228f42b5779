import type { FrameLensesFrame } from '@generated/lens/model/frameLensesFrame';
import { expect, test } from 'vitest';
import { frameLenses, lensPackage } from '../testing/frame-lenses';
import { toLensView } from './to-lens-view';

const withFrame = (overrides: Partial<FrameLensesFrame>) =>
  toLensView({ ...frameLenses, frame: { ...frameLenses.frame, ...overrides } }).promotion;

test('maps prices to cents and codes to localized labels', () => {
  const view = toLensView(frameLenses);
  expect(view.frame.prices).toEqual({ list: 18000, offer: 15300, insured: undefined });
  expect(view.packages[0]).toMatchObject({
    upc: 'SV1',
    type: { code: 'single-vision', title: 'Single vision', description: 'One power.' },
    material: { title: 'Polycarbonate 1.59' },
    finish: 'premium anti-reflective',
    prices: { list: 12000, offer: 9600, type: 'single-vision', insurable: true },
    selected: {
      upc: 'SV1',
      catEntryId: '4SV1',
      clen: 'CLR',
      services: ['AR01'],
      isSpeedyRX: true,
      offerPrice: 9600,
    },
  });
  expect(view.packages[1]?.finish).toBe('');
  expect(view.packages[2]?.finish).toBe('Smoke, premium anti-reflective');
  expect(view.plans).toEqual([{ id: '420001', title: 'One-year plan', description: undefined, price: 2900 }]);
});

test('a code without a label is its own label', () => {
  const view = toLensView({ ...frameLenses, content: {} });
  expect(view.packages[0]?.material).toEqual({ code: 'POLY', title: 'POLY', description: undefined });
});

test('maps the amounts of each promotion type', () => {
  expect(withFrame({})).toBeUndefined();
  expect(withFrame({ promoType: 'GVP', promotions: { gvpBasePrice: 199 } })).toEqual({
    type: 'GVP',
    basePrice: 19900,
    // The cheaper of the two single-vision lenses.
    baseLensPrice: 6000,
  });
  const percents = { completePairPercent: 40, frameOnlyPercent: 20 };
  expect(withFrame({ promoType: 'AEO', promotions: { ...percents, completePairAvailable: true } })).toEqual({
    type: 'AEO',
    ...percents,
  });
  expect(withFrame({ promoType: 'AEO', promotions: { ...percents, completePairAvailable: false } })).toEqual({
    type: 'AEO',
    completePairPercent: undefined,
    frameOnlyPercent: 20,
  });
  expect(withFrame({ promoType: 'BOM', promotions: { framePercent: 25 } })).toEqual({
    type: 'BOM',
    framePercent: 25,
  });
});

test('a package says itself whether it completes a pair; without its word, a prescription lens does', () => {
  const packages = [
    lensPackage('A', { promotions: { completePairAvailable: false } }),
    lensPackage('B', {
      type: 'non-prescription',
      promotions: { completePairAvailable: true },
      offerPrice: 70,
    }),
    lensPackage('C', { promotions: {} }),
    lensPackage('D', { type: 'non-prescription', offerPrice: 10 }),
  ];
  const frame = { ...frameLenses.frame, promoType: 'GVP', promotions: { gvpBasePrice: 199 } } as const;
  const view = toLensView({ ...frameLenses, frame, packages });
  expect(view.packages.map(({ completePairAvailable }) => completePairAvailable)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(view.promotion).toMatchObject({ baseLensPrice: 7000 });
});

test('ignores a promotion without amounts', () => {
  expect(withFrame({ promoType: 'GVP', promotions: {} })).toBeUndefined();
  expect(withFrame({ promoType: 'BOM', promotions: {} })).toBeUndefined();
});

test('a perk has a percentage or an amount; without either it is none', () => {
  const perkOf = (perk: FrameLensesFrame['perk']) =>
    toLensView({ ...frameLenses, frame: { ...frameLenses.frame, perk } }).perk;
  const perk = { code: 'PERK15', title: '15% off' };
  expect(perkOf({ ...perk, percent: 15 })).toEqual({ ...perk, terms: { percent: 15 } });
  expect(perkOf({ ...perk, amount: 20 })).toEqual({ ...perk, terms: { amount: 2000 } });
  expect(perkOf(perk)).toBeUndefined();
  expect(perkOf(undefined)).toBeUndefined();
});

test('a frame without an offer price has its price on request', () => {
  const { offerPrice: _, ...frame } = frameLenses.frame;
  expect(toLensView({ ...frameLenses, frame }).frame.prices).toBeUndefined();
});
