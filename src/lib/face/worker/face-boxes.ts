import type { NetworkOutput } from './load-networks';
import type { Square } from './sample-raster';

/** Width and height of the network's input. */
export const FACES_INPUT = 256;
/** Its two grids of places where a face may be: pixels between two places, and faces at each. */
const GRIDS = [
  { step: 16, faces: 2 },
  { step: 32, faces: 6 },
];
/** Least confidence, 0 to 1. */
const LEAST_CONFIDENCE = 0.4;
/** Two faces are enough to know that there is more than one. */
const MAX_FACES = 2;
/** Boxes that overlap by more are the same face. */
const MOST_OVERLAP = 0.1;
/** The box ends at the brow and at the lips; the mesh needs all of the head. */
const ENLARGE = 1.4;

interface Box {
  /** Middle and size in pixels of the input. */
  x: number;
  y: number;
  width: number;
  height: number;
  confidence: number;
}

/** Reads BlazeFace's result: squares around up to two faces, in pixels of the picture. */
export function faceBoxes(
  outputs: readonly NetworkOutput[],
  picture: { width: number; height: number },
): Square[] {
  const boxes = GRIDS.flatMap((grid) => boxesOf(outputs, grid)).sort((a, b) => b.confidence - a.confidence);
  const found: Box[] = [];
  for (const box of boxes)
    if (found.length < MAX_FACES && found.every((other) => overlap(box, other) < MOST_OVERLAP))
      found.push(box);
  const [scaleX, scaleY] = [picture.width / FACES_INPUT, picture.height / FACES_INPUT];
  return found.map(({ x, y, width, height }) => {
    const size = Math.max(width * scaleX, height * scaleY) * ENLARGE;
    return { left: x * scaleX - size / 2, top: y * scaleY - size / 2, size };
  });
}

/** Returns the boxes of a grid that are faces. */
function boxesOf(outputs: readonly NetworkOutput[], { step, faces }: (typeof GRIDS)[number]): Box[] {
  const columns = FACES_INPUT / step;
  const count = columns * columns * faces;
  const valuesOf = (length: number) =>
    outputs.find(({ shape }) => shape.at(-2) === count && shape.at(-1) === length)?.values;
  const [scores, places] = [valuesOf(1), valuesOf(16)];
  if (!scores || !places) throw new Error('another network');
  const boxes: Box[] = [];
  for (const [index, score] of scores.entries()) {
    const confidence = 1 / (1 + Math.exp(-score));
    if (confidence <= LEAST_CONFIDENCE) continue;
    const cell = Math.floor(index / faces);
    const [dx = 0, dy = 0, width = 0, height = 0] = places.subarray(index * 16);
    const x = dx + step * ((cell % columns) + 0.5);
    const y = dy + step * (Math.floor(cell / columns) + 0.5);
    boxes.push({ x, y, width, height, confidence });
  }
  return boxes;
}

/** Returns the shared part of the joint area. */
function overlap(a: Box, b: Box): number {
  const shared = (middle: 'x' | 'y', size: 'width' | 'height') =>
    Math.max(
      0,
      Math.min(a[middle] + a[size] / 2, b[middle] + b[size] / 2) -
        Math.max(a[middle] - a[size] / 2, b[middle] - b[size] / 2),
    );
  const both = shared('x', 'width') * shared('y', 'height');
  return both / (a.width * a.height + b.width * b.height - both);
}
