import { circle, divIcon, type LatLngTuple, type Map as LeafletMap, layerGroup, marker } from 'leaflet';
import type { MapCenter } from '@/lib/stores/store-map-props';
import { type DistanceUnit, METERS, visibleRadii } from './visible-radii';

const METERS_PER_DEGREE = 111_320;
/** Leaflet stacks markers by pixels from the top. */
const BELOW_STORES = -10_000;

/** The place of the search, and rings around it with their distance at the top. */
export class DistanceRings {
  readonly #map: LeafletMap;
  readonly #unit: DistanceUnit;
  readonly #format: Intl.NumberFormat;
  readonly #group = layerGroup();
  #center: MapCenter | undefined;

  constructor(map: LeafletMap, unit: DistanceUnit, language: string) {
    this.#map = map;
    this.#unit = unit;
    this.#format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
    this.#group.addTo(map);
    map.on('zoomend', () => this.#draw());
  }

  /** @param center undefined shows none */
  show(center: MapCenter | undefined): void {
    this.#center = center;
    this.#draw();
  }

  /** Returns the rings of a zoom, and the positions of their labels. */
  labelsAt(zoom: number) {
    const center = this.#center;
    if (!center) return [];
    return visibleRadii(center.latitude, zoom, this.#unit).map((radius) => {
      const latitude = center.latitude + (radius * METERS[this.#unit]) / METERS_PER_DEGREE;
      return { radius, place: { latitude, longitude: center.longitude } };
    });
  }

  #draw(): void {
    this.#group.clearLayers();
    if (!this.#center) return;
    const { latitude, longitude } = this.#center;
    this.#addSign([latitude, longitude], 'map-center', '', 16, 16);
    for (const { radius, place } of this.labelsAt(this.#map.getZoom())) {
      circle([latitude, longitude], {
        radius: radius * METERS[this.#unit],
        className: 'map-ring',
        fill: false,
        interactive: false,
      }).addTo(this.#group);
      const top: LatLngTuple = [place.latitude, place.longitude];
      this.#addSign(top, 'map-ring-label', `<span>${this.#format.format(radius)}</span>`, 72, 16);
    }
  }

  #addSign(place: LatLngTuple, className: string, html: string, width: number, height: number): void {
    marker(place, {
      icon: divIcon({ className, html, iconSize: [width, height] }),
      interactive: false,
      keyboard: false,
      // Below the stores: it would cover the number of a group.
      zIndexOffset: BELOW_STORES,
    }).addTo(this.#group);
  }
}
