import { boundsOf, type Point } from '../geometry/point';
import { brightness, mix } from '../paint/color';
import { type Surface, sideShade } from '../paint/surface';
import { element, group, linearGradient, path, use } from '../svg/element';
import { smoothPath } from '../svg/smooth-path';
import type { Drawing } from './drawing';

/** Draws the visible thickness of the front. Drawn behind the lenses. */
export function drawPlateBody(drawing: Drawing): string {
  const { solid, camera, paints, id, define } = drawing;
  if (solid.outlines.length === 0) return '';
  const edges = [...solid.outlines, ...solid.openings];
  const data = edges.map((edge) => smoothPath(edge.map(camera.project))).join('');
  define(path(data, { id: id('pl'), 'fill-rule': 'evenodd' }));
  define(element('clipPath', { id: id('pc') }, use(id('pl'), { 'clip-rule': 'evenodd' })));
  const back = depthOnCanvas(drawing);
  const steps = Math.max(1, Math.ceil(Math.hypot(back.x, back.y) / 2));
  const copies = Array.from({ length: steps }, (_, step) => {
    const ratio = 1 - step / steps;
    return use(id('pl'), { x: back.x * ratio, y: back.y * ratio });
  });
  const side = sideColor(paints.front);
  return group(
    { fill: side, stroke: side, 'stroke-width': 1, opacity: bodyOpacity(paints.front) },
    ...copies,
  );
}

/** Draws the polished face of the front, with light on its upper edges and shade on its lower ones. */
export function drawPlateFace(drawing: Drawing): string {
  const { solid, camera, paints, id, define } = drawing;
  if (solid.outlines.length === 0) return '';
  const surface = paints.front;
  const box = boundsOf(solid.outlines.flat().map(camera.project));
  const { gloss } = surface;
  define(linearGradient(
    id('pg'),
    [box.left, box.top, box.left + (box.right - box.left) * 0.12, box.bottom],
    [
      { offset: 0, color: '#fff', opacity: 0.1 + 0.2 * gloss },
      { offset: 0.36, color: '#fff', opacity: 0.02 },
      { offset: 0.6, color: '#000', opacity: 0.02 },
      { offset: 1, color: '#000', opacity: surface.opacity < 1 ? 0.1 : 0.24 },
    ],
  ));
  const plate = id('pl');
  const bevel = camera.scale * 0.62;
  return [
    use(plate, { fill: surface.fill, opacity: surface.opacity }),
    use(plate, { fill: `url(#${id('pg')})` }),
    group(
      { 'clip-path': `url(#${id('pc')})`, fill: 'none', 'stroke-width': bevel },
      use(plate, { y: -bevel * 0.55, stroke: '#000', 'stroke-opacity': shadeOpacity(surface) }),
      use(plate, { y: bevel * 0.55, stroke: '#fff', 'stroke-opacity': glintOpacity(surface) }),
    ),
    use(plate, {
      fill: 'none',
      stroke: outlineColor(surface),
      'stroke-opacity': surface.opacity < 1 ? 0.8 : 0.55,
      'stroke-width': Math.max(0.8, camera.scale * 0.14),
    }),
  ].join('');
}

function depthOnCanvas({ solid, camera }: Drawing): Point {
  const front = camera.project({ x: 0, y: 0, z: 0 });
  const back = camera.project({ x: 0, y: 0, z: -solid.style.depth });
  return { x: back.x - front.x, y: back.y - front.y };
}

function sideColor(surface: Surface): string {
  const { towards, ratio } = sideShade(brightness(surface.base) < 0.22);
  return mix(surface.base, towards, ratio);
}

function bodyOpacity({ opacity }: Surface): number {
  return opacity < 1 ? opacity * 0.75 : 1;
}

function shadeOpacity({ base }: Surface): number {
  return brightness(base) > 0.75 ? 0.16 : 0.3;
}

function glintOpacity({ base, gloss }: Surface): number {
  return (brightness(base) < 0.25 ? 0.27 : 0.5) * (0.3 + 0.7 * gloss);
}

/** Returns an outline color for pale and clear fronts, which need one on a white page. */
function outlineColor({ base }: Surface): string {
  return brightness(base) > 0.6 ? mix(base, '#3b4650', 0.62) : mix(base, '#000000', 0.45);
}
