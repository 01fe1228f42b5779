import { expect, test } from 'vitest';
import { facePoint } from '@/domain/face/face-points';
import { findMesh } from './face-mesh';
import type { Network } from './load-networks';
import type { Raster } from './sample-raster';

const PICTURE: Raster = { data: new Uint8Array(640 * 480 * 4), width: 640, height: 480, channels: 4 };
/** Twice as large as the networks' input of 192 pixels. */
const BOX = { left: 100, top: 50, size: 384 };

/** Networks that find a face: corners of its eyes, and a temple that is deep. @param score 0 to 1. */
function networks(score: number) {
  const mesh = new Float32Array(468 * 3);
  const set = (point: number, x: number, y: number, z: number) => mesh.set([x, y, z], point * 3);
  // The wearer's right eye is on the left: 20 pixels wide, cut out 46 wide; its lids are 4 deep.
  set(33, 60, 80, 0);
  set(133, 80, 80, 0);
  set(159, 70, 78, 3);
  set(145, 70, 82, 5);
  set(362, 112, 80, 0);
  set(263, 132, 80, 0);
  set(127, 50, 80, 30);
  const eyes = new Float32Array(2 * 228);
  // Both irises a quarter from the left of the network's input, in the middle of its height.
  for (const eye of [0, 1]) eyes.set([16, 32, 99], eye * 228 + 71 * 3);
  const run: Network = () => [
    { shape: [1, 1, 1, 1404], values: mesh },
    { shape: [1, 1, 1, 1], values: Float32Array.of(score) },
  ];
  return { mesh: run, irises: (() => [{ shape: [2, 228], values: eyes }]) satisfies Network };
}

test('gives all three coordinates in pixels of the picture', () => {
  const found = findMesh(networks(0.9), PICTURE, BOX);
  expect(facePoint(found?.points ?? [], 'templeRight')).toEqual([200, 210, 60]);
});

test('places the irises; the left eye was turned over for the network', () => {
  const { points = [] } = findMesh(networks(0.9), PICTURE, BOX) ?? {};
  // Cut out from 47 to 93: a quarter of it is 58.5. Twice as large, from 100 on.
  expect(facePoint(points, 'irisRight')).toEqual([217, 210, 8]);
  // From 99 to 145, a quarter from the other side: 133.5.
  expect(facePoint(points, 'irisLeft')).toEqual([367, 210, 0]);
});

test('finds no mesh where there is hardly a face', () => {
  expect(findMesh(networks(0.3), PICTURE, BOX)).toBeUndefined();
});
