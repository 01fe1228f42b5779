import type { MultiLineString, MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryObject, Topology } from 'topojson-specification';
import { toUnit } from './mercator';

/** Lines in the unit square of Mercator, x and y in turn, with their bounding box. */
export interface Path {
  readonly points: Float64Array;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Largest distance of a town from the land of the detailed outlines: Miami Beach is 5.8 km out in their sea. */
export const COAST_MARGIN_KM = 6;

/** Shapes that the base map draws. */
export interface BaseShapes {
  /** Outlines, filled by the even-odd rule. */
  readonly land: readonly Path[];
  readonly lakes: readonly Path[];
  readonly countryBorders: readonly Path[];
  readonly regionBorders: readonly Path[];
}

/** The layers of the files in `data/`. */
export type BaseTopology = Topology<Record<keyof BaseShapes, GeometryObject>>;

/** Projects a file of `data/` once, so that tiles only scale it. */
export function toBaseShapes(topology: BaseTopology): BaseShapes {
  const paths = (layer: keyof BaseShapes) => linesOf(topology, layer).map(toPath);
  return {
    land: paths('land'),
    lakes: paths('lakes'),
    countryBorders: paths('countryBorders'),
    regionBorders: paths('regionBorders'),
  };
}

function linesOf(topology: BaseTopology, layer: keyof BaseShapes): Position[][] {
  const found = feature(topology, topology.objects[layer]);
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  return features.flatMap(({ geometry }) => {
    const shape = geometry as MultiPolygon | MultiLineString | { type: string; coordinates: Position[][] };
    return shape.type === 'MultiPolygon'
      ? (shape as MultiPolygon).coordinates.flat()
      : (shape.coordinates as Position[][]);
  });
}

function toPath(line: readonly Position[]): Path {
  const points = new Float64Array(line.length * 2);
  const box = { west: 1, north: 1, east: 0, south: 0 };
  for (const [index, [longitude = 0, latitude = 0]] of line.entries()) {
    const [x, y] = toUnit(longitude, latitude);
    points[index * 2] = x;
    points[index * 2 + 1] = y;
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.north = Math.min(box.north, y);
    box.south = Math.max(box.south, y);
  }
  return { points, ...box };
}
