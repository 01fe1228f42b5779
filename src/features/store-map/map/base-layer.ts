import { type Coords, type DoneCallback, GridLayer } from 'leaflet';
import { type BaseShapes, COAST_MARGIN_KM } from './base-shapes';
import { DrawQueue } from './draw-queue';
import { drawTile } from './draw-tile';
import type { MapTheme } from './map-theme';
import { tileContext } from './tile-context';

/** Natural Earth's 1:50m is accurate to about 1 km: at higher zooms, stores on the coast would appear in the sea. */
const MAX_COAST_ZOOM = 8;
/** Up to here, open water shows where one is; closer, a view is hardly wider than its margin. */
const MAX_WATER_ZOOM = 12;
/** Zoom from which the overview looks coarse. */
export const DETAIL_ZOOM = 6;

export interface ShapesByDetail {
  overview: BaseShapes;
  /** Undefined until it has loaded. */
  detail?: BaseShapes;
}

/** Draws the base map as canvas tiles from our outlines. Only the tiles in view exist. */
export class BaseLayer extends GridLayer {
  readonly #shapes: ShapesByDetail;
  readonly #theme: MapTheme;
  readonly #queue = new DrawQueue();

  constructor(shapes: ShapesByDetail, theme: MapTheme) {
    super({ updateWhenZooming: false });
    this.#shapes = shapes;
    this.#theme = theme;
  }

  /** Leaflet shows the tile once it is done. */
  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    this.#queue.add(() => {
      // It may have left the view meanwhile.
      if (!canvas.isConnected) return;
      this.#draw(canvas, coords);
      done(undefined, canvas);
    });
    return canvas;
  }

  /** Paints over the existing tiles, without a blank map in between. */
  repaint(): void {
    for (const { el, coords } of Object.values(this._tiles))
      this.#queue.add(() => this.#draw(el as HTMLCanvasElement, coords));
  }

  #draw(canvas: HTMLCanvasElement, { x, y, z }: Coords): void {
    const size = this.getTileSize().x;
    const context = tileContext(canvas, size);
    if (!context) return;
    drawTile(
      context,
      { x, y, zoom: z, size },
      {
        shapes: this.#shapesFor(z),
        coastMarginKm: z > MAX_COAST_ZOOM ? COAST_MARGIN_KM : 0,
        theme: this.#theme,
      },
    );
  }

  #shapesFor(zoom: number): BaseShapes | undefined {
    if (zoom > MAX_WATER_ZOOM) return undefined;
    return (zoom >= DETAIL_ZOOM ? this.#shapes.detail : undefined) ?? this.#shapes.overview;
  }
}
