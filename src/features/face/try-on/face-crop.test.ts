import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faceCrop, mixCrops, wholeCrop } from './face-crop';
import { placeOnDrawing } from './frame-placement';

const PICTURE = { width: 1280, height: 960 };

test('shows 29 cm around a face, with it in the middle', () => {
  // 2 pixels for a millimeter; the frame sits 3 mm below the eyes.
  const crop = faceCrop(placeOnDrawing({ x: 640, y: 450 }, 150, 2), PICTURE, 4 / 3);
  expect(crop.height).toBeCloseTo(580);
  expect(crop.width).toBeCloseTo(773.3, 1);
  expect(crop.x + crop.width / 2).toBeCloseTo(640);
  expect(crop.y + crop.height / 2).toBeCloseTo(450 + 6 + 24);
});

test('stays inside the picture, in its form', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      number(-200, 1500),
      number(-200, 1200),
      number(0.2, 12),
      fc.constantFrom(4 / 3, 4 / 5),
      (x, y, scale, aspect) => {
        const crop = faceCrop(placeOnDrawing({ x, y }, 100, scale), PICTURE, aspect);
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(PICTURE.width + 1e-6);
        expect(crop.y + crop.height).toBeLessThanOrEqual(PICTURE.height + 1e-6);
        expect(crop.width / crop.height).toBeCloseTo(aspect);
      },
    ),
  );
});

test('shows the middle of a picture without a face, and follows by fractions', () => {
  const whole = wholeCrop(PICTURE, 4 / 5);
  expect(whole).toEqual({ x: 256, y: 0, width: 768, height: 960 });
  expect(mixCrops(whole, { x: 356, y: 0, width: 768, height: 960 }, 0.1).x).toBeCloseTo(266);
});
