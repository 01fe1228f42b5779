/** A bank card (ISO/IEC 7810, ID-1) in millimeters. */
export const CARD = { width: 85.6, height: 53.98 } as const;

/** A point of the picture in pixels. */
export interface PixelPoint {
  x: number;
  y: number;
}

/** Expected or detected position of a card: an upright rectangle, turned by `roll`. In pixels. */
export interface CardPlace {
  /** Middle. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radians, clockwise. */
  roll: number;
}

/** Corners of a card, clockwise from the upper left one in the picture. */
export type CardCorners = readonly [PixelPoint, PixelPoint, PixelPoint, PixelPoint];

/** Returns a point from the middle of a card: `u` along its long side, `v` down its short side. */
export function pointOf({ x, y, roll }: CardPlace, u: number, v: number): PixelPoint {
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  return { x: x + u * cos - v * sin, y: y + u * sin + v * cos };
}

/** Returns the corners of an expected or seen card, in pixels. */
export function cornersOf(place: CardPlace): CardCorners {
  const [u, v] = [place.width / 2, place.height / 2];
  return [pointOf(place, -u, -v), pointOf(place, u, -v), pointOf(place, u, v), pointOf(place, -u, v)];
}
