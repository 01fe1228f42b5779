import { expect, test } from 'vitest';
import { toLensView } from '../api/to-lens-view';
import { frameLenses } from '../testing/frame-lenses';
import { chosenPackage, chosenPlan } from './lens-selection';

const view = toLensView(frameLenses);

test('the package is that of the frame with the UPC', () => {
  expect(chosenPackage(view, { packageUpc: 'SV1' })?.upc).toBe('SV1');
  expect(chosenPackage(view, { packageUpc: 'GONE' })).toBeUndefined();
  expect(chosenPackage(view, {})).toBeUndefined();
});

test('frame only has no plan', () => {
  expect(chosenPlan(view, { type: 'progressive', planId: '420001' })?.price).toBe(2900);
  expect(chosenPlan(view, { type: 'frame-only', planId: '420001' })).toBeUndefined();
});
