import { faceDepth } from '../geometry/face-form';
import { clampedItem, lerp3, type Point3 } from '../geometry/point';
import type { Side } from '../geometry/temple';
import { darker, lighter } from '../paint/color';
import { element, group, path } from '../svg/element';
import { straightPath } from '../svg/smooth-path';
import type { Drawing } from './drawing';

/** Minimum width of the end-piece for an inlay, in millimeters. */
const MIN_INLAY_WIDTH = 3.6;

/** Draws the small metal details of the front: rivets of acetate fronts, screws of drilled lenses. */
export function drawFrontDetails(drawing: Drawing): string {
  const { model, solid } = drawing;
  if (model.rim === 'rimless') return drilledScrews(drawing);
  const { hingeHeight, inlay } = solid.style;
  const { eye, bridge, totalWidth } = model.size;
  const room = totalWidth / 2 - bridge / 2 - eye;
  if (inlay === 'none' || room < MIN_INLAY_WIDTH) return '';
  const x = totalWidth / 2 - room / 2;
  const heights = inlay === 'rivets' ? [hingeHeight + 1.3, hingeHeight - 1.3] : [hingeHeight];
  const places = [-x, x].flatMap((side) =>
    heights.map((y) => ({ x: side, y, z: faceDepth({ x, y }, solid.style) })),
  );
  if (inlay === 'rivets') return places.map((point) => stud(drawing, point, 0.75)).join('');
  const half = Math.min(1.2, room / 2 - 1.2);
  return places
    .map((point) => bar(drawing, { ...point, x: point.x - half }, { ...point, x: point.x + half }))
    .join('');
}

function drilledScrews(drawing: Drawing): string {
  const { solid } = drawing;
  const right = clampedItem(solid.lenses, 0).map((point) => ({ ...point, angle: 0 }));
  const middle = right.reduce((sum, { x }) => sum + x, 0) / right.length;
  const bridge = edgeAt(right, solid.style.bridgeHeight * 0.62, (x) => x < middle);
  const temple = edgeAt(right, solid.style.hingeHeight, (x) => x > middle);
  const places = [
    { x: bridge + 3.6, y: solid.style.bridgeHeight * 0.62 },
    { x: temple - 3.6, y: solid.style.hingeHeight },
  ];
  return places
    .flatMap(({ x, y }) => [
      { x, y },
      { x: -x, y },
    ])
    .map((point) => stud(drawing, { ...point, z: faceDepth(point, solid.style) }, 1.15))
    .join('');
}

/** Returns the x coordinate where the lens's edge crosses the height, on the side that `onSide` accepts. */
function edgeAt(lens: readonly Point3[], height: number, onSide: (x: number) => boolean): number {
  const side = lens.filter(({ x }) => onSide(x));
  return side.reduce((best, point) => (Math.abs(point.y - height) < Math.abs(best.y - height) ? point : best))
    .x;
}

/** Draws a polished rivet or screw head, `radius` in millimeters. */
function stud({ camera, paints }: Drawing, point: Point3, radius: number): string {
  const { x, y } = camera.project(point);
  const beside = camera.project({ ...point, x: point.x + 1 });
  const squeeze = Math.min(1, Math.abs(beside.x - x) / camera.scale);
  const { base } = paints.hardware;
  const r = radius * camera.scale;
  const head = (fill: string, size: number, shift: number) =>
    element('ellipse', {
      cx: x - shift,
      cy: y - shift,
      rx: r * size * Math.max(0.3, squeeze),
      ry: r * size,
      fill,
    });
  return (
    head(darker(base, 0.45), 1, 0) + head(base, 0.82, r * 0.06) + head(lighter(base, 0.7), 0.3, r * 0.28)
  );
}

/** Draws a small inlaid bar between two points. */
function bar({ camera, paints }: Drawing, from: Point3, to: Point3): string {
  const { base } = paints.hardware;
  const line = straightPath([camera.project(from), camera.project(to)], false);
  const width = camera.scale * 1.1;
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    path(line, { stroke: darker(base, 0.4), 'stroke-width': width }),
    path(line, { stroke: lighter(base, 0.25), 'stroke-width': width * 0.7 }),
  );
}

/** Draws the inlay on the outer side of a temple, behind its hinge; empty when that side is not visible. */
export function drawTempleDetails(drawing: Drawing, side: Side): string {
  const { solid, camera } = drawing;
  const { inlay } = solid.style;
  const stations = solid.temples[side];
  const first = clampedItem(stations, 0);
  if (inlay === 'none' || camera.nearness(first.outerTop) <= camera.nearness(first.innerTop)) return '';
  const at = (along: number, height: number) => {
    const station = clampedItem(
      stations,
      stations.findIndex((candidate) => candidate.along >= along),
    );
    return lerp3(station.outerBottom, station.outerTop, height);
  };
  if (inlay === 'bar') return bar(drawing, at(5, 0.5), at(10, 0.5));
  return stud(drawing, at(6, 0.68), 0.75) + stud(drawing, at(6, 0.32), 0.75);
}
