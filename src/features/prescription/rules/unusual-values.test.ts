import { describe, expect, test } from 'vitest';
import type { Prescription } from '@/domain/prescription/prescription';
import { decentration, unusualValues } from './unusual-values';

const today = { year: 2026, month: 11, day: 22 };
const usual: Prescription = {
  right: { sphere: -2.25, cylinder: -0.5, axis: 90, add: 2 },
  left: { sphere: -2, cylinder: -4, axis: 85, add: 2 },
  pd: { kind: 'single', value: 63 },
  issueDate: { year: 2024, month: 11, day: 23 },
};
const unusualIn = (changes: Partial<Prescription>) => unusualValues({ ...usual, ...changes }, { today });

test('usual values are not unusual, with limits included', () => {
  expect(unusualIn({ left: { sphere: -2, cylinder: -2, axis: 85, add: 2 } })).toEqual([]);
  // Mean powers -2.50 and -0.50.
  expect(unusualIn({ left: { sphere: -0.5, add: 2 } })).toEqual([]);
  // Plano has no sign.
  expect(unusualIn({ right: { sphere: 0, add: 2 }, left: { sphere: 1, add: 2 } })).toEqual([]);
  expect(unusualIn({ pd: { kind: 'dual', right: 27, left: 27 } })).toEqual([]);
  expect(unusualIn({ left: { sphere: -2, add: 2 }, pd: { kind: 'single', value: 74 } })).toEqual([]);
  for (const add of [0.75, 3.5])
    expect(unusualIn({ right: { sphere: -2, add }, left: { sphere: -2, add } })).toEqual([]);
});

describe('to be confirmed', () => {
  test.each<[string, Partial<Prescription>, object[]]>([
    [
      'opposite signs',
      { left: { sphere: 0.25, cylinder: -1.5, axis: 85, add: 2 } },
      [{ kind: 'opposite-signs' }],
    ],
    [
      'cylinders of both forms, which no paper has',
      {
        right: { sphere: -2.25, cylinder: -0.5, axis: 90, add: 2 },
        left: { sphere: -2, cylinder: 0.5, axis: 85, add: 2 },
      },
      [{ kind: 'mixed-cylinders' }],
    ],
    ['one addition alone', { left: { sphere: -2 } }, [{ kind: 'unequal-add' }]],
    [
      'mean powers -2.50 and -5.00',
      { left: { sphere: -5, add: 2 } },
      [{ kind: 'different-eyes', difference: 2.5 }],
    ],
    [
      'a cylinder beyond 4.00',
      {
        right: { sphere: -2, cylinder: 4.25, axis: 5, add: 2 },
        left: { sphere: -1, cylinder: 2, axis: 1, add: 2 },
      },
      [{ kind: 'strong-cylinder', eye: 'right', cylinder: 4.25 }],
    ],
    [
      'an addition beyond 3.50, once',
      { right: { sphere: -2, add: 3.75 }, left: { sphere: -2, add: 3.75 } },
      [{ kind: 'unusual-add', add: 3.75 }],
    ],
    [
      'an addition below 0.75, once',
      { right: { sphere: -2, add: 0.5 }, left: { sphere: -2, add: 0.5 } },
      [{ kind: 'unusual-add', add: 0.5 }],
    ],
    ['pupils far apart', { pd: { kind: 'dual', right: 37.5, left: 37 } }, [{ kind: 'unusual-pd', pd: 74.5 }]],
    [
      'prism beyond 5',
      { left: { sphere: -2, add: 2, prism: { vertical: { amount: 5.25, base: 'up' } } } },
      [{ kind: 'strong-prism', eye: 'left', amount: 5.25 }],
    ],
    [
      'a distance far from the mean',
      { pd: { kind: 'single', value: 53.5 } },
      [{ kind: 'unusual-pd', pd: 53.5 }],
    ],
    [
      'an issue date of two years ago',
      { issueDate: { year: 2024, month: 11, day: 22 } },
      [{ kind: 'old-issue-date' }],
    ],
  ])('%s', (_, changes, expected) => {
    const leftEye = { left: { sphere: -2, cylinder: -1, axis: 85, add: 2 } };
    expect(unusualIn({ ...leftEye, ...changes })).toEqual(expected);
  });

  test('the pupils sit far from the middle of this frame', () => {
    const left = { sphere: -2, add: 2 };
    const frame = { eyeSize: 58, bridge: 18 };
    // 76 / 2 - 31.5 = 6.5 mm in each eye.
    expect(unusualValues({ ...usual, left }, { today, frame })).toEqual([
      { kind: 'large-decentration', eye: 'right', millimeters: 6.5 },
      { kind: 'large-decentration', eye: 'left', millimeters: 6.5 },
    ]);
    expect(decentration({ eyeSize: 50, bridge: 20 }, 31.5)).toBe(3.5);
  });
});
