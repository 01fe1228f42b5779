import type { BaseShapes, Path } from './base-shapes';
import { lineOfTile, type Tile } from './line-of-tile';
import type { PlacedLabel } from './map-labels';
import type { MapTheme } from './map-theme';

export interface TileContent {
  /** Undefined for plain ground. */
  readonly shapes: BaseShapes | undefined;
  /**
   * Above the zoom at which the outlines are accurate, water begins this far from the coast, so that no store appears in it. In
   * kilometers; 0 draws the coast itself.
   */
  readonly coastMarginKm: number;
  readonly theme: MapTheme;
}

/** State borders would only clutter a map of the continent. */
const REGION_BORDER_ZOOM = 4;
const EQUATOR_METERS = 40_075_017;
/** The place of a town, over its name. */
const DOT_PX = 2;

/** Draws a tile without its names. The context has to be scaled to CSS pixels. */
export function drawTile(
  context: CanvasRenderingContext2D,
  tile: Tile,
  { shapes, coastMarginKm, theme }: TileContent,
): void {
  context.fillStyle = shapes ? theme.water : theme.land;
  context.fillRect(0, 0, tile.size, tile.size);
  context.lineJoin = 'round';
  if (shapes && coastMarginKm > 0) drawOpenWater(context, tile, { shapes, coastMarginKm, theme });
  else if (shapes) drawShapes(context, tile, shapes, theme);
}

function drawShapes(
  context: CanvasRenderingContext2D,
  tile: Tile,
  shapes: BaseShapes,
  theme: MapTheme,
): void {
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

/** Draws sea and lakes without their margin, and neither coasts nor borders: an outline would claim to be accurate. */
function drawOpenWater(
  context: CanvasRenderingContext2D,
  tile: Tile,
  { shapes, coastMarginKm, theme }: Pick<TileContent, 'coastMarginKm' | 'theme'> & { shapes: BaseShapes },
): void {
  const margin = (coastMarginKm * 1000) / metersPerPixel(tile);
  context.lineWidth = margin * 2;
  context.strokeStyle = theme.land;
  trace(context, tile, shapes.land, margin);
  context.fillStyle = theme.land;
  context.fill('evenodd');
  context.stroke();
  trace(context, tile, shapes.lakes, margin);
  context.fillStyle = theme.water;
  context.fill('evenodd');
  context.stroke();
}

/** Returns the scale in the middle of a tile. A parallel of Web Mercator is longer by the hyperbolic cosine. */
function metersPerPixel({ y, zoom, size }: Tile): number {
  const north = Math.PI * (1 - (2 * (y + 0.5)) / 2 ** zoom);
  return EQUATOR_METERS / (size * 2 ** zoom * Math.cosh(north));
}

/** Adds the lines that meet the tile to the current path. @param margin half the width of the line, in pixels */
function trace(context: CanvasRenderingContext2D, tile: Tile, paths: readonly Path[], margin = 2): void {
  context.beginPath();
  for (const path of paths) {
    const line = lineOfTile(path, tile, margin);
    for (let index = 0; index < line.length; index += 2) {
      const [left = 0, top = 0] = [line[index], line[index + 1]];
      if (index === 0) context.moveTo(left, top);
      else context.lineTo(left, top);
    }
  }
}

/** Draws the names of a tile, and the places of its towns. */
export function drawLabels(
  context: CanvasRenderingContext2D,
  labels: readonly PlacedLabel[],
  theme: MapTheme,
): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const { label, left, top, placeLeft, placeTop } of labels) {
    const isRegion = label.kind === 'region';
    if (!isRegion) drawDot(context, placeLeft, placeTop, theme);
    context.font = isRegion ? `600 12px ${theme.font}` : `500 12px ${theme.font}`;
    context.fillStyle = isRegion ? theme.regionLabel : theme.townLabel;
    // An outline in the color of the ground lets borders and rings pass behind the letters.
    context.strokeStyle = theme.land;
    context.lineWidth = 3;
    context.strokeText(label.text, left, top);
    context.fillText(label.text, left, top);
  }
}

function drawDot(context: CanvasRenderingContext2D, left: number, top: number, theme: MapTheme): void {
  context.beginPath();
  context.arc(left, top, DOT_PX, 0, Math.PI * 2);
  context.fillStyle = theme.townLabel;
  context.fill();
}
