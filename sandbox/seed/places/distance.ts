export interface Position {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth in kilometers. */
const EARTH_RADIUS_KM = 6371;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Returns the great-circle distance between two positions in kilometers (haversine). */
export function distanceKm(a: Position, b: Position): number {
  const latitude = (b.latitude - a.latitude) * RADIANS_PER_DEGREE;
  const longitude = (b.longitude - a.longitude) * RADIANS_PER_DEGREE;
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(a.latitude * RADIANS_PER_DEGREE) *
      Math.cos(b.latitude * RADIANS_PER_DEGREE) *
      Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** Returns the position moved north and east by kilometers, rounded to five decimals (about a meter). */
export function movedBy({ latitude, longitude }: Position, northKm: number, eastKm: number): Position {
  const kmPerDegree = EARTH_RADIUS_KM * RADIANS_PER_DEGREE;
  return {
    latitude: rounded(latitude + northKm / kmPerDegree),
    longitude: rounded(longitude + eastKm / (kmPerDegree * Math.cos(latitude * RADIANS_PER_DEGREE))),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
