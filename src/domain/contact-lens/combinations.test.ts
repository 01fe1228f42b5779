import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  availableValues,
  firstUnavailable,
  type LensCombination,
  type LensValues,
  lensParameters,
  resolveValues,
} from './combinations';

/** A toric lens: the strong cylinder exists for one power, and for few axes. */
const toric: LensCombination[] = [
  {
    BASE_CURVE: ['8.5'],
    DIAMETER: ['14.5'],
    POWER: ['-1.00', '-0.50', '+0.50'],
    CYLINDER: ['-0.75'],
    AXIS: ['10', '90', '180'],
  },
  { BASE_CURVE: ['8.5'], DIAMETER: ['14.5'], POWER: ['-1.00'], CYLINDER: ['-2.25'], AXIS: ['90', '180'] },
];
const multifocal: LensCombination[] = [
  { BASE_CURVE: ['8.6'], DIAMETER: ['14.0'], POWER: ['-1.00'], ADD: ['LOW', 'MED'], DOMINANCE: ['D'] },
  { BASE_CURVE: ['8.6'], DIAMETER: ['14.0'], POWER: ['-1.00'], ADD: ['HIGH'], DOMINANCE: ['D', 'N'] },
];

test('the parameters of a lens, in the order of the cascade', () => {
  expect(lensParameters(toric)).toEqual(['BASE_CURVE', 'DIAMETER', 'POWER', 'CYLINDER', 'AXIS']);
  expect(lensParameters(multifocal)).toEqual(['BASE_CURVE', 'DIAMETER', 'POWER', 'ADD', 'DOMINANCE']);
});

test('a parameter of some combinations counts, and excludes those without it', () => {
  const partly: LensCombination[] = [
    { POWER: ['-1.00'] },
    { POWER: ['-1.00', '-2.00'], CYLINDER: ['-0.75'], AXIS: ['90'] },
  ];
  expect(lensParameters(partly)).toEqual(['POWER', 'CYLINDER', 'AXIS']);
  expect(availableValues(partly, { CYLINDER: '-0.75' }, 'AXIS')).toEqual(['90']);
  expect(availableValues([{ POWER: ['-1.00'], AXIS: ['5'] }], { CYLINDER: '-0.75' }, 'AXIS')).toEqual([]);
});

describe('available values', () => {
  test('exist with the earlier values, as numbers in ascending order', () => {
    expect(availableValues(toric, {}, 'POWER')).toEqual(['-1.00', '-0.50', '+0.50']);
    expect(availableValues(toric, { POWER: '-0.50' }, 'CYLINDER')).toEqual(['-0.75']);
    expect(availableValues(toric, { POWER: '-1.00' }, 'CYLINDER')).toEqual(['-2.25', '-0.75']);
    expect(availableValues(toric, { POWER: '-1.00', CYLINDER: '-2.25' }, 'AXIS')).toEqual(['90', '180']);
  });

  test('are not narrowed by later values', () => {
    expect(availableValues(toric, { CYLINDER: '-2.25' }, 'POWER')).toHaveLength(3);
  });

  test('keep the order of words', () => {
    expect(availableValues(multifocal, {}, 'ADD')).toEqual(['LOW', 'MED', 'HIGH']);
  });
});

describe('resolving', () => {
  test('chooses single values', () => {
    expect(resolveValues(toric, {})).toEqual({ BASE_CURVE: '8.5', DIAMETER: '14.5' });
    expect(resolveValues(toric, { POWER: '-0.50' })).toMatchObject({ CYLINDER: '-0.75' });
    expect(resolveValues(multifocal, { ADD: 'LOW' })).toMatchObject({ POWER: '-1.00', DOMINANCE: 'D' });
  });

  test('drops what does not exist with an earlier value', () => {
    const values = { POWER: '-1.00', CYLINDER: '-2.25', AXIS: '180' };
    expect(resolveValues(toric, { ...values, AXIS: '10' })).not.toHaveProperty('AXIS');
    expect(resolveValues(toric, values)).toMatchObject(values);
    expect(resolveValues(toric, { ...values, POWER: '+0.50' })).toEqual({
      BASE_CURVE: '8.5',
      DIAMETER: '14.5',
      POWER: '+0.50',
      CYLINDER: '-0.75',
      AXIS: '180',
    });
  });
});

test('the first parameter that is missing or does not exist', () => {
  const values = { BASE_CURVE: '8.5', DIAMETER: '14.5', POWER: '-0.50', CYLINDER: '-0.75', AXIS: '90' };
  expect(firstUnavailable(toric, values)).toBeUndefined();
  expect(firstUnavailable(toric, { ...values, CYLINDER: '-2.25' })).toBe('CYLINDER');
  expect(firstUnavailable(toric, { ...values, AXIS: '45' })).toBe('AXIS');
  const { POWER: _, ...withoutPower } = values;
  expect(firstUnavailable(toric, withoutPower)).toBe('POWER');
});

const value = fc.constantFrom('-1.00', '-0.50', '0.50', '1');
const list = fc.uniqueArray(value, { minLength: 1 });
const combination: fc.Arbitrary<LensCombination> = fc.record({
  BASE_CURVE: list,
  DIAMETER: list,
  POWER: list,
  CYLINDER: list,
});
const chosen: fc.Arbitrary<LensValues> = fc.record(
  { BASE_CURVE: value, DIAMETER: value, POWER: value, CYLINDER: value },
  { requiredKeys: [] },
);

test('resolved values are stable, and complete ones exist in one of the combinations', () => {
  fc.assert(
    fc.property(fc.array(combination, { minLength: 1, maxLength: 4 }), chosen, (combinations, values) => {
      const resolved = resolveValues(combinations, values);
      expect(resolveValues(combinations, resolved)).toEqual(resolved);
      const names = lensParameters(combinations);
      const exists = combinations.some((made) =>
        names.every((name) => made[name]?.includes(resolved[name] ?? '')),
      );
      expect(firstUnavailable(combinations, resolved) === undefined).toBe(exists);
    }),
  );
});
