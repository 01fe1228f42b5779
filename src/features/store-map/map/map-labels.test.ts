import { describe, expect, it } from 'vitest';
import type { MapStore } from '@/lib/stores/store-map-props';
import labelData from '../data/map-labels.json';
import { type LabelData, labelsOfTile, mapLabels, placeLabels } from './map-labels';
import { toUnit } from './mercator';
import { indexStores } from './store-clusters';

const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const all = mapLabels(labelData as unknown as LabelData);

function markersOf(zoom: number, ...places: [latitude: number, longitude: number][]) {
  const stores = places.map(
    ([latitude, longitude], index): MapStore => ({
      storeName: String(index),
      name: `Store ${index}`,
      latitude,
      longitude,
      status: 'open',
    }),
  );
  return indexStores(stores).markersIn(WORLD, zoom);
}

it('names a town on each tile that its name reaches into', () => {
  const textsAt = (longitude: number, latitude: number, zoom: number) => {
    const [x, y] = toUnit(longitude, latitude);
    const tile = { x: Math.floor(x * 2 ** zoom), y: Math.floor(y * 2 ** zoom), zoom, size: 256 };
    return labelsOfTile(placeLabels(all, zoom, []), tile).map(({ label }) => label.text);
  };
  expect(textsAt(-87.65, 41.85, 6)).toContain('Chicago');
  expect(textsAt(-87.65, 41.85, 5)).toContain('MI');
  expect(textsAt(-87.65, 41.85, 9), 'codes give way to towns').not.toContain('MI');
  expect(textsAt(-104.98, 39.74, 4)).toContain('Denver');
  expect(textsAt(-104.98, 39.74, 4), 'which lies under it').not.toContain('CO');
});

describe('a name', () => {
  const labels = mapLabels({ regions: [], towns: [['Town', 40, -74, 4]] });
  const downOf = (...stores: [number, number][]) => {
    const [placed] = placeLabels(labels, 11, markersOf(11, ...stores));
    return placed && Math.sign(Math.round(placed.top - placed.placeTop));
  };
  /** Degrees of a pixel at zoom 11: east, and north at this latitude. */
  const east = 360 / (256 * 2 ** 11);
  const north = east * Math.cos((40 * Math.PI) / 180);

  it('stands below its town', () => {
    expect(downOf()).toBe(1);
    expect(downOf([40, -74]), 'whose pin is above it').toBe(1);
  });

  it('stands above it when a pin is below', () => {
    expect(downOf([40 - 36 * north, -74])).toBe(-1);
  });

  it('stands beside it when pins are above and below', () => {
    const [placed] = placeLabels(labels, 11, markersOf(11, [40, -74], [40 - 33 * north, -74 - 12 * east]));
    expect(placed?.top).toBe(placed?.placeTop);
  });

  it('keeps clear of the distance of a ring', () => {
    const ringLabel = { latitude: 40 - 12 * north, longitude: -74 };
    const [placed] = placeLabels(labels, 11, [], [ringLabel]);
    expect(placed && placed.top < placed.placeTop).toBe(true);
  });

  it('is left out where it has no room', () => {
    const around: [number, number][] = [-2, -1, 0, 1, 2].flatMap((column) =>
      [-33, 0, 33].map((row): [number, number] => [40 + (row - 16) * north, -74 + column * 27 * east]),
    );
    expect(downOf(...around)).toBeUndefined();
  });
});

it.each([5, 8, 10, 11, 12])('no name of zoom %i covers another one', (zoom) => {
  const placed = placeLabels(all, zoom, []);
  const covered = placed.filter((a, index) =>
    placed
      .slice(index + 1)
      .some(
        (b) =>
          Math.abs(a.top - b.top) < 15.9 &&
          Math.abs(a.left - b.left) < (a.label.text.length + b.label.text.length) * 3.5 - 0.1,
      ),
  );
  expect(covered.map(({ label }) => label.text)).toEqual([]);
  expect(placed.length).toBeGreaterThan(20);
});
