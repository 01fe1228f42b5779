import type { FrameColor, FrameModel } from '@sandbox/seed/models/frame';
import { type FrameSolid, frameSolid } from '../geometry/frame-solid';
import { boundsOf, type Point, type Point3 } from '../geometry/point';
import type { TempleStation } from '../geometry/temple';
import type { Wire } from '../geometry/wire-front';
import { drawFrontDetails } from '../layers/draw-details';
import { drawLenses } from '../layers/draw-lenses';
import { drawShadow } from '../layers/draw-shadow';
import { drawTemples } from '../layers/draw-temples';
import type { Drawing } from '../layers/drawing';
import { brightness, darker, lighter, mix } from '../paint/color';
import { framePaints } from '../paint/frame-paints';
import { type Surface, sideShade } from '../paint/surface';
import { element, group, linearGradient, path, use } from '../svg/element';
import { smoothPath } from '../svg/smooth-path';
import { cameraFor } from './camera';
import type { ShotPose } from './poses';

export interface SvgScope {
  id(name: string): string;
  define(definition: string): void;
}

/** Draws a frame on a table. */
export function drawTableShot(model: FrameModel, color: FrameColor, pose: ShotPose, scope: SvgScope): string {
  const drawing = prepareDrawing(model, color, pose, scope);
  const temples = drawTemples(drawing);
  const front = drawFront(drawing);
  return drawShadow(drawing, frontShapes(drawing)) + temples + front;
}

/** Draws the front with its lenses, layers from back to front. */
export function drawFront(drawing: Drawing): string {
  const { solid } = drawing;
  const metal = wireSurface(drawing);
  return [
    drawNosePads(drawing),
    drawPlateBody(drawing),
    drawLenses(drawing),
    solid.rimWire > 0 ? strokeMetal(drawing, 'ln', solid.rimWire, metal) : '',
    drawWires(drawing, 'w', solid.wires, metal),
    drawPlateFace(drawing),
    drawFrontDetails(drawing),
  ].join('');
}

/** Ids of the shapes that cast a shadow. */
export function frontShapes({ solid }: Drawing) {
  const widths = [...new Set(solid.wires.map(({ width }) => width))];
  return {
    filled: solid.outlines.length > 0 ? ['pl'] : [],
    stroked: [...(solid.rimWire > 0 ? ['ln'] : []), ...widths.map((_, index) => `w${index}`)],
    lenses: 'ln',
  };
}

/** Builds the 3D model, the camera and the paints. */
export function prepareDrawing(
  model: FrameModel,
  color: FrameColor,
  pose: ShotPose,
  scope: SvgScope,
): Drawing {
  const fullSolid = frameSolid(model, pose.folded);
  const solid = pose.hideEarPieces ? withoutEarPieces(fullSolid) : fullSolid;
  const camera = cameraFor(pose, fittedPoints(solid));
  const front = boundsOf(frontPoints(solid).map(camera.project));
  const paints = framePaints(model, color, { ...scope, ...front, scale: camera.scale });
  return { model, color, solid, camera, paints, ...scope };
}

/** Removes the ear pieces, which under a low rim would look like legs from the front. */
function withoutEarPieces(solid: FrameSolid): FrameSolid {
  const low = Math.min(...frontPoints(solid).map(({ y }) => y)) + 1.2;
  const above = (stations: TempleStation[]) => stations.filter(({ outerBottom }) => outerBottom.y > low);
  const { left, right } = solid.temples;
  return { ...solid, temples: { left: above(left), right: above(right) } };
}

function frontPoints(solid: FrameSolid): Point3[] {
  return [...solid.outlines.flat(), ...solid.lenses.flat(), ...solid.wires.flatMap(({ points }) => points)];
}

function fittedPoints(solid: FrameSolid): Point3[] {
  const temples = [...solid.temples.left, ...solid.temples.right];
  return [...frontPoints(solid), ...temples.flatMap(({ outerTop, outerBottom }) => [outerTop, outerBottom])];
}

/** Returns the surface of wire under a plastic brow, which has the color of the hardware. */
function wireSurface({ solid, paints }: Drawing) {
  return solid.style.construction === 'brow' && !paints.front.metal ? paints.hardware : paints.front;
}

/** Draws the silicone pads on their arms. */
function drawNosePads(drawing: Drawing): string {
  const { solid, camera, paints } = drawing;
  if (solid.pads.length === 0) return '';
  const pads = solid.pads.map((pad) => smoothPath(pad.map(camera.project))).join('');
  const glint = solid.pads.map((pad) => smoothPath(pad.slice(6, 14).map(camera.project), false)).join('');
  return (
    drawWires(drawing, 'pa', solid.padArms, paints.hardware) +
    path(pads, {
      fill: '#e9eeee',
      'fill-opacity': 0.62,
      stroke: '#8b979c',
      'stroke-opacity': 0.6,
      'stroke-width': 1,
    }) +
    group(
      { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.85, 'stroke-linecap': 'round' },
      path(glint, { 'stroke-width': camera.scale * 0.35 }),
    )
  );
}

/** Draws the bent metal: a dark underside, the gradient, and a fine highlight on the upper left. */
function drawWires(drawing: Drawing, name: string, wires: readonly Wire[], surface: Surface): string {
  const widths = [...new Set(wires.map(({ width }) => width))];
  return widths
    .map((width, index) => {
      const same = wires.filter((wire) => wire.width === width);
      return drawSameWidth(drawing, `${name}${index}`, same, surface);
    })
    .join('');
}

function drawSameWidth(drawing: Drawing, name: string, wires: readonly Wire[], surface: Surface): string {
  const { camera, id, define } = drawing;
  const data = wires.map(({ points }) => smoothPath(points.map(camera.project), false)).join('');
  define(path(data, { id: id(name) }));
  return strokeMetal(drawing, name, wires[0]?.width ?? 0, surface);
}

/** Draws metal of this diameter (millimeters) along an existing shape. */
function strokeMetal({ camera, id }: Drawing, shape: string, diameter: number, surface: Surface): string {
  const width = Math.max(2, diameter * camera.scale);
  const dark = brightness(surface.base) < 0.22;
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    group(
      surface.opacity < 1 ? { opacity: surface.opacity } : {},
      use(id(shape), { stroke: darker(surface.base, 0.48), 'stroke-width': width }),
      use(id(shape), {
        stroke: surface.fill,
        'stroke-width': width * 0.76,
        x: -width * 0.04,
        y: -width * 0.07,
      }),
    ),
    use(id(shape), {
      stroke: lighter(surface.base, dark ? 0.45 : 0.8),
      'stroke-opacity': 0.2 + 0.55 * surface.gloss,
      'stroke-width': width * 0.2,
      x: -width * 0.12,
      y: -width * 0.16,
    }),
  );
}

/** Draws the visible thickness of the front. Drawn behind the lenses. */
function drawPlateBody(drawing: Drawing): string {
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
function drawPlateFace(drawing: Drawing): string {
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
