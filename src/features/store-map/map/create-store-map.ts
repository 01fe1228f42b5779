import {
  type Coords,
  control,
  GridLayer,
  LatLngBounds,
  type LatLngExpression,
  Map as LeafletMap,
  type PanOptions,
  type Point,
  type PointExpression,
  tileLayer,
  type ZoomOptions,
} from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?inline';
import type { Country } from '@/domain/locale/locales';
import type { MapTiles } from '@/lib/stores/map-tiles';
import type { MapCenter, MapStore } from '@/lib/stores/store-map-props';
import { type BaseData, loadBaseDetail } from './base-data';
import { BaseLayer, DETAIL_ZOOM, type ShapesByDetail } from './base-layer';
import { toBaseShapes } from './base-shapes';
import { DistanceRings } from './distance-rings';
import { drawLabels } from './draw-tile';
import { placesOfFirstView } from './first-view';
import { labelsOfTile, type MapLabel, mapLabels, type PlacedLabel, placeLabels } from './map-labels';
import { type MapTheme, readMapTheme } from './map-theme';
import { GROUP_PANE, MarkerLayer } from './marker-layer';
import type { MapMarker } from './store-clusters';
import storeMapStyles from './store-map.css?inline';
import { tileContext } from './tile-context';

/** The whole country. */
const COUNTRY_VIEWS: Record<Country, { center: [number, number]; zoom: number }> = {
  us: { center: [39.5, -98.35], zoom: 4 },
  ca: { center: [53, -96], zoom: 3 },
};
/** Results are shown no closer than this; a chosen store is (001 §2). */
const RESULTS_ZOOM = 13;
const STORE_ZOOM = 15;
/** At 15 our map has nothing to show; at 10 it shows the stores and towns around, each separately. */
const STORE_ZOOM_WITHOUT_TILES = 10;
/** At higher zooms our map has no water and few names, so shoppers could not orient themselves. */
const MAX_ZOOM_WITHOUT_TILES = 12;
const TILES_FROM_ZOOM = 9;
const PAN_PX = 160;
const LABEL_PANE = 'labels';
/** Margins between a result and the edges: the height of a pin, and half of its width. */
const EDGES = { vertical: 40, side: 20 };
/** The corner in which the buttons would cover a pin. */
const BUTTONS = { width: 70, height: 196 };

export interface StoreMapOptions {
  base: BaseData;
  country: Country;
  /** BCP 47, for the distances. */
  language: string;
  /** Street tiles; without them the map uses our outlines. */
  tiles?: MapTiles | undefined;
  onSelect(storeName: string): void;
}

export interface StoreMapView {
  stores: readonly MapStore[];
  center?: MapCenter | undefined;
  activeStore?: string | undefined;
  /** Pixels that something covers at the bottom. */
  coveredBottom?: number | undefined;
}

export interface StoreMapHandle {
  update(view: StoreMapView): void;
  zoomBy(steps: number): void;
  /** In screens of 160 px. */
  panBy(right: number, down: number): void;
  /** Call it when the size of the container has changed. */
  resize(): void;
  destroy(): void;
}

class FinderMap extends LeafletMap {
  /** The arrow keys of Leaflet know nothing of reduced motion. */
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, this.options.zoomAnimation ? options : { ...options, animate: false });
  }

  /** A turn of the wheel is applied a moment later, when the map may be gone. */
  override setZoomAround(place: LatLngExpression | Point, zoom: number, options?: ZoomOptions): this {
    return this.getPane('mapPane') ? super.setZoomAround(place, zoom, options) : this;
  }
}

/**
 * Draws the map into a container.
 *
 * @throws Error if the browser cannot draw it: no canvas, or a container that has a map already.
 */
