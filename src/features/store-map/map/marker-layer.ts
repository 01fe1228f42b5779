import { divIcon, type LayerGroup, type Map as LeafletMap, layerGroup, type Marker, marker } from 'leaflet';
import type { MapStore } from '@/lib/stores/store-map-props';
import { cx } from '@/ui/lib/cx';
import { indexStores, type MapBounds, type MapMarker, type StoreClusters } from './store-clusters';

/** A marker of 36 px in a target of 44 px (001 §9, WCAG 2.5.8). */
const TARGET_PX = 44;
/** Distance from the top of the target. */
const PIN_TIP_PX = 40;
/** Smaller, since others are near (WCAG 2.5.8). */
const DOT_TARGET_PX = 24;
/** Dots are above the pins around them, and the active store is above all. */
const DOT_OFFSET = 500;
const ACTIVE_OFFSET = 1000;

const WORLD: MapBounds = { west: -180, south: -85, east: 180, north: 85 };

/** The pane of groups of stores and of the active store. */
export const GROUP_PANE = 'groups';

export interface MarkerActions {
  onSelect(storeName: string): void;
  /** Moves the view; animated unless the shopper prefers reduced motion. */
  moveTo(latitude: number, longitude: number, zoom: number): void;
}

/** Markers of the stores and clusters in view. Only those exist in the document. */
export class MarkerLayer {
  readonly #map: LeafletMap;
  readonly #actions: MarkerActions;
  readonly #group: LayerGroup;
  readonly #shown = new Map<string, Marker>();
  #index: StoreClusters = indexStores([]);
  #activeStore: string | undefined;

  constructor(map: LeafletMap, actions: MarkerActions) {
    this.#map = map;
    this.#actions = actions;
    this.#group = layerGroup().addTo(map);
    map.on('moveend', () => this.#draw());
  }

  setStores(stores: readonly MapStore[]): void {
    this.#index = indexStores(stores);
    // Ids of clusters belong to the index.
    this.#clear();
    this.#draw();
  }

  setActiveStore(storeName: string | undefined): void {
    for (const name of [this.#activeStore, storeName]) if (name !== undefined) this.#remove(name);
    this.#activeStore = storeName;
    this.#draw();
  }

  /** Returns all markers of a zoom, in view or not. */
  markersAt(zoom: number): MapMarker[] {
    return this.#index.markersIn(WORLD, zoom, this.#activeStore);
  }

  /** Adds markers that have entered the view, and removes those that have left it. */
  #draw(): void {
    const bounds = this.#map.getBounds().pad(0.2);
    const view = {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
    const markers = this.#index.markersIn(view, Math.round(this.#map.getZoom()), this.#activeStore);
    const ids = new Set(markers.map(({ id }) => id));
    for (const id of this.#shown.keys()) if (!ids.has(id)) this.#remove(id);
    for (const found of markers) if (!this.#shown.has(found.id)) this.#add(found);
  }

  #add(found: MapMarker): void {
    const isActive = found.id === this.#activeStore;
    const isDot = 'store' in found && found.isDot;
    const target = isDot ? DOT_TARGET_PX : TARGET_PX;
    const layer = marker([found.latitude, found.longitude], {
      icon: divIcon({
        className: markerClass(found, isActive),
        html: 'count' in found ? `<span>${found.count}</span>` : '<span></span>',
        iconSize: [target, target],
        // The tip of a pin is on the place.
        iconAnchor: [target / 2, 'count' in found || isDot ? target / 2 : PIN_TIP_PX],
      }),
      // The list serves keyboards; a name in the tab order for each of 800 stores would be a trap.
      keyboard: false,
      ...('store' in found ? { title: found.store.name } : {}),
      ...('count' in found || isActive ? { pane: GROUP_PANE } : {}),
      zIndexOffset: isActive ? ACTIVE_OFFSET : isDot ? DOT_OFFSET : 0,
    });
    layer.on('click', () => {
      if ('store' in found) this.#actions.onSelect(found.store.storeName);
      else this.#actions.moveTo(found.latitude, found.longitude, found.expansionZoom);
    });
    layer.addTo(this.#group);
    this.#shown.set(found.id, layer);
  }

  #remove(id: string): void {
    const layer = this.#shown.get(id);
    if (layer) this.#group.removeLayer(layer);
    this.#shown.delete(id);
  }

  #clear(): void {
    this.#group.clearLayers();
    this.#shown.clear();
  }
}

function markerClass(found: MapMarker, isActive: boolean): string {
  if ('count' in found) return 'map-marker map-marker-cluster';
  return cx(
    'map-marker',
    `map-marker-${found.store.status}`,
    found.isDot && 'map-marker-dot',
    isActive && 'map-marker-active',
  );
}
