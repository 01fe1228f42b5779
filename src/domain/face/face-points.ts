/** Points of a face as x, y, z one after the other, in pixels of the picture; z is smaller nearer to the camera. */
export type FacePoints = ArrayLike<number>;

export type Point = readonly [x: number, y: number, z: number];

/** Points of the face mesh and of the irises, by their index among the 478. Left and right are the wearer's. */
export const FACE_POINT = {
  foreheadTop: 10,
  chin: 152,
  noseBridge: 168,
  cheekRight: 234,
  cheekLeft: 454,
  templeRight: 127,
  templeLeft: 356,
  foreheadRight: 54,
  foreheadLeft: 284,
  jawRight: 172,
  jawLeft: 397,
  chinRight: 149,
  chinLeft: 378,
  irisRight: 473,
  irisLeft: 468,
} as const;

export type FacePointName = keyof typeof FACE_POINT;

/** Number of points of a face with both irises. */
export const FACE_POINT_COUNT = 478;

/** Returns a point of the face in pixels, depth included; the origin if the detector has not found it. */
export function facePoint(points: FacePoints, name: FacePointName | number): Point {
  const start = (typeof name === 'number' ? name : FACE_POINT[name]) * 3;
  return [points[start] ?? 0, points[start + 1] ?? 0, points[start + 2] ?? 0];
}

/** Returns the distance in pixels, in the picture and in depth: a turned head stays as wide. */
export function distanceBetween(
  points: FacePoints,
  from: FacePointName | number,
  to: FacePointName | number,
): number {
  const [x, y, z] = facePoint(points, from);
  const [otherX, otherY, otherZ] = facePoint(points, to);
  return Math.hypot(otherX - x, otherY - y, otherZ - z);
}
