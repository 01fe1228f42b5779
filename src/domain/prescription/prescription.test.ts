import { describe, expect, test } from 'vitest';
import { readBackEye } from '@/domain/prescription/read-back';
import { isPlusForm, toMinusForm } from '@/domain/prescription/transpose-prescription';
import { eyeDistances, hasAdd, hasPrism, isComplete, type Prescription } from './prescription';
import { prescriptionProblems } from './prescription-problems';
import { isOldIssueDate, isSpeedyEligible } from './speedy-eligible';

const today = { year: 2026, month: 11, day: 22 };
const issueDate = { year: 2026, month: 3, day: 4 };
const prescription = (changes: Partial<Prescription> = {}): Prescription => ({
  right: { sphere: -4, cylinder: 2, axis: 90 },
  left: { sphere: -2, cylinder: -2, axis: 1 },
  issueDate,
  ...changes,
});

test('a cylinder needs its axis to be sent', () => {
  expect(isComplete(prescription())).toBe(true);
  expect(isComplete(prescription({ right: { sphere: 0, cylinder: -0.25 } }))).toBe(false);
  expect(isComplete(prescription({ right: { sphere: 0, cylinder: 0 } }))).toBe(true);
});

test('knows additions, prism and distances', () => {
  const eye = { sphere: -1, prism: { vertical: { amount: 1, base: 'up' } }, add: 1 } as const;
  expect(hasAdd(prescription({ left: eye }))).toBe(true);
  expect(hasAdd(prescription({ right: eye }))).toBe(true);
  expect(hasPrism(prescription({ left: eye }))).toBe(true);
  expect(hasAdd(prescription()) || hasPrism(prescription())).toBe(false);
  expect(eyeDistances({ kind: 'single', value: 63 })).toEqual({ right: 31.5, left: 31.5 });
});

describe('problems', () => {
  test('none for a valid prescription', () => {
    expect(prescriptionProblems(prescription({ pd: { kind: 'single', value: 51 } }), today)).toEqual([]);
  });

  test.each<[Partial<Prescription>, object]>([
    [{ right: { sphere: -20.25 } }, { eye: 'right', field: 'sphere', problem: 'not-a-choice' }],
    [{ left: { sphere: 0.1 } }, { eye: 'left', field: 'sphere', problem: 'not-a-choice' }],
    [
      { right: { sphere: 0, cylinder: 21, axis: 1 } },
      { eye: 'right', field: 'cylinder', problem: 'not-a-choice' },
    ],
    [{ right: { sphere: 0, cylinder: 1 } }, { eye: 'right', field: 'axis', problem: 'missing' }],
    [
      { right: { sphere: 0, cylinder: 1, axis: 181 } },
      { eye: 'right', field: 'axis', problem: 'not-a-choice' },
    ],
    [
      { right: { sphere: 0, cylinder: 1, axis: 0.5 } },
      { eye: 'right', field: 'axis', problem: 'not-a-choice' },
    ],
    [{ right: { sphere: 0, axis: 90 } }, { eye: 'right', field: 'axis', problem: 'without-cylinder' }],
    [{ left: { sphere: 0, add: 4.25 } }, { eye: 'left', field: 'add', problem: 'not-a-choice' }],
    [{ pd: { kind: 'single', value: 50.5 } }, { field: 'pd', problem: 'not-a-choice' }],
    [{ pd: { kind: 'dual', right: 31, left: 39 } }, { field: 'pd', problem: 'not-a-choice' }],
    [{ issueDate: { year: 2026, month: 11, day: 23 } }, { field: 'issueDate', problem: 'in-the-future' }],
  ])('%j', (changes, problem) => {
    expect(prescriptionProblems(prescription(changes), today)).toEqual([problem]);
  });

  test('accepts a prescription of today, and a distance of each eye', () => {
    const changes = { issueDate: today, pd: { kind: 'dual', right: 31, left: 32.5 } } as const;
    expect(prescriptionProblems(prescription(changes), today)).toEqual([]);
  });

  test('prism goes to 10 in steps of 0.25', () => {
    const withPrism = (amount: number) =>
      prescription({ left: { sphere: 0, prism: { horizontal: { amount, base: 'in' } } } });
    expect(prescriptionProblems(withPrism(10), today)).toEqual([]);
    expect(prescriptionProblems(withPrism(10.25), today)).toHaveLength(1);
  });
});

