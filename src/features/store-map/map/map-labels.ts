import { toUnit } from './mercator';

/** The file `data/map-labels.json`. */
export interface LabelData {
  readonly regions: readonly (readonly [code: string, latitude: number, longitude: number])[];
  readonly towns: readonly (readonly [name: string, latitude: number, longitude: number, minZoom: number])[];
}

/** A name on the map. */
export interface MapLabel {
  readonly kind: 'region' | 'town';
  readonly text: string;
  /** In the unit square of Mercator. */
  readonly x: number;
  readonly y: number;
  /** Zooms at which it is shown. */
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Zooms at which another name is in its place. */
  readonly coveredAt?: readonly number[];
}

export interface PlacedLabel {
  readonly label: MapLabel;
  /** CSS pixels from the tile's corner; outside of the tile for a name that only reaches into it. */
  readonly left: number;
  readonly top: number;
}

/** Codes such as OH fit into their state from here on; closer, towns are enough. */
const REGION_ZOOMS = { minZoom: 4, maxZoom: 6 };
/** Half of the widest name, in pixels; names of neighboring tiles reach into a tile. */
const REACH_X = 90;
const REACH_Y = 12;
/** Below the place, where a store's pin ends. */
export const TOWN_OFFSET_PX = 12;
const ALWAYS = 99;
const TILE_PX = 256;
/** Mean width of a letter, and height of a line, of the 12 px font. */
const LETTER_PX = 7;
const LINE_PX = 16;

/** Projects every name once. */
export function mapLabels(data: LabelData): MapLabel[] {
  const regions = data.regions.map(([text, latitude, longitude]) =>
    labelAt('region', [text, latitude, longitude], REGION_ZOOMS),
  );
  const towns = data.towns.map(([text, latitude, longitude, minZoom]) =>
    labelAt('town', [text, latitude, longitude], { minZoom, maxZoom: ALWAYS }),
  );
  return [...uncovered(regions, towns), ...towns];
}

/** The names that a tile shows, wholly or in part. */
export function labelsOfTile(
  labels: readonly MapLabel[],
  tile: { x: number; y: number; zoom: number; size: number },
): PlacedLabel[] {
  const worldSize = 2 ** tile.zoom * tile.size;
  return labels.flatMap((label) => {
    if (!isShown(label, tile.zoom)) return [];
    const left = label.x * worldSize - tile.x * tile.size;
    const top = label.y * worldSize - tile.y * tile.size + offsetOf(label);
    const reachesX = left > -REACH_X && left < tile.size + REACH_X;
    return reachesX && top > -REACH_Y && top < tile.size + REACH_Y ? [{ label, left, top }] : [];
  });
}

function labelAt(
  kind: MapLabel['kind'],
  [text, latitude, longitude]: readonly [string, number, number],
  zooms: { minZoom: number; maxZoom: number },
): MapLabel {
  const [x, y] = toUnit(longitude, latitude);
  return { kind, text, x, y, ...zooms };
}

function isShown({ minZoom, maxZoom, coveredAt }: MapLabel, zoom: number): boolean {
  return zoom >= minZoom && zoom <= maxZoom && !coveredAt?.includes(zoom);
}

/** Names of towns, and codes before them, come before codes of regions. */
function uncovered(regions: readonly MapLabel[], towns: readonly MapLabel[]): MapLabel[] {
  const placed: MapLabel[] = [];
  for (const region of regions) {
    const coveredAt: number[] = [];
    for (let zoom = region.minZoom; zoom <= region.maxZoom; zoom += 1)
      if ([...towns, ...placed].some((label) => isShown(label, zoom) && overlaps(region, label, zoom)))
        coveredAt.push(zoom);
    placed.push({ ...region, coveredAt });
  }
  return placed;
}

function overlaps(a: MapLabel, b: MapLabel, zoom: number): boolean {
  const worldSize = 2 ** zoom * TILE_PX;
  const across = Math.abs(a.x - b.x) * worldSize;
  const down = Math.abs(a.y - b.y + (offsetOf(a) - offsetOf(b)) / worldSize) * worldSize;
  return across < halfWidth(a) + halfWidth(b) && down < LINE_PX;
}

const offsetOf = ({ kind }: MapLabel) => (kind === 'town' ? TOWN_OFFSET_PX : 0);
const halfWidth = ({ text }: MapLabel) => (text.length * LETTER_PX) / 2;
