import { type Coords, GridLayer } from 'leaflet';
import type { BaseShapes } from './base-shapes';
import { drawTile } from './draw-tile';
import { mapLabels } from './map-labels';
import type { MapTheme } from './map-theme';

/** Natural Earth's 1:50m is true to about 1 km: closer, stores on the coast would stand in the sea. */
const MAX_SHAPES_ZOOM = 8;
/** From here on the overview looks coarse. */
export const DETAIL_ZOOM = 6;

export interface ShapesByDetail {
  overview: BaseShapes;
  /** Undefined until it has loaded. */
  detail?: BaseShapes;
}

/** The base map: canvas tiles, drawn from our own outlines and names. Only the tiles in view exist. */
export class BaseLayer extends GridLayer {
  readonly #labels = mapLabels();
  readonly #shapes: ShapesByDetail;
  readonly #theme: MapTheme;

  constructor(shapes: ShapesByDetail, theme: MapTheme) {
    super({ updateWhenZooming: false });
    this.#shapes = shapes;
    this.#theme = theme;
  }

  protected override createTile({ x, y, z }: Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const size = this.getTileSize().x;
    const ratio = Math.min(window.devicePixelRatio || 1, 2);
    canvas.width = size * ratio;
    canvas.height = size * ratio;
    const context = canvas.getContext('2d');
    if (!context) return canvas;
    context.scale(ratio, ratio);
    drawTile(
      context,
      { x, y, zoom: z, size },
      { shapes: this.#shapesFor(z), labels: this.#labels, theme: this.#theme },
    );
    return canvas;
  }

  #shapesFor(zoom: number): BaseShapes | undefined {
    if (zoom > MAX_SHAPES_ZOOM) return undefined;
    return (zoom >= DETAIL_ZOOM ? this.#shapes.detail : undefined) ?? this.#shapes.overview;
  }
}