export function createStoreMap(container: HTMLElement, options: StoreMapOptions): StoreMapHandle {
  if (!document.createElement('canvas').getContext('2d')) throw new Error('This browser has no canvas.');
  applyMapStyles();
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const start = COUNTRY_VIEWS[options.country];
  const map = new FinderMap(container, {
    ...start,
    minZoom: 3,
    maxZoom: options.tiles?.maxZoom ?? MAX_ZOOM_WITHOUT_TILES,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: animate,
    fadeAnimation: animate,
    inertia: animate,
    worldCopyJump: false,
  });
  // Leaflet's pane of markers is at 600: names are below pins, the numbers of groups above them.
  map.createPane(LABEL_PANE).style.cssText = 'z-index:590;pointer-events:none';
  map.createPane(GROUP_PANE).style.zIndex = '620';
  // The list has the stores for screen readers.
  for (const pane of ['markerPane', GROUP_PANE]) map.getPane(pane)?.setAttribute('aria-hidden', 'true');
  const isMetric = options.country === 'ca';
  control.scale({ metric: isMetric, imperial: !isMetric, position: 'topleft' }).addTo(map);

  const shapes: ShapesByDetail = { overview: toBaseShapes(options.base.overview) };
  const theme = readMapTheme(container);
  const base = new BaseLayer(shapes, theme).addTo(map);
  map.on('zoomend', loadDetail);
  if (options.tiles)
    tileLayer(options.tiles.url, { minZoom: TILES_FROM_ZOOM, maxZoom: options.tiles.maxZoom }).addTo(map);

  const markers = new MarkerLayer(map, {
    onSelect: options.onSelect,
    moveTo: (latitude, longitude, zoom) => map.setView([latitude, longitude], zoom, { animate }),
  });
  const rings = new DistanceRings(map, isMetric ? 'kilometer' : 'mile', options.language);
  const labels = new LabelLayer(mapLabels(options.base.labels), theme, {
    pane: LABEL_PANE,
    maxZoom: options.tiles ? TILES_FROM_ZOOM - 1 : undefined,
    markersAt: (zoom) => markers.markersAt(zoom),
    ringLabelsAt: (zoom) => rings.labelsAt(zoom).map(({ place }) => place),
  }).addTo(map);
  let shown: StoreMapView = { stores: [] };

  async function loadDetail(): Promise<void> {
    if (shapes.detail || map.getZoom() < DETAIL_ZOOM) return;
    map.off('zoomend', loadDetail);
    const loaded = await loadBaseDetail().catch(() => undefined);
    // Keeps the overview without it.
    if (!loaded) return;
    shapes.detail = toBaseShapes(loaded);
    base.repaint();
  }

  function showStore({ latitude, longitude }: MapStore, coveredBottom: number): void {
    // Without tiles, keeps the shopper's closer view: zooming out has no benefit.
    const zoom = options.tiles ? STORE_ZOOM : Math.max(STORE_ZOOM_WITHOUT_TILES, map.getZoom());
    const middle = map.project([latitude, longitude], zoom).add([0, coveredBottom / 2]);
    map.setView(map.unproject(middle, zoom), zoom, { animate });
  }

  function fitTo({ stores, center, coveredBottom = 0 }: StoreMapView): void {
    const points = placesOfFirstView(stores, center).map(
      ({ latitude, longitude }) => [latitude, longitude] as [number, number],
    );
    if (points.length === 0) {
      map.setView(start.center, start.zoom, { animate: false });
      return;
    }
    const fitWith = (right: number) =>
      map.fitBounds(new LatLngBounds(points), {
        maxZoom: RESULTS_ZOOM,
        paddingTopLeft: [EDGES.side, EDGES.vertical],
        paddingBottomRight: [right, EDGES.vertical + coveredBottom],
        animate: false,
      });
    fitWith(EDGES.side);
    const buttonsLeft = map.getSize().x - BUTTONS.width;
    const isCovered = points.some((point) => {
      const { x, y } = map.latLngToContainerPoint(point);
      return x > buttonsLeft && y < BUTTONS.height;
    });
    if (isCovered) fitWith(BUTTONS.width);
  }

  return {
    update(view) {
      const isNewPlace =
        view.center?.latitude !== shown.center?.latitude ||
        view.center?.longitude !== shown.center?.longitude;
      if (isNewPlace) {
        rings.show(view.center);
        labels.repaint();
      }
      if (view.stores !== shown.stores) {
        markers.setStores(view.stores);
        labels.repaint();
        if (isNewPlace || !isMore(shown.stores, view.stores)) fitTo(view);
      }
      if (view.activeStore !== shown.activeStore) {
        markers.setActiveStore(view.activeStore);
        labels.repaint();
        const active = view.stores.find(({ storeName }) => storeName === view.activeStore);
        if (active) showStore(active, view.coveredBottom ?? 0);
      }
      shown = view;
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps, { animate }),
    panBy: (right, down) => map.panBy([right * PAN_PX, down * PAN_PX], { animate }),
    resize: () => map.invalidateSize({ animate: false }),
    destroy: () => map.remove(),
  };
}

/** Returns whether stores were added to the current ones: the map then stays where it is. */
function isMore(before: readonly MapStore[], after: readonly MapStore[]): boolean {
  const all = new Set(after);
  return before.length > 0 && before.every((store) => all.has(store));
}

let sheet: CSSStyleSheet | undefined;

/** Adds the map's styles to the document. They load with its code: in the style sheet, every page would have them. */
function applyMapStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(leafletStyles + storeMapStyles);
  document.adoptedStyleSheets.push(sheet);
}

interface LabelLayerOptions {
  pane: string;
  /** Highest zoom with names; other tiles have names at higher ones. Undefined for every zoom. */
  maxZoom: number | undefined;
  /** Returns the markers that names avoid. */
  markersAt: (zoom: number) => MapMarker[];
  ringLabelsAt: (zoom: number) => MapCenter[];
}

/** Draws the names on the map, in a separate pane, so that rings pass behind the letters. */
class LabelLayer extends GridLayer {
  readonly #theme: MapTheme;
  readonly #placesAt: (zoom: number) => PlacedLabel[];
  readonly #placed = new Map<number, PlacedLabel[]>();

  constructor(
    labels: readonly MapLabel[],
    theme: MapTheme,
    { pane, maxZoom, markersAt, ringLabelsAt }: LabelLayerOptions,
  ) {
    super({ updateWhenZooming: false, pane, ...(maxZoom === undefined ? {} : { maxZoom }) });
    this.#theme = theme;
    this.#placesAt = (zoom) => placeLabels(labels, zoom, markersAt(zoom), ringLabelsAt(zoom));
  }

  /** Places the names again for other markers. */
  repaint(): void {
    this.#placed.clear();
    for (const { el, coords } of Object.values(this._tiles)) this.#draw(el as HTMLCanvasElement, coords);
  }

  protected override createTile(coords: Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    this.#draw(canvas, coords);
    return canvas;
  }

  #draw(canvas: HTMLCanvasElement, { x, y, z }: Coords): void {
    const size = this.getTileSize().x;
    // It also empties the canvas.
    const context = tileContext(canvas, size);
    const placed = this.#placed.get(z) ?? this.#placesAt(z);
    this.#placed.set(z, placed);
    if (context) drawLabels(context, labelsOfTile(placed, { x, y, zoom: z, size }), this.#theme);
  }
}
