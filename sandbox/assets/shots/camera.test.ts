import { describe, expect, it } from 'vitest';
import { cameraFor, type Pose } from './camera';

/** So far away that perspective does not count. */
const FAR = 1e9;
const straight: Pose = { yaw: 0, pitch: 0, scale: 5, target: { x: 600, y: 400 }, distance: FAR };
const cube = [-10, 10].flatMap((x) => [-10, 10].flatMap((y) => [-10, 10].map((z) => ({ x, y, z }))));

describe('cameraFor', () => {
  it('shows millimetres at the scale of the pose, y down, around the target', () => {
    const camera = cameraFor(straight, cube);
    const { x, y } = camera.project({ x: 10, y: 4, z: 0 });
    expect(x).toBeCloseTo(650, 3);
    expect(y).toBeCloseTo(380, 3);
  });

  it('turns the frame to the left: what lies behind moves to the right', () => {
    const camera = cameraFor({ ...straight, yaw: 90 }, cube);
    expect(camera.project({ x: 0, y: 0, z: -10 }).x).toBeCloseTo(650, 3);
  });

  it('looks from above: what lies behind moves up', () => {
    const camera = cameraFor({ ...straight, pitch: 30 }, cube);
    // Ten millimetres back rise by 10 × sin 30° = 5 mm, 25 pixels.
    expect(camera.project({ x: 0, y: 0, z: -10 }).y).toBeCloseTo(375, 3);
  });

  it('shows near things larger', () => {
    const camera = cameraFor({ ...straight, distance: 100 }, cube);
    const width = (z: number) => camera.project({ x: 5, y: 0, z }).x - camera.project({ x: -5, y: 0, z }).x;
    // At 10 mm in front of the middle: 100 / (100 − 10).
    expect(width(10) / width(0)).toBeCloseTo(100 / 90, 6);
  });

  it('shrinks what would come too near to the edges', () => {
    const wide = [
      { x: -200, y: 0, z: 0 },
      { x: 200, y: 1, z: 0 },
    ];
    const camera = cameraFor({ ...straight, margin: 100 }, wide);
    expect(camera.project({ x: -200, y: 0, z: 0 }).x).toBeCloseTo(100, 3);
    expect(camera.scale).toBeCloseTo(2.5, 6);
  });
});
