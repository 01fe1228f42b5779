import { expect, it } from 'vitest';
import { paperValues } from './paper-values';

const ENGLISH = {
  languageTag: 'en-US',
  axisName: 'AXIS',
  prism: (amount: string, base: string) => `PRISM ${amount} BASE ${base.toUpperCase()}`,
} as const;

it('has the values that an eye has, each unbroken', () => {
  expect(paperValues({ sphere: -2.25, cylinder: -0.75, axis: 90, add: 2 }, ENGLISH).join('  ')).toBe(
    'SPH\u00A0−2.25  CYL\u00A0−0.75  AXIS\u00A090  ADD\u00A0+2.00',
  );
  expect(paperValues({ sphere: 0, cylinder: 0, axis: 90 }, ENGLISH)).toEqual(['SPH\u00A00.00']);
});

it('is written as a French paper is', () => {
  const french = { ...ENGLISH, languageTag: 'fr-CA', axisName: 'AXE' } as const;
  expect(paperValues({ sphere: -2.25, cylinder: -0.75, axis: 90 }, french)).toEqual([
    'SPH\u00A0−2,25',
    'CYL\u00A0−0,75',
    'AXE\u00A090',
  ]);
});

it('has the prism of both directions: two prescriptions may differ in nothing else', () => {
  const prism = { horizontal: { amount: 2, base: 'out' }, vertical: { amount: 1.5, base: 'up' } } as const;
  expect(paperValues({ sphere: 0.5, prism }, ENGLISH)).toEqual([
    'SPH\u00A0+0.50',
    'PRISM\u00A02.00\u00A0BASE\u00A0OUT',
    'PRISM\u00A01.50\u00A0BASE\u00A0UP',
  ]);
});
