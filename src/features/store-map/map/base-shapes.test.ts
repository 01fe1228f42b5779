import { expect, it } from 'vitest';
import detail from '../data/base-detail.json';
import overview from '../data/base-overview.json';
import labelData from '../data/map-labels.json';
import { type BaseTopology, COAST_MARGIN_KM, type Path, toBaseShapes } from './base-shapes';
import { toUnit } from './mercator';

/** Returns whether a place lies inside the outlines, by the even-odd rule with which the map fills them. */
function isInside(paths: readonly Path[], longitude: number, latitude: number): boolean {
  const [x, y] = toUnit(longitude, latitude);
  let inside = false;
  for (const { points } of paths)
    for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
      const [xi = 0, yi = 0, xj = 0, yj = 0] = [points[i], points[i + 1], points[j], points[j + 1]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  return inside;
}

/** Returns the distance to the nearest line. */
function kilometersTo(paths: readonly Path[], longitude: number, latitude: number): number {
  const [x, y] = toUnit(longitude, latitude);
  let nearest = Number.POSITIVE_INFINITY;
  for (const { points } of paths)
    for (let i = 2; i < points.length; i += 2) {
      const [ax, ay] = [(points[i - 2] ?? 0) - x, (points[i - 1] ?? 0) - y];
      const [dx, dy] = [(points[i] ?? 0) - x - ax, (points[i + 1] ?? 0) - y - ay];
      const along = Math.min(Math.max(-(ax * dx + ay * dy) / (dx * dx + dy * dy || 1), 0), 1);
      nearest = Math.min(nearest, Math.hypot(ax + along * dx, ay + along * dy));
    }
  return nearest * 40_075 * Math.cos((latitude * Math.PI) / 180);
}

it.each([
  ['overview', overview],
  ['detail', detail],
])('the %s has land and water where they are', (_name, file) => {
  const { land, lakes, countryBorders, regionBorders } = toBaseShapes(file as unknown as BaseTopology);
  expect(isInside(land, -84.3, 39.36), 'Mason, OH').toBe(true);
  expect(isInside(land, -75.7, 45.4), 'Ottawa').toBe(true);
  expect(isInside(land, -66.4, 18.2), 'Puerto Rico').toBe(true);
  expect(isInside(land, -60, 38), 'Atlantic').toBe(false);
  expect(isInside(lakes, -87, 43), 'Lake Michigan').toBe(true);
  expect(countryBorders.length).toBeGreaterThan(0);
  expect(regionBorders.length).toBeGreaterThan(0);
});

it('no town stands in open water', () => {
  const { land, lakes } = toBaseShapes(detail as unknown as BaseTopology);
  const atSea = labelData.towns.filter(([, latitude, longitude]) => {
    const [north, east] = [Number(latitude), Number(longitude)];
    const offLand = isInside(land, east, north) ? 0 : kilometersTo(land, east, north);
    const intoLake = isInside(lakes, east, north) ? kilometersTo(lakes, east, north) : 0;
    return Math.max(offLand, intoLake) > COAST_MARGIN_KM;
  });
  expect(atSea).toEqual([]);
});
