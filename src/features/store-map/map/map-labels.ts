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
const TOWN_OFFSET_PX = 12;
const ALWAYS = 99;

/** Projects every name once. */
export function mapLabels(data: LabelData): MapLabel[] {
  const regions = data.regions.map(([text, latitude, longitude]) =>
    labelAt('region', [text, latitude, longitude], REGION_ZOOMS),
  );
  const towns = data.towns.map(([text, latitude, longitude, minZoom]) =>
    labelAt('town', [text, latitude, longitude], { minZoom, maxZoom: ALWAYS }),
  );
  return [...regions, ...towns];
}

/** The names that a tile shows, wholly or in part. */
export function labelsOfTile(
  labels: readonly MapLabel[],
  tile: { x: number; y: number; zoom: number; size: number },
): PlacedLabel[] {
  const worldSize = 2 ** tile.zoom * tile.size;
  return labels.flatMap((label) => {
    if (tile.zoom < label.minZoom || tile.zoom > label.maxZoom) return [];
    const left = label.x * worldSize - tile.x * tile.size;
    const top = label.y * worldSize - tile.y * tile.size + (label.kind === 'town' ? TOWN_OFFSET_PX : 0);
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
