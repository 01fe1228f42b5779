import { FACE_POINT_COUNT } from '@/domain/face/face-points';
import type { FaceNetworks, NetworkOutput } from './load-networks';
import { type Raster, type Square, sampleSquare } from './sample-raster';

/** Width and height of the networks' inputs. */
const MESH_INPUT = 192;
const IRIS_INPUT = 64;
/** Least confidence, 0 to 1. */
const LEAST_CONFIDENCE = 0.4;
/** Points without the irises. */
const MESH_POINTS = 468;
/** An eye is cut out larger than the distance of its corners. */
const ENLARGE_EYE = 2.3;
/** The middle of the iris and four points at its edge follow 71 points around an eye. */
const EYE_POINTS = { all: 76, iris: 71 };
/** Corners of the eyes, and the lids above and below the iris, beginning with the wearer's left eye. */
const EYES = [
  { corners: [263, 362], lids: [386, 374], isFlipped: true },
  { corners: [33, 133], lids: [159, 145], isFlipped: false },
] as const;

/** The points of a face, as the networks found them. */
export interface FaceMesh {
  /** x, y and z of all points in pixels of the picture. */
  points: Float32Array;
  /** 0 to 1. */
  score: number;
  /** Around the face, for the next picture. */
  box: Square;
}

/** Finds the points of a face. @returns undefined where there is none. */
export function findMesh(
  { mesh, irises }: Pick<FaceNetworks, 'mesh' | 'irises'>,
  picture: Raster,
  box: Square,
): FaceMesh | undefined {
  const data = sampleSquare(picture, box, { size: MESH_INPUT, multiply: 1 / 255 });
  const outputs = mesh(data, [1, MESH_INPUT, MESH_INPUT, 3]);
  const valuesOf = (length: number) => outputs.find(({ shape }) => shape.at(-1) === length)?.values;
  const [score = 0] = valuesOf(1) ?? [];
  const found = valuesOf(MESH_POINTS * 3);
  if (!found || score < LEAST_CONFIDENCE) return undefined;
  const points = new Float32Array(FACE_POINT_COUNT * 3);
  points.set(found);
  points.set(findIrises(irises, data, points), MESH_POINTS * 3);
  const scale = box.size / MESH_INPUT;
  for (let at = 0; at < points.length; at += 3) {
    points[at] = box.left + (points[at] ?? 0) * scale;
    points[at + 1] = box.top + (points[at + 1] ?? 0) * scale;
    points[at + 2] = (points[at + 2] ?? 0) * scale;
  }
  return { points, score, box: boxAround(points, box.size) };
}

/** Returns a square of that size around a face. */
function boxAround(points: Float32Array, size: number): Square {
  const middle = (axis: 0 | 1) => {
    const along = points.filter((_, index) => index % 3 === axis);
    return (Math.min(...along) + Math.max(...along)) / 2;
  };
  return { left: middle(0) - size / 2, top: middle(1) - size / 2, size };
}

/**
 * Finds the points of both irises in the mesh's input. Takes their depth from the lids, because the network's depth means
 * nothing.
 */
function findIrises(irises: FaceNetworks['irises'], data: Float32Array, points: Float32Array): number[] {
  const raster: Raster = { data, width: MESH_INPUT, height: MESH_INPUT, channels: 3 };
  const squares = EYES.map(({ corners }) => eyeSquare(points, corners));
  const length = IRIS_INPUT * IRIS_INPUT * 3;
  const input = new Float32Array(length * EYES.length);
  for (const [index, { isFlipped }] of EYES.entries()) {
    const square = squares[index] as Square;
    input.set(sampleSquare(raster, square, { size: IRIS_INPUT, multiply: 1, isFlipped }), index * length);
  }
  const [found] = irises(input, [EYES.length, IRIS_INPUT, IRIS_INPUT, 3]) as [NetworkOutput];
  return EYES.flatMap(({ lids: [upper, lower], isFlipped }, index) => {
    const { left, top, size } = squares[index] as Square;
    const [above, below] = [points[upper * 3 + 2] ?? 0, points[lower * 3 + 2] ?? 0];
    const depth = (above + below) / 2;
    return Array.from({ length: EYE_POINTS.all - EYE_POINTS.iris }, (_, point) => {
      const at = (index * EYE_POINTS.all + EYE_POINTS.iris + point) * 3;
      const across = (found.values[at] ?? 0) / IRIS_INPUT;
      const down = (found.values[at + 1] ?? 0) / IRIS_INPUT;
      return [left + (isFlipped ? 1 - across : across) * size, top + down * size, depth];
    }).flat();
  });
}

function eyeSquare(points: Float32Array, [one, other]: readonly [number, number]): Square {
  const [x, y] = [points[one * 3] ?? 0, points[one * 3 + 1] ?? 0];
  const [otherX, otherY] = [points[other * 3] ?? 0, points[other * 3 + 1] ?? 0];
  const size = Math.max(Math.abs(otherX - x), Math.abs(otherY - y)) * ENLARGE_EYE;
  return { left: (x + otherX) / 2 - size / 2, top: (y + otherY) / 2 - size / 2, size };
}
