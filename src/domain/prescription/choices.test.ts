import { expect, test } from 'vitest';
import { DUAL_PD_CHOICES, POWER_CHOICES, SINGLE_PD_CHOICES } from './choices';

test.each([
  ['powers', POWER_CHOICES, 161, -20, 20, 0.25],
  ['single pupillary distances', SINGLE_PD_CHOICES, 54, 51, 77.5, 0.5],
  ['pupillary distances per eye', DUAL_PD_CHOICES, 28, 25, 38.5, 0.5],
] as const)('%s: %#', (_, choices, count, first, last, step) => {
  expect(choices).toHaveLength(count);
  expect(choices[0]).toBe(first);
  expect(choices.at(-1)).toBe(last);
  for (const [index, choice] of choices.slice(1).entries()) expect(choice - (choices[index] ?? 0)).toBe(step);
});

test('plano is a choice and not negative zero', () => {
  expect(POWER_CHOICES.filter((power) => Object.is(power, 0))).toEqual([0]);
});
