import type { FrameColor, FrameModel } from '@sandbox/seed/models/frame';
import { faceDepth } from '../geometry/face-form';
import type { Point3 } from '../geometry/point';
import type { Drawing } from '../layers/drawing';
import { darker } from '../paint/color';
import { blurFilter, group, path, use } from '../svg/element';
import { straightPath } from '../svg/smooth-path';
import { drawBust, headHalfWidth } from './bust';
import type { ShotPose } from './poses';
import { drawFront, frontShapes, prepareDrawing, type SvgScope } from './table-shot';

/** Distance of the pupils below the lenses' middle, in millimeters; negative, as eyes are slightly above it. */
const EYES_BELOW = -3;

/** Strong reflections would hide the eyes. */
const REFLECTION = 0.36;

/** Draws the frame on a neutral bust of matching size. */
export function drawWornShot(model: FrameModel, color: FrameColor, pose: ShotPose, scope: SvgScope): string {
  const drawing = { ...prepareDrawing(model, color, pose, scope), reflection: REFLECTION };
  const { camera } = drawing;
  const middle = camera.project({ x: 0, y: -EYES_BELOW, z: 0 });
  const bust = drawBust(model, { ...scope, middle, scale: camera.scale });
  const front = drawFront(drawing);
  return bust + sidePieces(drawing) + faceShadow(drawing) + front;
}

/** Draws the temples as seen from the front: from the hinge to the side of the head. */
function sidePieces({ model, solid, camera, paints }: Drawing): string {
  const { style } = solid;
  const half = style.templeHeight.front / 2;
  const hinge = { x: model.size.totalWidth / 2, y: style.hingeHeight };
  const reach = Math.max(hinge.x + 1.5, headHalfWidth(model) - 0.5);
  const z = faceDepth(hinge, style) - style.depth;
  const corners = (side: 1 | -1): Point3[] => [
    { x: side * (hinge.x - 1.5), y: hinge.y + half, z },
    { x: side * reach, y: hinge.y + half * 0.55, z },
    { x: side * reach, y: hinge.y - half * 0.75, z },
    { x: side * (hinge.x - 1.5), y: hinge.y - half, z },
  ];
  const outline = ([1, -1] as const).map((side) => straightPath(corners(side).map(camera.project))).join('');
  const { base } = paints.temples;
  return path(outline, { fill: darker(base, 0.25), stroke: darker(base, 0.45), 'stroke-linejoin': 'round' });
}

/** Draws the soft shadow of the front on the face. */
function faceShadow(drawing: Drawing): string {
  const { id, define, camera } = drawing;
  define(blurFilter(id('fs'), camera.scale * 1.2));
  const { filled, stroked } = frontShapes(drawing);
  return group(
    { filter: `url(#${id('fs')})`, opacity: 0.34, transform: `translate(0 ${Math.round(camera.scale * 3)})` },
    ...filled.map((name) => use(id(name), { fill: '#2a150c' })),
    group(
      { fill: 'none', stroke: '#2a150c', 'stroke-width': camera.scale * 1.8 },
      ...stroked.map((name) => use(id(name))),
    ),
  );
}
