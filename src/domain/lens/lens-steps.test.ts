import { expect, test } from 'vitest';
import type { LensChoices } from './lens-facts';
import type { LensStep } from './lens-step';
import { lensSteps } from './lens-steps';
import { lensFacts } from './testing/facts';

const lenses = [
  lensFacts('1', { material: 'PLAS' }),
  lensFacts('2', { coating: 'premium' }),
  lensFacts('3', { treatment: 'photochromic', color: 'SMK' }),
  lensFacts('4', { type: 'progressive' }),
  lensFacts('5', { type: 'readers', treatment: 'blue' }),
  lensFacts('6', { type: 'readers' }),
  lensFacts('7', { type: 'non-prescription' }),
  lensFacts('8', { type: 'frame-only' }),
];
const steps = (type: string | undefined, hasPlans = true) =>
  lensSteps(lenses, type, { hasPlans, typeCount: 5 }).join(' ');

test.each([
  ['single-vision', 'usage prescription material treatment coating plan review'],
  ['progressive', 'usage prescription plan review'],
  ['readers', 'usage prescription treatment plan review'],
  ['non-prescription', 'usage plan review'],
  ['frame-only', 'usage review'],
])('%s has the steps %s', (type, expected) => expect(steps(type)).toBe(expected));

test.each([
  ['material', { material: 'PLAS' }, 'material'],
  ['treatment', { treatment: 'photochromic', color: 'SMK' }, 'treatment'],
  ['color', { treatment: 'clear', color: 'SMK' }, 'treatment'],
  ['coating', { coating: 'premium' }, 'coating'],
])('has a step for a %s that has to be chosen again, of one value too', (_, choices, step) => {
  const stepsWith = (situation: { choices?: LensChoices; current?: LensStep }, type = 'progressive') =>
    lensSteps(lenses, type, { hasPlans: false, typeCount: 5, ...situation }).join(' ');
  const expected = `usage prescription ${step} review`;
  expect(stepsWith({ choices })).toBe(expected);
  // Until the shopper has left it.
  expect(stepsWith({ choices: {}, current: step as LensStep })).toBe(expected);
  expect(stepsWith({ choices: { material: 'POLY', coating: 'standard' } })).toBe('usage prescription review');
  expect(stepsWith({ choices }, 'frame-only')).toBe('usage review');
});

test('a choice of colors is part of the treatment, also of a single one', () => {
  const tinted = ['SMK', 'BRN'].map((color) => lensFacts(color, { treatment: 'tinted', color }));
  expect(lensSteps(tinted, 'single-vision', { hasPlans: false, typeCount: 1 })).toEqual([
    'prescription',
    'treatment',
    'review',
  ]);
});

test('counts the most steps before a type is chosen', () => {
  expect(steps(undefined)).toBe(steps('single-vision'));
  const reversed = lensSteps(lenses.toReversed(), undefined, { hasPlans: true, typeCount: 2 });
  expect(reversed.join(' ')).toBe(steps('single-vision'));
});

test('has no step for a question with one value', () => {
  expect(steps('progressive', false)).toBe('usage prescription review');
  expect(lensSteps([lensFacts('1')], undefined, { hasPlans: false, typeCount: 1 })).toEqual([
    'prescription',
    'review',
  ]);
  expect(lensSteps([], undefined, { hasPlans: true, typeCount: 0 })).toEqual(['review']);
});
