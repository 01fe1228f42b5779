import { readFileSync } from 'node:fs';

/** Name, latitude, longitude, and the zoom from which its label has room. */
export type TownLabel = readonly [string, number, number, number];

type Town = [
  name: string,
  region: string,
  latitude: number,
  longitude: number,
  population: number,
  code: string,
];

/** Zooms at which towns appear. Larger cities first; at the last one, every town is shown. */
const FIRST_ZOOM = 4;
const LAST_ZOOM = 11;
/** Room of a label, in pixels of the map: as wide as a long name. */
const WIDTH_PX = 110;
const HEIGHT_PX = 34;
const TILE_PX = 256;

/** Labels of the towns, each from the zoom at which no larger town's label covers it. */
export function townLabels(): TownLabel[] {
  const file = JSON.parse(readFileSync('sandbox/seed/data/towns.json', 'utf8')) as Record<string, Town[]>;
  const waiting = Object.values(file)
    .flat()
    .toSorted((a, b) => b[4] - a[4]);
  const placed: { town: Town; zoom: number }[] = [];
  for (let zoom = FIRST_ZOOM; zoom <= LAST_ZOOM; zoom += 1)
    for (const town of [...waiting]) {
      if (zoom < LAST_ZOOM && placed.some((label) => overlaps(town, label.town, zoom))) continue;
      placed.push({ town, zoom });
      waiting.splice(waiting.indexOf(town), 1);
    }
  return placed.map(({ town: [name, , latitude, longitude], zoom }) => [
    name,
    round(latitude),
    round(longitude),
    zoom,
  ]);
}

function overlaps(a: Town, b: Town, zoom: number): boolean {
  const [ax, ay] = toPixels(a, zoom);
  const [bx, by] = toPixels(b, zoom);
  return Math.abs(ax - bx) < WIDTH_PX && Math.abs(ay - by) < HEIGHT_PX;
}

/** Web Mercator, in pixels of a zoom. */
function toPixels([, , latitude, longitude]: Town, zoom: number): [number, number] {
  const size = TILE_PX * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [((longitude + 180) / 360) * size, y * size];
}

/** Two decimals are about 1 km: enough for a name. */
function round(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
