import { describe, expect, it } from 'vitest';
import { cameraFor, type Pose } from './camera';

/** Far enough away to make perspective negligible. */
const FAR = 1e9;
const straight: Pose = { yaw: 0, pitch: 0, scale: 5, target: { x: 600, y: 400 }, distance: FAR };
const cube = [-10, 10].flatMap((x) => [-10, 10].flatMap((y) => [-10, 10].map((z) => ({ x, y, z }))));

describe('cameraFor', () => {
  it('projects millimeters at the scale of the pose, y down, around the target', () => {
    const camera = cameraFor(straight, cube);
    const { x, y } = camera.project({ x: 10, y: 4, z: 0 });
    expect(x).toBeCloseTo(650, 3);
    expect(y).toBeCloseTo(380, 3);
  });

  it('yaw turns the frame to the left: points behind move right', () => {
    const camera = cameraFor({ ...straight, yaw: 90 }, cube);
    expect(camera.project({ x: 0, y: 0, z: -10 }).x).toBeCloseTo(650, 3);
  });

  it('pitch looks from above: points behind move up', () => {
    const camera = cameraFor({ ...straight, pitch: 30 }, cube);
    // Ten millimeters back rise by 10 × sin 30° = 5 mm, 25 pixels.
    expect(camera.project({ x: 0, y: 0, z: -10 }).y).toBeCloseTo(375, 3);
  });

  it('draws near objects larger', () => {
    const camera = cameraFor({ ...straight, distance: 100 }, cube);
    const width = (z: number) => camera.project({ x: 5, y: 0, z }).x - camera.project({ x: -5, y: 0, z }).x;
    // 10 mm in front of the middle: 100 / (100 − 10).
    expect(width(10) / width(0)).toBeCloseTo(100 / 90, 6);
  });

  it('scales down to keep the margin', () => {
    const wide = [
      { x: -200, y: 0, z: 0 },
      { x: 200, y: 1, z: 0 },
    ];
    const camera = cameraFor({ ...straight, margin: 100 }, wide);
    expect(camera.project({ x: -200, y: 0, z: 0 }).x).toBeCloseTo(100, 3);
    expect(camera.scale).toBeCloseTo(2.5, 6);
  });
});
