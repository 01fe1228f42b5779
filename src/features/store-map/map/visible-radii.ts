/** Length units of the ring labels. */
export type DistanceUnit = 'mile' | 'kilometer';

export const METERS: Readonly<Record<DistanceUnit, number>> = { mile: 1609.344, kilometer: 1000 };

const RADII = [1, 2, 5, 10, 25, 50, 100];
/** The rings of a view, in pixels: smaller ones would lie on each other, larger ones are out of sight. */
const SMALLEST_PX = 56;
const LARGEST_PX = 600;
/** Equator at zoom 0 in meters per pixel. */
const METERS_PER_PIXEL = 156_543.034;

/** Returns the radii of the rings that a zoom shows, in the unit. */
export function visibleRadii(latitude: number, zoom: number, unit: DistanceUnit): number[] {
  const metersPerPixel = (METERS_PER_PIXEL * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom;
  return RADII.filter((radius) => {
    const pixels = (radius * METERS[unit]) / metersPerPixel;
    return pixels >= SMALLEST_PX && pixels <= LARGEST_PX;
  });
}
