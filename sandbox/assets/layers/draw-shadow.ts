import { faceDepth } from '../geometry/face-form';
import { boundsOf, type Point, type Point3 } from '../geometry/point';
import { compact, compactThousandth } from '../svg/compact-number';
import { blurFilter, element, group, path, use } from '../svg/element';
import { smoothPath } from '../svg/smooth-path';
import type { Drawing } from './drawing';

/** Shadow offset per millimeter of height, in millimeters; the light is in front, at the upper left. */
const SHADOW_OFFSET = { x: 0.08, z: -0.5 } as const;
const SHADOW_COLOR = '#2b2622';

/** Ids of the front's shapes that cast a shadow. */
interface FrontShapes {
  filled: readonly string[];
  stroked: readonly string[];
  lenses: string;
}

/**
 * Draws the soft shadow on the table below the frame, with darker contact shadows. The front is nearly flat, so its shadow is
 * an affine transform of the front's drawing and needs no second outline.
 */
export function drawShadow(drawing: Drawing, shapes: FrontShapes): string {
  const { solid, camera, model, color, id, define } = drawing;
  const ground = groundHeight(drawing);
  define(blurFilter(id('sb'), camera.scale * 1.5));
  const temples = [solid.temples.left, solid.temples.right].map((stations) => {
    return smoothPath(
      stations.map(({ outerBottom }) => shadowOf(drawing, outerBottom, ground)),
      false,
      3,
    );
  });
  const tint = model.category === 'sunglasses' ? 0.6 * color.paint.lensOpacity : 0.1;
  return group(
    { filter: `url(#${id('sb')})`, opacity: 0.3 },
    group(
      { transform: shadowMatrix(drawing, ground), fill: SHADOW_COLOR },
      ...shapes.filled.map((name) => use(id(name))),
      use(id(shapes.lenses), { opacity: tint }),
      group(
        { fill: 'none', stroke: SHADOW_COLOR, 'stroke-width': camera.scale * 2.4 },
        ...shapes.stroked.map((name) => use(id(name))),
      ),
    ),
    path(temples.join(''), {
      fill: 'none',
      stroke: SHADOW_COLOR,
      'stroke-opacity': 0.5,
      'stroke-width': camera.scale * 2,
      'stroke-linecap': 'round',
    }),
    contacts(drawing, ground),
  );
}

/** Returns the height of the table: the lowest point of lenses and rims. */
function groundHeight({ solid }: Drawing): number {
  const lowest = [...solid.outlines, ...solid.lenses].map((edge) => boundsOf(edge).top);
  return Math.min(...lowest) - 0.6;
}

function shadowOf({ camera }: Drawing, point: Point3, ground: number): Point {
  const height = point.y - ground;
  return camera.project({
    x: point.x + height * SHADOW_OFFSET.x,
    y: ground,
    z: point.z + height * SHADOW_OFFSET.z,
  });
}

/** Returns the affine transform from the front to its shadow, from three points of the front. */
function shadowMatrix(drawing: Drawing, ground: number): string {
  const { camera, model, solid } = drawing;
  const side = (model.size.eye + model.size.bridge) / 2;
  const places = [
    { x: -side, y: ground },
    { x: side, y: ground },
    { x: -side, y: -ground },
  ].map((place) => ({ ...place, z: faceDepth(place, solid.style) }));
  const [a, b, c] = places.map(camera.project) as [Point, Point, Point];
  const [d, e, f] = places.map((place) => shadowOf(drawing, place, ground)) as [Point, Point, Point];
  const u = { x: b.x - a.x, y: b.y - a.y };
  const v = { x: c.x - a.x, y: c.y - a.y };
  const determinant = u.x * v.y - u.y * v.x;
  const row = (along: number, up: number) =>
    [(along * v.y - up * u.y) / determinant, (up * u.x - along * v.x) / determinant] as const;
  const [xx, xy] = row(e.x - d.x, f.x - d.x);
  const [yx, yy] = row(e.y - d.y, f.y - d.y);
  const shift = [d.x - xx * a.x - xy * a.y, d.y - yx * a.x - yy * a.y];
  return `matrix(${[xx, yx, xy, yy].map(compactThousandth).join(' ')} ${shift.map(compact).join(' ')})`;
}

function contacts({ solid, camera }: Drawing, ground: number): string {
  return solid.lenses
    .map((lens) => {
      const low = lens.reduce((lowest, point) => (point.y < lowest.y ? point : lowest));
      const { x, y } = camera.project({ ...low, y: ground });
      const place = { cx: Math.round(x), cy: Math.round(y) };
      const size = { rx: Math.round(camera.scale * 13), ry: Math.round(camera.scale * 1.2) };
      return element('ellipse', { ...place, ...size, fill: SHADOW_COLOR });
    })
    .join('');
}
