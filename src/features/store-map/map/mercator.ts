/** A point of Web Mercator, in the unit square: 0, 0 is the north-west corner of the world. */
export type UnitPoint = readonly [x: number, y: number];

/** Mercator ends here, as on every web map. */
const MAX_LATITUDE = 85.0511;

/** Projects degrees. */
export function toUnit(longitude: number, latitude: number): UnitPoint {
  const clamped = Math.min(Math.max(latitude, -MAX_LATITUDE), MAX_LATITUDE);
  const sine = Math.sin((clamped * Math.PI) / 180);
  return [(longitude + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