describe('a cylinder in plus form', () => {
  test.each<[string, boolean, Partial<Prescription>]>([
    ['the left eye alone', true, { right: { sphere: -4 }, left: { sphere: -2, cylinder: 1, axis: 90 } }],
    [
      'the weakest of the right eye',
      true,
      { right: { sphere: 0, cylinder: 0.25, axis: 90 }, left: { sphere: 0 } },
    ],
    ['the weakest of the left eye', true, { right: { sphere: 0 }, left: { sphere: 0, cylinder: 0.25 } }],
    ['minus cylinders', false, { right: { sphere: 1, cylinder: -0.25, axis: 90 } }],
    [
      'one cylinder of each form, one of which has the wrong sign',
      false,
      { right: { sphere: 0, cylinder: 1, axis: 90 }, left: { sphere: 0, cylinder: -1, axis: 90 } },
    ],
    ['no cylinder', false, { right: { sphere: 1 }, left: { sphere: 2, cylinder: 0 } }],
  ])('%s: %s', (_, isPlus, changes) => {
    expect(isPlusForm(prescription(changes))).toBe(isPlus);
  });
});

describe('minus form', () => {
  test('of one eye in plus form', () => {
    expect(toMinusForm(prescription())).toEqual(
      prescription({ right: { sphere: -2, cylinder: -2, axis: 180 } }),
    );
  });

  test('of the left eye alone; the right one stays as it is', () => {
    // +1.00 +0.75 x 10 is +1.75 -0.75 x 100.
    const right = { sphere: -4, cylinder: -2, axis: 90 };
    expect(
      toMinusForm(prescription({ right, left: { sphere: 1, cylinder: 0.75, axis: 10, add: 2 } })),
    ).toEqual(prescription({ right, left: { sphere: 1.75, cylinder: -0.75, axis: 100, add: 2 } }));
  });

  test('is offered up to a sphere of 20', () => {
    const eye = { sphere: 19, cylinder: 1, axis: 5 };
    expect(toMinusForm(prescription({ right: eye, left: eye }))).toMatchObject({
      right: { sphere: 20, cylinder: -1, axis: 95 },
      left: { sphere: 20, cylinder: -1, axis: 95 },
    });
    // -20 is a choice as well.
    expect(toMinusForm(prescription({ left: { sphere: -20 } }))).toMatchObject({ left: { sphere: -20 } });
  });

  test.each(['right', 'left'])(
    'is not offered when the sphere of the %s eye would leave the range',
    (eye) => {
      expect(toMinusForm(prescription({ [eye]: { sphere: 19, cylinder: 1.25, axis: 5 } }))).toBeUndefined();
    },
  );
});

describe('speedy lenses', () => {
  test('are possible up to the limits', () => {
    expect(isSpeedyEligible(prescription(), today)).toBe(true);
  });

  test.each<[string, Partial<Prescription>]>([
    ['an addition', { left: { sphere: -1, add: 1 } }],
    ['prism', { left: { sphere: -1, prism: { horizontal: { amount: 0.25, base: 'in' } } } }],
    ['a cylinder above 2.00', { left: { sphere: 0, cylinder: 2.25, axis: 1 } }],
    ['a power above 4.00', { left: { sphere: -3, cylinder: -1.25, axis: 1 } }],
    ['no issue date', { issueDate: undefined }],
    ['an old paper', { issueDate: { year: 2024, month: 11, day: 22 } }],
  ])('are not with %s', (_, changes) => {
    expect(isSpeedyEligible(prescription(changes), today)).toBe(false);
  });
});

test('a paper is old from the day two years later on', () => {
  expect(isOldIssueDate({ year: 2024, month: 11, day: 23 }, today)).toBe(false);
  expect(isOldIssueDate({ year: 2024, month: 11, day: 22 }, today)).toBe(true);
  expect(isOldIssueDate({ year: 2024, month: 2, day: 29 }, { year: 2026, month: 2, day: 28 })).toBe(false);
});

describe('read back', () => {
  test.each([
    [
      { sphere: -2.25, cylinder: -0.5, axis: 90 },
      { sight: 'near-sighted', sphere: 2.25, astigmatism: { amount: 0.5, axis: 90, plus: false } },
    ],
    [
      { sphere: 1, cylinder: 0.5, axis: 5, add: 2 },
      { sight: 'far-sighted', sphere: 1, astigmatism: { amount: 0.5, axis: 5, plus: true }, add: 2 },
    ],
    [
      { sphere: 0, cylinder: -1 },
      { sight: 'none', sphere: 0 },
    ],
  ])('%j', (eye, parts) => {
    expect(readBackEye(eye)).toEqual(parts);
  });
});
