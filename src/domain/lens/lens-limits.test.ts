import { describe, expect, test } from 'vitest';
import { DEFAULT_TOTAL_POWER_RANGE } from '../prescription/total-power-range';
import { isMadeFor, prescriptionReason } from './lens-limits';
import { lensFacts } from './testing/facts';

const totalPower = DEFAULT_TOTAL_POWER_RANGE;
const lens = (min: number, max: number, type = 'single-vision') =>
  lensFacts('1', { type, sphere: { min, max } });
const sphere = (power: number) => ({ right: { sphere: power }, left: { sphere: power } });

describe('lenses of one type', () => {
  const reason = (power: number, ...lenses: ReturnType<typeof lens>[]) =>
    prescriptionReason(lenses, { totalPower, prescription: sphere(power) });

  test('are made for it if one of them is', () => {
    expect(reason(-3, lens(0, 4), lens(-4, 4))).toBeUndefined();
    expect(reason(-3)).toBeUndefined();
  });

  test('name the range that they cover together', () => {
    expect(reason(-8, lens(-4, 2), lens(-6, 1))).toMatchObject({ power: -8, range: { min: -6, max: 2 } });
    expect(reason(5, lens(-4, 2), lens(-6, 4))).toMatchObject({ power: 5, range: { min: -6, max: 4 } });
  });

  test('name the range of the first where the power is between their ranges', () => {
    expect(reason(-3, lens(-10, -6), lens(0, 4))).toMatchObject({ power: -3, range: { min: -10, max: -6 } });
  });
});

describe('readers', () => {
  const readers = lens(1, 3.5, 'readers');
  const made = (limits: object) => isMadeFor(readers, { totalPower, ...limits });

  test('have one power, not the prescription', () => {
    expect(made({ readersPower: 2, prescription: sphere(-9) })).toBe(true);
    expect(made({ prescription: sphere(-9) })).toBe(true);
    expect(made({ readersPower: 3.75 })).toBe(false);
  });

  test('fit a frame of any range', () => {
    expect(made({ readersPower: 2, totalPower: { min: 0, max: 1 } })).toBe(true);
  });
});

test('lenses without power fit everyone', () => {
  const limits = { totalPower: { min: 0, max: 1 }, prescription: sphere(-9) };
  expect(isMadeFor(lens(0, 0, 'non-prescription'), limits)).toBe(true);
});
