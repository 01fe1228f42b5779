import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapStore } from '@/lib/stores/store-map-props';
import { indexStores } from './store-clusters';

const WORLD = { west: -180, south: -85, east: 180, north: 85 };

function store(storeName: string, latitude: number, longitude: number): MapStore {
  return { storeName, name: `Store ${storeName}`, latitude, longitude, status: 'open' };
}

/** Two stores in Manhattan some 5 km apart, 45 px at zoom 10, and one in Boston. */
const stores = [
  store('0001', 40.7128, -74.006),
  store('0002', 40.758, -73.9855),
  store('0003', 42.3601, -71.0589),
];
const { markersIn } = indexStores(stores);

describe('markers of a view', () => {
  it('are clusters below zoom 10', () => {
    const markers = markersIn(WORLD, 6);
    expect(markers.map((marker) => ('count' in marker ? marker.count : marker.id)).toSorted()).toEqual([
      '0003',
      2,
    ]);
  });

  it('are single stores from zoom 10 on', () => {
    expect(
      markersIn(WORLD, 10)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['0001', '0002', '0003']);
  });

  it.each([
    [50, 1],
    [54, 2],
  ])('%i px apart are %i', (pixels, count) => {
    // At zoom 6 the world is 64 tiles of 256 px wide.
    const apart = (pixels / (64 * 256)) * 360;
    const pair = indexStores([store('0001', 40, -90), store('0002', 40, -90 + apart)]);
    expect(pair.markersIn(WORLD, 6)).toHaveLength(count);
  });

  it('are dots where their pins would cover that of a store before them, but for the active one', () => {
    const near = indexStores([
      store('0001', 40.7128, -74.006),
      store('0002', 40.7129, -74.005),
      store('0003', 40.758, -73.9855),
    ]);
    const dotsAt = (zoom: number, active?: string) =>
      near
        .markersIn(WORLD, zoom, active)
        .flatMap((marker) => ('store' in marker && marker.isDot ? [marker.store.storeName] : []));
    expect(dotsAt(10)).toEqual(['0002']);
    expect(dotsAt(10, '0002')).toEqual(['0001']);
    expect(dotsAt(16)).toEqual([]);
  });

  it('leave out what is not in view', () => {
    expect(markersIn({ west: -72, south: 42, east: -70, north: 43 }, 10).map(({ id }) => id)).toEqual([
      '0003',
    ]);
  });

  it('include the active store, also inside a cluster', () => {
    const ids = markersIn(WORLD, 4, '0002').map(({ id }) => id);
    expect(ids).toContain('0002');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('do not invent an active store', () => {
    expect(markersIn(WORLD, 10, '9999')).toHaveLength(3);
  });
});

it('goes no closer than zoom 13 to separate a cluster', () => {
  const twins = indexStores([store('0001', 40, -74), store('0002', 40, -74)]);
  expect(twins.markersIn(WORLD, 5)).toMatchObject([{ count: 2, expansionZoom: 10 }]);
});

it('counts every store exactly once at any zoom', () => {
  const anyStores = fc.uniqueArray(
    fc.record({
      id: fc.nat(9999),
      latitude: fc.double({ min: 18, max: 70, noNaN: true }),
      longitude: fc.double({ min: -160, max: -53, noNaN: true }),
    }),
    { selector: ({ id }) => id, maxLength: 60 },
  );
  fc.assert(
    fc.property(anyStores, fc.integer({ min: 0, max: 16 }), (places, zoom) => {
      const index = indexStores(
        places.map(({ id, latitude, longitude }) => store(String(id), latitude, longitude)),
      );
      const counts = index.markersIn(WORLD, zoom).map((marker) => ('count' in marker ? marker.count : 1));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(places.length);
    }),
  );
});
