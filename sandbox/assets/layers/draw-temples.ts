import { convexHull } from '../geometry/convex-hull';
import { clampedItem, lerp3, type Point, wrappedItem } from '../geometry/point';
import type { Side, TempleStation } from '../geometry/temple';
import { brightness, darker, mix } from '../paint/color';
import type { Surface } from '../paint/surface';
import { CANVAS } from '../shot-types';
import { element, group, path, use } from '../svg/element';
import { smoothPath, straightPath } from '../svg/smooth-path';
import { drawTempleDetails } from './draw-details';
import type { Drawing } from './drawing';

/** Margin beyond the canvas in which temples are still drawn, in pixels. */
const CANVAS_MARGIN = 120;

/** Id of the gradient of both temples' highlights. */
const GLINT = 'tg';

type Corner = 'outerTop' | 'outerBottom' | 'innerTop' | 'innerBottom';

/** The four faces of a temple: their two edges and their light, negative for shade. */
const faces: readonly { edges: readonly [Corner, Corner]; light: number }[] = [
  { edges: ['innerBottom', 'outerBottom'], light: -0.42 },
  { edges: ['innerTop', 'innerBottom'], light: -0.2 },
  { edges: ['outerBottom', 'outerTop'], light: 0.03 },
  { edges: ['outerTop', 'innerTop'], light: 0.26 },
];

/** Draws both temples, the farther one first. */
export function drawTemples(drawing: Drawing): string {
  const { camera, solid, id, define } = drawing;
  define(glintGradient(id(GLINT)));
  const middle = (side: Side) => {
    const stations = solid.temples[side];
    return camera.nearness(clampedItem(stations, Math.floor(stations.length / 2)).outerTop);
  };
  const sides: Side[] = middle('left') < middle('right') ? ['left', 'right'] : ['right', 'left'];
  return sides.map((side) => drawTemple(drawing, side)).join('');
}

/** Draws one temple: of one piece, or metal with a sleeve over its end. */
function drawTemple(drawing: Drawing, side: Side): string {
  const { solid, model, paints } = drawing;
  const stations = solid.temples[side];
  const sleeveFrom = model.size.temple - solid.style.tipSleeve;
  if (solid.style.tipSleeve === 0) {
    return drawSegment(drawing, `t${side[0]}`, stations, paints.temples) + drawTempleDetails(drawing, side);
  }
  const bar = stations.filter(({ along }) => along <= sleeveFrom + 12);
  const sleeve = stations.filter(({ along }) => along >= sleeveFrom);
  return (
    drawSegment(drawing, `t${side[0]}`, bar, paints.temples, 2) +
    drawSegment(drawing, `s${side[0]}`, sleeve, paints.tips)
  );
}

function drawSegment(
  drawing: Drawing,
  name: string,
  allStations: readonly TempleStation[],
  surface: Surface,
  maxFaces = 3,
): string {
  const stations = allStations.filter((station) => isNearCanvas(drawing, station));
  if (stations.length < 3) return '';
  const visible = faces
    .map(({ edges, light }) => ({
      light,
      nearness: averageNearness(drawing, stations, edges),
      outline: ribbon(drawing, stations, edges),
    }))
    .filter(({ outline }) => Math.abs(area(outline)) > 40)
    .sort((a, b) => a.nearness - b.nearness)
    .slice(-maxFaces);
  return group(
    surface.opacity < 1 ? { opacity: surface.opacity + 0.12 } : {},
    stations.at(-1)?.along === drawing.model.size.temple ? roundedEnd(drawing, stations, surface) : '',
    ...visible.map(({ outline, light }, index) =>
      drawFace(drawing, `${name}${index}`, outline, light, surface),
    ),
    glint(drawing, stations, surface),
  );
}

function drawFace(
  { id, define }: Drawing,
  name: string,
  outline: readonly Point[],
  light: number,
  surface: Surface,
): string {
  define(path(smoothPath(outline, true, 0.6), { id: id(name) }));
  const dark = brightness(surface.base) < 0.22;
  const tone = dark ? light + 0.06 : light;
  const edge = mix(surface.base, brightness(surface.base) > 0.6 ? '#3b4650' : '#000000', 0.5);
  return (
    use(id(name), { fill: surface.fill, stroke: edge, 'stroke-opacity': 0.5, 'stroke-width': 0.8 }) +
    use(id(name), {
      fill: tone > 0 ? '#fff' : '#000',
      opacity: Math.abs(tone) * (dark && tone > 0 ? 0.8 : 1),
    })
  );
}

/** Draws the rounded tip, which the four faces do not cover. */
function roundedEnd({ camera }: Drawing, stations: readonly TempleStation[], surface: Surface): string {
  const end = stations.slice(-8).flatMap(({ along: _, ...corners }) => Object.values(corners));
  const shade = darker(surface.base, brightness(surface.base) < 0.22 ? 0.1 : 0.24);
  return path(straightPath(convexHull(end.map(camera.project))), { fill: shade });
}

/** Draws a highlight along the outer side, a third below its upper edge. */
function glint({ camera, id }: Drawing, stations: readonly TempleStation[], surface: Surface): string {
  const line = stations
    .filter(({ along }) => along > 13)
    .slice(0, -8)
    .map(({ outerTop, outerBottom }) => camera.project(lerp3(outerTop, outerBottom, 0.28)));
  if (line.length < 3) return '';
  return element('path', {
    d: smoothPath(line, false),
    fill: 'none',
    stroke: `url(#${id(GLINT)})`,
    'stroke-opacity': (surface.metal ? 0.6 : 0.42) * surface.gloss,
    'stroke-width': Math.max(1, camera.scale * (surface.metal ? 0.34 : 0.6)),
  });
}

/** Creates a white gradient that fades out at both ends. */
function glintGradient(id: string): string {
  const ends = [0, 1].map((offset) => element('stop', { offset, 'stop-color': '#fff', 'stop-opacity': 0 }));
  return element('linearGradient', { id }, ends.join(element('stop', { offset: 0.4, 'stop-color': '#fff' })));
}

function ribbon(
  { camera }: Drawing,
  stations: readonly TempleStation[],
  edges: readonly [Corner, Corner],
): Point[] {
  const first = stations.map((station) => camera.project(station[edges[0]]));
  const second = stations.map((station) => camera.project(station[edges[1]]));
  return [...first, ...second.reverse()];
}

/** Excludes temple sections far outside the picture in close-up views. */
function isNearCanvas({ camera }: Drawing, { outerTop }: TempleStation): boolean {
  const { x, y } = camera.project(outerTop);
  return (
    x > -CANVAS_MARGIN &&
    x < CANVAS.width + CANVAS_MARGIN &&
    y > -CANVAS_MARGIN &&
    y < CANVAS.height + CANVAS_MARGIN
  );
}

function averageNearness(
  { camera }: Drawing,
  stations: readonly TempleStation[],
  edges: readonly [Corner, Corner],
): number {
  const all = stations.flatMap((station) => edges.map((corner) => camera.nearness(station[corner])));
  return all.reduce((sum, value) => sum + value, 0) / all.length;
}

function area(outline: readonly Point[]): number {
  return outline.reduce((sum, point, index) => {
    const next = wrappedItem(outline, index + 1);
    return sum + (point.x * next.y - next.x * point.y) / 2;
  }, 0);
}
