import type { BaseShapes, Path } from './base-shapes';
import { labelsOfTile, type MapLabel } from './map-labels';
import type { MapTheme } from './map-theme';

/** A tile of the base map: its column, row and zoom, and its size in CSS pixels. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly size: number;
}

export interface TileContent {
  /** Undefined above the zoom at which the outlines are true: plain ground. */
  readonly shapes: BaseShapes | undefined;
  readonly labels: readonly MapLabel[];
  readonly theme: MapTheme;
}

/** State borders would only clutter a map of the continent. */
const REGION_BORDER_ZOOM = 4;

/** Draws a tile. The context has to be scaled to CSS pixels. */
export function drawTile(
  context: CanvasRenderingContext2D,
  tile: Tile,
  { shapes, labels, theme }: TileContent,
): void {
  context.fillStyle = shapes ? theme.water : theme.land;
  context.fillRect(0, 0, tile.size, tile.size);
  if (shapes) drawShapes(context, tile, shapes, theme);
  drawLabels(context, tile, labels, theme);
}

function drawShapes(
  context: CanvasRenderingContext2D,
  tile: Tile,
  shapes: BaseShapes,
  theme: MapTheme,
): void {
  context.lineJoin = 'round';
  trace(context, tile, shapes.land);
  context.fillStyle = theme.land;
  context.fill('evenodd');
  context.strokeStyle = theme.coast;
  context.lineWidth = 0.75;
  context.stroke();
  trace(context, tile, shapes.lakes);
  context.fillStyle = theme.water;
  context.fill('evenodd');
  context.stroke();
  context.strokeStyle = theme.border;
  if (tile.zoom >= REGION_BORDER_ZOOM) {
    trace(context, tile, shapes.regionBorders);
    context.stroke();
  }
  context.lineWidth = 1.5;
  trace(context, tile, shapes.countryBorders);
  context.stroke();
}

/** Adds the lines that meet the tile to the current path. */
function trace(context: CanvasRenderingContext2D, { x, y, zoom, size }: Tile, paths: readonly Path[]): void {
  const scale = 2 ** zoom;
  context.beginPath();
  for (const { points, west, north, east, south } of paths) {
    if (east * scale < x || west * scale > x + 1 || south * scale < y || north * scale > y + 1) continue;
    for (let index = 0; index < points.length; index += 2) {
      const left = ((points[index] ?? 0) * scale - x) * size;
      const top = ((points[index + 1] ?? 0) * scale - y) * size;
      if (index === 0) context.moveTo(left, top);
      else context.lineTo(left, top);
    }
  }
}

function drawLabels(
  context: CanvasRenderingContext2D,
  tile: Tile,
  labels: readonly MapLabel[],
  theme: MapTheme,
): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const { label, left, top } of labelsOfTile(labels, tile)) {
    const isRegion = label.kind === 'region';
    context.font = isRegion ? `600 12px ${theme.font}` : `500 12px ${theme.font}`;
    context.fillStyle = isRegion ? theme.regionLabel : theme.townLabel;
    // An outline in the color of the ground lets borders and rings pass behind the letters.
    context.strokeStyle = theme.land;
    context.lineWidth = 3;
    context.strokeText(label.text, left, top);
    context.fillText(label.text, left, top);
  }
}
