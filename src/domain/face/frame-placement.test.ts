import { describe, expect, it } from 'vitest';
import { FACE_POINT, FACE_POINT_COUNT } from './face-points';
import { followPlacement, frameStrips, placeFrame, templeDistance } from './frame-placement';

/** Eyes 62 mm apart at 3 pixels for a millimeter, temples 150 mm apart. */
function face({ roll = 0, yaw = 0 } = {}) {
  const points = new Array<number>(FACE_POINT_COUNT * 3).fill(0);
  const half = 75 * 3;
  const set = (name: 'templeRight' | 'templeLeft', side: number) => {
    const across = side * half * Math.cos(yaw);
    points.splice(
      FACE_POINT[name] * 3,
      3,
      500 + across * Math.cos(roll),
      400 + across * Math.sin(roll),
      side * half * Math.sin(yaw),
    );
  };
  set('templeRight', -1);
  set('templeLeft', 1);
  const iris = (side: number) => ({
    x: 500 + side * 93 * Math.cos(roll),
    y: 400 + side * 93 * Math.sin(roll),
    diameter: 11.7 * 3,
  });
  return { points, irises: { right: iris(-1), left: iris(1) } };
}

describe('placeFrame', () => {
  it('takes the scale from the irises', () => {
    expect(templeDistance(face())).toBeCloseTo(150);
    expect(placeFrame(face(), 150).scale).toBeCloseTo(3);
  });

  it('sits between the eyes, 3 mm below the pupils', () => {
    expect(placeFrame(face(), 150)).toMatchObject({ x: 500, y: 409, roll: 0, yaw: 0 });
  });

  it('tilts with the head: "below" turns too', () => {
    const { x, y, roll } = placeFrame(face({ roll: Math.PI / 6 }), 150);
    expect(roll).toBeCloseTo(Math.PI / 6);
    // 9 pixels below, turned by 30 degrees: 4.5 to the left and 7.79 down.
    expect(x).toBeCloseTo(495.5);
    expect(y).toBeCloseTo(407.79, 1);
  });

  it('turns with the head, and stays as large', () => {
    const { x, yaw, scale } = placeFrame(face({ yaw: Math.PI / 9 }), 150);
    expect(yaw).toBeCloseTo(Math.PI / 9);
    expect(scale).toBeCloseTo(3);
    // 14 mm before the irises: sin 20° of 42 pixels.
    expect(x).toBeCloseTo(500 + 14.36, 1);
  });
});

describe('frameStrips', () => {
  const straight = placeFrame(face(), 150);

  it('covers the frame in true proportion, without gaps', () => {
    const strips = frameStrips(140, straight);
    expect(strips[0]).toMatchObject({ from: 0, left: -210 });
    expect(strips.at(-1)).toMatchObject({ to: 1, right: 210 });
    for (const [index, strip] of strips.slice(1).entries()) expect(strip.left).toBe(strips[index]?.right);
    expect(strips.every(({ stretch }) => stretch === 1)).toBe(true);
  });

  it('is narrower for a turned head, and larger on the side that is nearer', () => {
    const strips = frameStrips(140, { ...straight, yaw: Math.PI / 6 });
    const [first, last] = [strips[0], strips.at(-1)];
    expect((last?.right ?? 0) - (first?.left ?? 0)).toBeLessThan(420 * 0.9);
    expect(first?.stretch).toBeGreaterThan(1);
    expect(last?.stretch).toBeLessThan(1);
  });
});

it('followPlacement goes half the way', () => {
  const from = placeFrame(face(), 150);
  expect(followPlacement(undefined, from, 0.5)).toBe(from);
  expect(followPlacement(from, { ...from, x: 510, scale: 4 }, 0.5)).toMatchObject({ x: 505, scale: 3.5 });
});
