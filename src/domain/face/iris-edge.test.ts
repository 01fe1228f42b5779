import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Brightness, refineIris } from './iris-edge';

/** An iris on the white of an eye, with an edge some two pixels wide, as a camera sees it. */
const drawnEye =
  (middle: number, radius: number, dark = 60): Brightness =>
  (x) => {
    const beyond = Math.abs(x - middle) - radius;
    return dark + (215 - dark) / (1 + Math.exp(-2 * beyond));
  };

describe('refineIris', () => {
  it('finds both edges to a fraction of a pixel, from a middle that is off', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 190, max: 210, noNaN: true }),
        fc.double({ min: 10, max: 24, noNaN: true }),
        fc.double({ min: -0.3, max: 0.3, noNaN: true }),
        fc.double({ min: 0.85, max: 1.15, noNaN: true }),
        (middle, radius, offset, factor) => {
          const detected = { x: middle + offset * radius, y: 100, diameter: 2 * radius * factor };
          const { x, diameter } = refineIris(detected, drawnEye(middle, radius));
          expect(Math.abs(x - middle)).toBeLessThan(0.4);
          expect(Math.abs(diameter - 2 * radius)).toBeLessThan(0.8);
        },
      ),
    );
  });

  it('keeps what was detected where there is no edge', () => {
    const detected = { x: 200, y: 100, diameter: 30 };
    expect(refineIris(detected, () => 128)).toEqual(detected);
  });

  it('keeps what was detected where the edge is that of something else', () => {
    const detected = { x: 200, y: 100, diameter: 30 };
    expect(refineIris(detected, drawnEye(200, 8))).toEqual(detected);
  });
});
