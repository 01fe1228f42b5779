import { expect, test } from 'vitest';
import {
  ADD_CHOICES,
  AMOUNT_CHOICES,
  DUAL_PD_CHOICES,
  isAxis,
  POWER_CHOICES,
  PRISM_CHOICES,
  parseAxis,
  SINGLE_PD_CHOICES,
} from './choices';

test.each([
  ['powers', POWER_CHOICES, 161, -20, 20, 0.25],
  ['amounts of powers', AMOUNT_CHOICES, 81, 0, 20, 0.25],
  ['additions', ADD_CHOICES, 16, 0.25, 4, 0.25],
  ['prisms', PRISM_CHOICES, 40, 0.25, 10, 0.25],
  ['single pupillary distances', SINGLE_PD_CHOICES, 54, 51, 77.5, 0.5],
  ['pupillary distances per eye', DUAL_PD_CHOICES, 28, 25, 38.5, 0.5],
] as const)('%s: %#', (_, choices, count, first, last, step) => {
  expect(choices).toHaveLength(count);
  expect(choices[0]).toBe(first);
  expect(choices.at(-1)).toBe(last);
  for (const [index, choice] of choices.slice(1).entries()) expect(choice - (choices[index] ?? 0)).toBe(step);
});

test.each([
  [1, true],
  [180, true],
  [0, false],
  [181, false],
  [90.5, false],
])('%d as an axis: %s', (axis, isChoice) => {
  expect(isAxis(axis)).toBe(isChoice);
});

test.each([
  ['90', 90],
  [' 090 ', 90],
  ['180°', 180],
  ['x 5', 5],
  ['９０', 90],
  ['٩٠', 90],
  ['0', undefined],
  ['181', undefined],
  ['1e2', undefined],
  ['0x5', undefined],
  ['90.5', undefined],
  ['90º', 90],
  ['90˚', 90],
  ['-90', undefined],
  ['', undefined],
])('%j is read as the axis %s', (typed, axis) => {
  expect(parseAxis(typed)).toBe(axis);
});

test('plano is a choice and not negative zero', () => {
  expect(POWER_CHOICES.filter((power) => Object.is(power, 0))).toEqual([0]);
});
