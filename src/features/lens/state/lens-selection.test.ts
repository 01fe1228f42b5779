import { expect, test } from 'vitest';
import { toLensView } from '../api/to-lens-view';
import { frameLenses } from '../testing/frame-lenses';
import { glassesPrice } from './glasses-price';
import {
  chosenPackage,
  chosenPlan,
  isStepComplete,
  lensTypes,
  lowestPrice,
  matchingPackages,
  stepsOf,
  treatments,
} from './lens-selection';

const view = toLensView(frameLenses);

test('lists each type and treatment once', () => {
  expect(lensTypes(view).map(({ code }) => code)).toEqual(['single-vision', 'progressive', 'frame-only']);
  expect(treatments(view, { type: 'single-vision' }).map(({ code }) => code)).toEqual([
    'clear',
    'photochromic',
  ]);
  expect(treatments(view, {})).toEqual([]);
});

test('sorts packages of the selected type and treatment by price', () => {
  const matching = matchingPackages(view, { type: 'single-vision', treatment: 'clear' });
  expect(matching.map(({ upc }) => upc)).toEqual(['SV2', 'SV1']);
  expect(lowestPrice(matching)).toBe(6000);
  expect(lowestPrice([])).toBeUndefined();
});

test('skips questions with a single option', () => {
  expect(stepsOf(view, {})).toEqual(['usage']);
  expect(stepsOf(view, { type: 'single-vision' })).toEqual(['usage', 'treatment', 'package', 'plan']);
  expect(stepsOf(view, { type: 'single-vision', treatment: 'photochromic' })).toEqual([
    'usage',
    'treatment',
    'plan',
  ]);
  expect(stepsOf(view, { type: 'progressive' })).toEqual(['usage', 'plan']);
  expect(stepsOf(view, { type: 'frame-only' })).toEqual(['usage']);
  expect(stepsOf({ ...view, plans: [] }, { type: 'progressive' })).toEqual(['usage']);
});

test('ignores a selected package of another type', () => {
  const selection = { type: 'progressive', treatment: 'photochromic', packageUpc: 'SV3' };
  expect(chosenPackage(view, selection)?.upc).toBe('PAL');
  expect(
    chosenPackage(view, { type: 'single-vision', treatment: 'clear', packageUpc: 'SV3' }),
  ).toBeUndefined();
});

test('every question except the plan requires an answer', () => {
  expect(isStepComplete(view, {}, 'usage')).toBe(false);
  expect(isStepComplete(view, { type: 'single-vision' }, 'usage')).toBe(true);
  expect(isStepComplete(view, { type: 'single-vision' }, 'treatment')).toBe(false);
  expect(isStepComplete(view, { type: 'single-vision', treatment: 'clear' }, 'package')).toBe(false);
  expect(isStepComplete(view, {}, 'plan')).toBe(true);
});

test('frame only has no plan', () => {
  expect(chosenPlan(view, { type: 'progressive', planId: '420001' })?.price).toBe(2900);
  expect(chosenPlan(view, { type: 'frame-only', planId: '420001' })).toBeUndefined();
});

test('the price includes the selected options', () => {
  expect(glassesPrice(view, {})).toMatchObject({ framePrice: 18000, totalSaving: 2700, total: 15300 });
  // 180.00 + 120.00 + 29.00 - 27.00 - 24.00
  expect(
    glassesPrice(view, {
      type: 'single-vision',
      treatment: 'clear',
      packageUpc: 'SV1',
      planId: '420001',
    }),
  ).toMatchObject({ full: 32900, totalSaving: 5100, total: 27800 });
  expect(glassesPrice(view, { type: 'frame-only', planId: '420001' })).toMatchObject({
    lensPrice: 0,
    warrantyPrice: 0,
    total: 15300,
  });
});
