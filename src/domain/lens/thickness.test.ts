import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prescriptionThickness } from './prescription-thickness';
import { lensThickness } from './thickness';

/** A 50 mm opening whose middle is 5 mm outside the pupil: 72 / 2 - 31. So the edge is 30 mm away. */
const frame = { eyeSize: 50, bridge: 22, pd: 31 };

describe('-4.00 on a 50 mm opening', () => {
  // Calculated by hand: 4 * 30² / (2000 * 0.5) = 3.6 over a center of 2.0. Published figures: optics.md §2.
  test.each([
    [1.5, 5.6],
    [1.53, 4.8],
    [1.59, 4.5],
    [1.6, 4.5],
    [1.67, 4.1],
    [1.74, 3.9],
  ])('index %d has an edge of about %d mm', (index, published) => {
    const { edge } = lensThickness({ sphere: -4, index, ...frame });
    expect(Math.abs(edge - published)).toBeLessThanOrEqual(0.15);
  });
});

test('a plus lens is thick in the middle', () => {
  // 4 * 30² / (2000 * 0.5) = 3.6 over an edge of 1.0.
  const { center, edge } = lensThickness({ sphere: 4, index: 1.5, ...frame });
  expect(center).toBeCloseTo(4.6, 6);
  // Above the pupil the lens ends after 20 mm: 4.6 - 4 * 20² / 1000.
  expect(edge).toBeCloseTo(3, 6);
});

test('a plano lens weighs its volume times the density', () => {
  // π * 25 * 20 mm² * 2 mm * 1.32 g/cm³ = 4.147 g.
  const plano = lensThickness({ sphere: 0, index: 1.5, ...frame });
  expect(plano).toEqual({ center: 2, edge: 2, weight: expect.closeTo(4.147, 3) });
});

// 1.5 mm over π * 25 * 20 mm² are 2.356 cm³, times the density.
test.each([
  [1.53, 2.615],
  [1.56, 2.898],
  [1.59, 2.827],
  [1.6, 3.063],
  [1.67, 3.204],
  [1.74, 3.464],
  // The nearest material.
  [1.61, 3.063],
])('a plano lens of index %d weighs %d g', (index, grams) => {
  expect(lensThickness({ sphere: 0, index, ...frame }).weight).toBeCloseTo(grams, 3);
});

test('a minus lens weighs what is between its center and its edges, too', () => {
  // 0.004 mm per mm²: 2 + 0.004 * (25² / 4 + 5²) + 0.004 * (20² / 4) = 3.125 mm on average; * 1570.8 mm² * 1.32.
  expect(lensThickness({ sphere: -4, index: 1.5, ...frame }).weight).toBeCloseTo(6.48, 3);
});

test('the far edge counts on whichever side the pupil is', () => {
  // 72 / 2 - 38 is 2 mm on the other side: 2 + 0.004 * 27².
  expect(lensThickness({ sphere: -4, index: 1.5, ...frame, pd: 38 }).edge).toBeCloseTo(4.916, 6);
});

test('an unknown distance is half of 63 mm', () => {
  const { pd: _, ...opening } = frame;
  // 72 / 2 - 31.5: 2 + 0.004 * 29.5².
  expect(lensThickness({ sphere: -4, index: 1.5, ...opening }).edge).toBeCloseTo(5.481, 6);
});

test('a cylinder counts in the meridian across its axis', () => {
  const plain = lensThickness({ sphere: -2, index: 1.6, ...frame });
  const upright = lensThickness({ sphere: -2, cylinder: -2, axis: 90, index: 1.6, ...frame });
  const level = lensThickness({ sphere: -2, cylinder: -2, axis: 180, index: 1.6, ...frame });
  // Axis 90: -4.00 sideways, 4 * 900 / 1200 = 3.0 over 1.5.
  expect(upright.edge).toBeCloseTo(4.5, 6);
  expect(level.edge).toBeCloseTo(plain.edge, 6);
});

test('both eyes use their own distance; a single one is halved', () => {
  const eyes = { right: { sphere: -4 }, left: { sphere: -4 } };
  const opening = { eyeSize: 50, bridge: 22 };
  const dual = prescriptionThickness({ ...eyes, pd: { kind: 'dual', right: 30, left: 32 } }, opening, 1.6);
  // 31 and 29 mm: 4 * 31² / 1200 + 1.5 and 4 * 29² / 1200 + 1.5.
  expect(dual.right.edge).toBeCloseTo(4.703, 3);
  expect(dual.left.edge).toBeCloseTo(4.303, 3);
  const single = prescriptionThickness({ ...eyes, pd: { kind: 'single', value: 62 } }, opening, 1.6);
  expect(single.right.edge).toBeCloseTo(4.5, 6);
});

const shapes = fc.record({
  sphere: fc.integer({ min: -80, max: 80 }).map((quarters) => quarters / 4),
  cylinder: fc.integer({ min: -24, max: 24 }).map((quarters) => quarters / 4),
  axis: fc.integer({ min: 1, max: 180 }),
  eyeSize: fc.integer({ min: 40, max: 62 }),
  bridge: fc.integer({ min: 14, max: 24 }),
  pd: fc.integer({ min: 50, max: 77 }).map((halves) => halves / 2),
});

test('no lens is thinner than it can be made, and none weighs nothing', () => {
  fc.assert(
    fc.property(shapes, fc.constantFrom(1.5, 1.53, 1.59, 1.6, 1.67, 1.74), (shape, index) => {
      const { center, edge, weight } = lensThickness({ ...shape, index });
      expect(center).toBeGreaterThanOrEqual(1.5);
      expect(edge).toBeGreaterThan(0.999);
      expect(weight).toBeGreaterThan(0);
    }),
  );
});

test('a higher index is never thicker', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const thickest = (index: number) => {
        const { center, edge } = lensThickness({ ...shape, index });
        return Math.max(center, edge);
      };
      const order = [1.53, 1.59, 1.6, 1.67, 1.74].map(thickest);
      for (const [place, thickness] of order.slice(1).entries()) {
        expect(thickness).toBeLessThanOrEqual((order[place] ?? 0) + 1e-9);
      }
    }),
  );
});
