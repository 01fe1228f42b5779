import { type Coords, GridLayer } from 'leaflet';
import type { MapCenter } from '@/lib/stores/store-map-props';
import { drawLabels } from './draw-tile';
import { labelsOfTile, type MapLabel, type PlacedLabel, placeLabels } from './map-labels';
import type { MapTheme } from './map-theme';
import type { MapMarker } from './store-clusters';
import { tileContext } from './tile-context';

interface LabelLayerOptions {
  pane: string;
  /** Highest zoom with names; other tiles have names at higher ones. Undefined for every zoom. */
  maxZoom: number | undefined;
  /** Returns the markers that names avoid. */
  markersAt: (zoom: number) => MapMarker[];
  ringLabelsAt: (zoom: number) => MapCenter[];
}

/** Draws the names on the map, in a separate pane, so that rings pass behind the letters. */
export class LabelLayer extends GridLayer {
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
