import { expect, test } from 'vitest';
import { FACE_SHAPES } from '@/domain/advisor/face-shape';
import { eyeHalfWidth, faceOutline } from './face-outlines';

test('each face has an outline of its own, inside the drawing', () => {
  const outlines = FACE_SHAPES.map(faceOutline);
  expect(new Set(outlines).size).toBe(FACE_SHAPES.length);
  for (const numbers of outlines.map((path) => path.match(/-?[\d.]+/g) ?? [])) {
    expect(numbers).toHaveLength(26);
    for (const number of numbers) {
      expect(Number(number)).toBeGreaterThanOrEqual(0);
      expect(Number(number)).toBeLessThanOrEqual(150);
    }
  }
});

test('a frame is as wide as the face at its eyes, which is no more than its widest place', () => {
  // Its widest place is 36, at most 4 above the eyes.
  expect(eyeHalfWidth('oblong')).toBeCloseTo(36, 0);
  // A triangle is widest at the jaw, with 45: 45 × (1 − (28 / 82)^1.75)^(1 / 1.75) = 41.
  expect(eyeHalfWidth('triangle')).toBeCloseTo(41, 0);
});
