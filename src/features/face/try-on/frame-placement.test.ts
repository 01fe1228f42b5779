import { describe, expect, it } from 'vitest';
import { FACE_POINT, FACE_POINT_COUNT } from '@/domain/face/face-points';
import { mixPlacements, placeFrame, placeOnDrawing, templeDistance } from './frame-placement';

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
    const { x, yaw, scale, sides } = placeFrame(face({ yaw: Math.PI / 9 }), 150);
    expect(yaw).toBeCloseTo(Math.PI / 9);
    expect(scale).toBeCloseTo(3);
    // 14 mm before the irises: sin 20° of 42 pixels.
    expect(x).toBeCloseTo(500 + 14.36, 1);
    // The near ear: 75 mm of cos 20°, and 18 mm behind of sin 20°.
    expect(sides.left.x).toBeCloseTo(500 - 211.43 - 18.47, 1);
  });
});

it('mixPlacements goes a fraction of the distance, sides and all', () => {
  const from = placeOnDrawing({ x: 100, y: 50 }, 60, 2);
  const to = placeOnDrawing({ x: 120, y: 50 }, 80, 4);
  expect(mixPlacements(from, to, 0.5)).toMatchObject({
    x: 110,
    scale: 3,
    sides: { left: { x: 40 }, right: { x: 180 } },
  });
  expect(mixPlacements(from, to, 1.5).x).toBe(130);
});
