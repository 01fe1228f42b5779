import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Path } from './base-shapes';
import { lineOfTile, type Tile } from './line-of-tile';

/** The tile in the middle of the world at zoom 2, its pixels from 0 to 256. */
const tile: Tile = { x: 1, y: 1, zoom: 2, size: 256 };

function pathOf(points: readonly number[]): Path {
  const [xs, ys] = [
    points.filter((_, index) => index % 2 === 0),
    points.filter((_, index) => index % 2 === 1),
  ];
  return {
    points: Float64Array.from(points),
    west: Math.min(...xs),
    east: Math.max(...xs),
    north: Math.min(...ys),
    south: Math.max(...ys),
  };
}

/** Tests by the even-odd rule, with the polygon closed. */
function isInside(line: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = line.length - 2; i < line.length; j = i, i += 2) {
    const [xi = 0, yi = 0, xj = 0, yj = 0] = [line[i], line[i + 1], line[j], line[j + 1]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

it('fills a tile as the whole line would', () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true });
  const polygon = fc
    .array(unit, { minLength: 6, maxLength: 60 })
    .map((list) => list.slice(0, list.length & ~1));
  const pixel = fc.double({ min: 0, max: 256, noNaN: true });
  fc.assert(
    fc.property(polygon, fc.array(fc.tuple(pixel, pixel), { minLength: 20 }), (points, places) => {
      const whole = points.map((value) => (value * 4 - 1) * 256);
      const line = lineOfTile(pathOf(points), tile, 2);
      for (const [x, y] of places) expect(isInside(line, x, y)).toBe(isInside(whole, x, y));
    }),
    { numRuns: 300 },
  );
});

it('leaves out what runs along outside', () => {
  // Along the left of the tile, then through it.
  const outside = Array.from({ length: 100 }, (_, index) => [0.1, index / 100]).flat();
  const line = lineOfTile(pathOf([...outside, 0.4, 0.9, 0.4, 0.1]), tile, 2);
  expect(line.length / 2).toBeLessThan(10);
});

it('is empty for a line that does not meet the tile', () => {
  expect(lineOfTile(pathOf([0.6, 0.6, 0.7, 0.6, 0.7, 0.7]), tile, 2)).toEqual([]);
  // Within a margin of 128 pixels it does.
  expect(lineOfTile(pathOf([0.6, 0.3, 0.7, 0.3, 0.7, 0.4]), tile, 128)).not.toEqual([]);
});
