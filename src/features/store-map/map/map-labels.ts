import type { MapCenter } from '@/lib/stores/store-map-props';
import type { Tile } from './line-of-tile';
import { toUnit } from './mercator';
import { type MapMarker, PIN } from './store-clusters';

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
  /** Zooms at which it may be shown. */
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** The middle of a name, and the place that it names. */
export interface PlacedLabel {
  readonly label: MapLabel;
  /** CSS pixels from the corner of the world, or of a tile. */
  readonly left: number;
  readonly top: number;
  readonly placeLeft: number;
  readonly placeTop: number;
}

/** CSS pixels from the corner of the world. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Zooms at which codes such as OH fit into their state; at higher ones, towns are enough. */
const REGION_ZOOMS = { minZoom: 4, maxZoom: 6 };
/** Half of the widest name, in pixels; names of neighboring tiles reach into a tile. */
const REACH_X = 160;
const REACH_Y = 24;
/** Distance of a town from its name above, below or beside it. */
const TOWN_OFFSET_PX = 12;
const BESIDE_PX = 6;
const ALWAYS = 99;
const TILE_PX = 256;
/** Mean width of a letter, and height of a line, of the 12 px font. */
const LETTER_PX = 7;
const LINE_PX = 16;
/** Boxes that cover names, in pixels. */
const GROUP = { width: 36, height: 36 };
const DOT = { width: 14, height: 14 };
const RING_LABEL = { width: 52, height: 16 };

/** Projects every name once: larger towns first, the codes of regions at the end. */
export function mapLabels(data: LabelData): MapLabel[] {
  const towns = data.towns.map(([text, latitude, longitude, minZoom]) =>
    labelAt('town', [text, latitude, longitude], { minZoom, maxZoom: ALWAYS }),
  );
  const regions = data.regions.map(([text, latitude, longitude]) =>
    labelAt('region', [text, latitude, longitude], REGION_ZOOMS),
  );
  return [...towns, ...regions];
}

/**
 * Returns the names of a zoom: below their towns, or where no marker and no earlier name is in the way. Leaves out a name
 * without such a place.
 */
export function placeLabels(
  labels: readonly MapLabel[],
  zoom: number,
  markers: readonly MapMarker[],
  ringLabels: readonly MapCenter[] = [],
): PlacedLabel[] {
  const worldSize = TILE_PX * 2 ** zoom;
  const taken = [
    ...markers.map((marker) => boxOfMarker(marker, worldSize)),
    ...ringLabels.map((place) => boxAround(place, RING_LABEL, worldSize)),
  ];
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    if (zoom < label.minZoom || zoom > label.maxZoom) continue;
    const [placeLeft, placeTop] = [label.x * worldSize, label.y * worldSize];
    const halfWidth = (label.text.length * LETTER_PX) / 2;
    for (const [right, down] of offsetsOf(label, halfWidth)) {
      const [left, top] = [placeLeft + right, placeTop + down];
      const box = {
        left: left - halfWidth,
        top: top - LINE_PX / 2,
        right: left + halfWidth,
        bottom: top + LINE_PX / 2,
      };
      if (taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      placed.push({ label, left, top, placeLeft, placeTop });
      break;
    }
  }
  return placed;
}

/** Returns the names that a tile shows, wholly or in part, in its pixels. */
export function labelsOfTile(placed: readonly PlacedLabel[], { x, y, size }: Tile): PlacedLabel[] {
  return placed.flatMap(({ label, ...place }) => {
    const [left, top] = [place.left - x * size, place.top - y * size];
    const reachesX = left > -REACH_X && left < size + REACH_X;
    if (!reachesX || top < -REACH_Y || top > size + REACH_Y) return [];
    return [{ label, left, top, placeLeft: place.placeLeft - x * size, placeTop: place.placeTop - y * size }];
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

/** Returns the offsets from a place to the middle of its name, the best one first. */
function offsetsOf({ kind }: MapLabel, halfWidth: number): (readonly [right: number, down: number])[] {
  if (kind === 'region') return [[0, 0]];
  const beside = halfWidth + BESIDE_PX;
  return [
    [0, TOWN_OFFSET_PX],
    [0, -TOWN_OFFSET_PX],
    [beside, 0],
    [-beside, 0],
  ];
}

function boxOfMarker(marker: MapMarker, worldSize: number): Box {
  if ('count' in marker) return boxAround(marker, GROUP, worldSize);
  if (marker.isDot) return boxAround(marker, DOT, worldSize);
  const box = boxAround(marker, PIN, worldSize);
  // The pin's tip is on its place.
  return { ...box, top: box.top - PIN.height / 2, bottom: box.bottom - PIN.height / 2 };
}

function boxAround(
  { latitude, longitude }: MapCenter,
  { width, height }: { width: number; height: number },
  worldSize: number,
): Box {
  const [x, y] = toUnit(longitude, latitude);
  const [left, top] = [x * worldSize, y * worldSize];
  return {
    left: left - width / 2,
    top: top - height / 2,
    right: left + width / 2,
    bottom: top + height / 2,
  };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
