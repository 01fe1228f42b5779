import { describe, expect, it } from 'vitest';
import { FACE_POINT, type FacePointName } from './face-points';
import { IRIS_WIDTH, measureFace, problemOf } from './measure-face';
import { summarizeSamples } from './summarize-samples';
import { RENDERED_FACE, RENDERED_PICTURE, RENDERED_TRUTH } from './testing/rendered-face';

const BRIGHT = 0.5;
const { irises } = RENDERED_FACE;

function withPoint(name: FacePointName, change: (x: number) => number): number[] {
  const points = [...RENDERED_FACE.points];
  const at = FACE_POINT[name] * 3;
  points[at] = change(points[at] ?? 0);
  return points;
}

describe('measureFace', () => {
  it('measures a rendered head within the spread that is shown', () => {
    const { width, pupillaryDistance } = summarizeSamples([measureFace(RENDERED_FACE, RENDERED_PICTURE)]);
    expect(Math.abs(width.value - RENDERED_TRUTH.templeWidth)).toBeLessThan(width.spread);
    expect(Math.abs(pupillaryDistance.value - RENDERED_TRUTH.pupillaryDistance)).toBeLessThan(
      pupillaryDistance.spread,
    );
  });

  it('takes the iris as scale, and corrects the inward turn of the eyes', () => {
    // 33 pixels are 11.7 mm, so 165 pixels are 58.5 mm; 985.6 pixels of focal length put the camera 349.4 mm away.
    const at = (x: number) => ({ x, y: 480, diameter: 33 });
    const { pupillaryDistance } = measureFace(
      { points: RENDERED_FACE.points, irises: { right: at(500), left: at(665) } },
      RENDERED_PICTURE,
    );
    expect(pupillaryDistance).toBeCloseTo((165 / 33) * IRIS_WIDTH * (1 + 9 / 349.4), 2);
  });

  it('does not depend on the size of the picture', () => {
    const half = {
      points: RENDERED_FACE.points.map((value) => value / 2),
      irises: {
        right: { x: irises.right.x / 2, y: irises.right.y / 2, diameter: irises.right.diameter / 2 },
        left: { x: irises.left.x / 2, y: irises.left.y / 2, diameter: irises.left.diameter / 2 },
      },
    };
    const full = measureFace(RENDERED_FACE, RENDERED_PICTURE);
    const halved = measureFace(half, { width: 640, height: 480 });
    expect(halved.width).toBeCloseTo(full.width);
    expect(halved.pupillaryDistance).toBeCloseTo(full.pupillaryDistance);
  });
});

describe('problemOf', () => {
  const eyes = (right: object, left: object = {}) => ({
    points: RENDERED_FACE.points,
    irises: { right: { ...irises.right, ...right }, left: { ...irises.left, ...left } },
  });

  it.each([
    ['no problem', [RENDERED_FACE], BRIGHT, undefined],
    ['no face', [], BRIGHT, 'no-face'],
    ['no face in the dark', [], 0.05, 'too-dark'],
    ['darkness', [RENDERED_FACE], 0.05, 'too-dark'],
    ['several faces', [RENDERED_FACE, RENDERED_FACE], BRIGHT, 'several-faces'],
    ['a tilted head', [eyes({ y: irises.right.y + 40 })], BRIGHT, 'tilted'],
    ['a face far away', [eyes({ diameter: 13 }, { diameter: 13 })], BRIGHT, 'too-far'],
    ['a half-closed eye', [eyes({ diameter: 25 })], BRIGHT, 'unclear-eyes'],
    ['pupils taken for irises', [eyes({ diameter: 22 }, { diameter: 22 })], BRIGHT, 'unclear-eyes'],
    [
      'a turned head',
      [{ ...RENDERED_FACE, points: withPoint('noseBridge', (x) => x + 40) }],
      BRIGHT,
      'turned',
    ],
  ] as const)('names %s', (_, faces, brightness, problem) => {
    expect(problemOf(faces, brightness)).toBe(problem);
  });
});

describe('summarizeSamples', () => {
  const sample = measureFace(RENDERED_FACE, RENDERED_PICTURE);

  it('takes the median, so that one bad picture changes nothing', () => {
    const values = [60, 61, 62, 63, 90].map((pupillaryDistance) => ({ ...sample, pupillaryDistance }));
    expect(summarizeSamples(values).pupillaryDistance.value).toBe(62);
  });

  it('states how far the pictures differ, and never less than the method allows', () => {
    expect(summarizeSamples([sample, sample]).pupillaryDistance.spread).toBe(2.5);
    // The median of the deviations is 4 mm, comparable with a standard deviation of 5.93 mm.
    const values = [58, 62, 66].map((pupillaryDistance) => ({ ...sample, pupillaryDistance }));
    expect(summarizeSamples(values).pupillaryDistance.spread).toBeCloseTo(Math.hypot(5.93, 2.5), 2);
  });

  it('orders all face shapes', () => {
    expect(new Set(summarizeSamples([sample]).shapes).size).toBe(7);
  });
});
