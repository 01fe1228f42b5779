import { expect, test } from 'vitest';
import { FACE_SHAPES } from '@/domain/advisor/face-shape';
import { eyeHalfWidth } from '@/domain/face/face-outlines';
import { placeOnDrawnFace } from './drawn-face';

const PLACE = { unit: 5, left: 100, top: 20 };

test('the frame that fits is as wide as the face at the eyes, less 6 mm, for each shape', () => {
  for (const shape of FACE_SHAPES) {
    const { scale, x, y } = placeOnDrawnFace(shape, 134, PLACE);
    expect(scale * (134 + 6)).toBeCloseTo(2 * eyeHalfWidth(shape) * 5);
    expect(x).toBe(400);
    // 3 mm below the eyes.
    expect(y).toBeCloseTo(20 + 70 * 5 + 3 * scale);
  }
});

test('a wider shopper has smaller frames on the same drawing', () => {
  const [small, large] = [120, 144].map((width) => placeOnDrawnFace('oval', width, PLACE).scale);
  expect(large).toBeLessThan(small ?? 0);
});
