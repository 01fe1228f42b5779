import { expect, test } from 'vitest';
import { type Raster, sampleSquare, sampleWhole } from './sample-raster';

/** 3 × 2 pixels; red is the column, green the row, in tens. */
const PICTURE: Raster = {
  data: [0, 0, 0, 255, 10, 0, 0, 255, 20, 0, 0, 255, 0, 10, 0, 255, 10, 10, 0, 255, 20, 10, 0, 255],
  width: 3,
  height: 2,
  channels: 4,
};

/** Returns red and green of each pixel. */
const colors = (values: Float32Array) =>
  Array.from({ length: values.length / 3 }, (_, pixel) => [values[pixel * 3], values[pixel * 3 + 1]]);

test('takes every part of a picture into a square', () => {
  expect(colors(sampleWhole(PICTURE, { size: 2, multiply: 1 }))).toEqual([
    [0, 0],
    [15, 0],
    [0, 10],
    [15, 10],
  ]);
  const [first] = sampleWhole(PICTURE, { size: 2, multiply: 1 / 10, add: -1 });
  expect(first).toBe(-1);
});

test('takes a square from its first pixel to its last, either way round', () => {
  const square = { left: 0, top: 0, size: 3 };
  const options = { size: 3, multiply: 1 };
  const [row] = [colors(sampleSquare(PICTURE, square, options)).slice(0, 3)];
  expect(row).toEqual([
    [0, 0],
    [10, 0],
    [20, 0],
  ]);
  expect(colors(sampleSquare(PICTURE, square, { ...options, isFlipped: true })).slice(0, 3)).toEqual(
    row.toReversed(),
  );
});

test('is black beyond the picture', () => {
  const [outside, inside] = colors(
    sampleSquare(PICTURE, { left: -3, top: 0, size: 6 }, { size: 2, multiply: 1, add: 0 }),
  );
  expect(outside).toEqual([0, 0]);
  expect(inside).toEqual([20, 0]);
});
