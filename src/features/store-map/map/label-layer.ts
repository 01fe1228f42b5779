import { type Coords, GridLayer } from 'leaflet';
import { drawLabels } from './draw-tile';
import type { MapLabel } from './map-labels';
import type { MapTheme } from './map-theme';
import { tileContext } from './tile-context';

/** The names on the map. In a pane of its own: a pin often stands on the name of its town. */
export class LabelLayer extends GridLayer {
  readonly #labels: readonly MapLabel[];
  readonly #theme: MapTheme;

  /** @param maxZoom closer, other tiles have names of their own; undefined for every zoom */
  constructor(labels: readonly MapLabel[], theme: MapTheme, pane: string, maxZoom: number | undefined) {
    super({ updateWhenZooming: false, pane, ...(maxZoom === undefined ? {} : { maxZoom }) });
    this.#labels = labels;
    this.#theme = theme;
  }

  protected override createTile({ x, y, z }: Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const size = this.getTileSize().x;
    const context = tileContext(canvas, size);
    if (context) drawLabels(context, { x, y, zoom: z, size }, this.#labels, this.#theme);
    return canvas;
  }
}
