import type { FrameColor, FrameModel } from '@sandbox/seed/models/frame';
import { type FrameSolid, frameSolid } from '../geometry/frame-solid';
import { boundsOf, type Point3 } from '../geometry/point';
import type { TempleStation } from '../geometry/temple';
import { drawFrontDetails } from '../layers/draw-details';
import { drawLenses } from '../layers/draw-lenses';
import { drawNosePads } from '../layers/draw-nose-pads';
import { drawPlateBody, drawPlateFace } from '../layers/draw-plate';
import { drawShadow } from '../layers/draw-shadow';
import { drawTemples } from '../layers/draw-temples';
import { drawWires, strokeMetal } from '../layers/draw-wires';
import type { Drawing } from '../layers/drawing';
import { framePaints } from '../paint/frame-paints';
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
