import { expect, test } from 'vitest';
import { faceBoxes } from './face-boxes';

/** In pixels of the network's input, 256 wide and high. */
interface Face {
  /** Number of the place: two for each 16 pixels, row by row. */
  place: number;
  score: number;
  /** Offset from the middle of the place. */
  box: [dx: number, dy: number, width: number, height: number];
}

function outputs(...faces: Face[]) {
  const scores = new Float32Array(512).fill(-10);
  const places = new Float32Array(512 * 16);
  for (const { place, score, box } of faces) {
    scores[place] = score;
    places.set(box, place * 16);
  }
  return [
    { shape: [1, 384, 16], values: new Float32Array(384 * 16) },
    { shape: [1, 512, 1], values: scores },
    { shape: [1, 512, 16], values: places },
    { shape: [1, 384, 1], values: new Float32Array(384).fill(-10) },
  ];
}

const PICTURE = { width: 1280, height: 960 };
/** The ninth row, ninth column: its middle is at 136, 136. */
const MIDDLE = (8 * 16 + 8) * 2;

test('finds a face in pixels of the picture, with room for all of the head', () => {
  const found = faceBoxes(outputs({ place: MIDDLE, score: 3, box: [-8, -8, 80, 100] }), PICTURE);
  // 128 × 5 and 128 × 3.75; 80 × 5 is more than 100 × 3.75; 400 × 1.4 = 560.
  expect(found).toEqual([{ left: 640 - 280, top: 480 - 280, size: 560 }]);
});

test('sees one face in boxes that overlap, and never more than two', () => {
  const box: Face['box'] = [0, 0, 30, 30];
  const near = faceBoxes(
    outputs({ place: MIDDLE, score: 2, box }, { place: MIDDLE + 1, score: 3, box: [4, 0, 30, 30] }),
    PICTURE,
  );
  expect(near).toHaveLength(1);
  expect(near[0]?.left).toBe((136 + 4) * 5 - 105);
  const apart = [0, 8, 15].map((column) => ({ place: column * 2, score: 2, box }));
  expect(faceBoxes(outputs(...apart), PICTURE)).toHaveLength(2);
});

test('leaves out what is hardly a face', () => {
  // A score of -0.5 is a confidence of 0.38.
  expect(faceBoxes(outputs({ place: MIDDLE, score: -0.5, box: [0, 0, 80, 80] }), PICTURE)).toEqual([]);
});

test('does not read another network', () => {
  expect(() => faceBoxes([{ shape: [1, 896, 16], values: new Float32Array(0) }], PICTURE)).toThrow(
    'another network',
  );
});
