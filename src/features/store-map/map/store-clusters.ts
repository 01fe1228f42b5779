import Supercluster from 'supercluster';
import type { MapStore } from '@/lib/stores/store-map-props';
import { toUnit } from './mercator';

/** From zoom 10 on every store has a separate marker (001 §2). */
const MAX_CLUSTER_ZOOM = 9;
/** Markers closer than this share one, in pixels: a marker's target is 44 px wide. */
const RADIUS_PX = 52;
/** Size of the map's tiles: without it, the radius would be half as wide on the screen. */
const TILE_PX = 256;
/** Activating a cluster goes no closer than this (001 §2). */
const MAX_EXPANSION_ZOOM = 13;
/** Area that a pin covers: upward from its place, and to both sides. */
export const PIN = { width: 26, height: 32 };

export interface StoreMarker {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly store: MapStore;
  /** Its pin would cover that of a store before it. */
  readonly isDot: boolean;
}

export interface ClusterMarker {
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** Zoom at which it falls apart. */
  readonly expansionZoom: number;
}

export type MapMarker = StoreMarker | ClusterMarker;

/** Degrees. */
export interface MapBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface StoreClusters {
  /**
   * Returns the markers of a view. The active store always has a separate pin, so that it can be seen among others.
   *
   * @param zoom a whole number
   */
  markersIn(bounds: MapBounds, zoom: number, activeStore?: string): MapMarker[];
}

/** Indexes the stores once; a view is then found in well under a millisecond. */
export function indexStores(stores: readonly MapStore[]): StoreClusters {
  const index = new Supercluster<{ store: MapStore }>({
    maxZoom: MAX_CLUSTER_ZOOM,
    radius: RADIUS_PX,
    extent: TILE_PX,
  });
  index.load(
    stores.map((store) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [store.longitude, store.latitude] },
      properties: { store },
    })),
  );
  const storesByName = new Map(stores.map((store) => [store.storeName, store]));

  return {
    markersIn({ west, south, east, north }, zoom, activeStore) {
      const active = activeStore === undefined ? undefined : storesByName.get(activeStore);
      const dots =
        zoom > MAX_CLUSTER_ZOOM ? storesAsDots(active ? [active, ...stores] : stores, zoom) : undefined;
      const markers = index.getClusters([west, south, east, north], zoom).map(({ geometry, properties }) => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        if ('store' in properties) return storeMarker(properties.store, dots?.has(properties.store));
        const { cluster_id: clusterId, point_count: count } = properties;
        const expansionZoom = Math.min(index.getClusterExpansionZoom(clusterId), MAX_EXPANSION_ZOOM);
        return { id: `cluster-${clusterId}`, latitude, longitude, count, expansionZoom };
      });
      if (!active || markers.some(({ id }) => id === active.storeName)) return markers;
      return [...markers, storeMarker(active)];
    },
  };
}

/** Returns the stores whose pins would cover that of a store before them. */
function storesAsDots(stores: readonly MapStore[], zoom: number): ReadonlySet<MapStore> {
  const worldSize = TILE_PX * 2 ** zoom;
  const pins: (readonly [store: MapStore, x: number, y: number])[] = [];
  const dots = new Set<MapStore>();
  for (const store of stores) {
    const [x, y] = toUnit(store.longitude, store.latitude);
    const covered = pins.find(
      ([, left, top]) =>
        Math.abs(left - x) * worldSize < PIN.width && Math.abs(top - y) * worldSize < PIN.height,
    );
    if (!covered) pins.push([store, x, y]);
    else if (covered[0] !== store) dots.add(store);
  }
  return dots;
}

function storeMarker(store: MapStore, isDot = false): StoreMarker {
  const id = isDot ? `dot-${store.storeName}` : store.storeName;
  return { id, latitude: store.latitude, longitude: store.longitude, store, isDot };
}
