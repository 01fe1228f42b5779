import type { FrameColor, FrameModel } from '@sandbox/seed/models/frame';
import { createRandom } from '@sandbox/seed/random';
import { faceDepth } from './geometry/face-form';
import type { Point3 } from './geometry/point';
import type { Drawing } from './layers/drawing';
import { darker, lighter } from './paint/color';
import { type DrawingType, SHOT_TYPES, TRY_ON_DRAWING } from './shot-types';
import { drawBust, headHalfWidth } from './shots/bust';
import { type ShotPose, shotPoses } from './shots/poses';
import { drawFront, drawTableShot, frontShapes, prepareDrawing, type SvgScope } from './shots/table-shot';
import { blurFilter, element, group, linearGradient, path, use } from './svg/element';
import { straightPath } from './svg/smooth-path';
import { svgDocument } from './svg/svg-document';

/**
 * Draws a frame in one color as a complete SVG document, 1200 by 800 pixels on a transparent background. Deterministic.
 * Ids are unique per UPC and shot, so that several drawings can be on one page.
 */
export function drawFrame(model: FrameModel, color: FrameColor, shot: DrawingType): string {
  const index = shot === TRY_ON_DRAWING ? SHOT_TYPES.length : SHOT_TYPES.indexOf(shot);
  const prefix = `${idPrefix(color.upc)}-${index}`;
  return svgDocument((define) => {
    const scope = { id: (name: string) => prefix + name, define };
    if (shot === TRY_ON_DRAWING) return drawTryOnFront(model, color, scope);
    const pose = shotPoses[shot];
    if (shot === 'worn') return drawWornShot(model, color, pose, scope);
    const background = shot === 'case' ? drawCase(model, scope) : '';
    return background + drawTableShot(model, color, pose, scope);
  });
}

/** Returns a short id prefix for the UPC: digits in base 36, since ids make up much of a drawing. */
function idPrefix(upc: string): string {
  return /^[1-9]\d{0,14}$/.test(upc)
    ? `f${Number(upc).toString(36)}`
    : `f_${upc.replaceAll(/[^0-9A-Za-z]/g, '')}`;
}

/** Straight from the front, from as far as a face is from a camera. */
const POSE: ShotPose = {
  yaw: 0,
  pitch: 0,
  scale: 7.2,
  target: { x: 600, y: 400 },
  distance: 620,
  folded: { left: 0, right: 0 },
  margin: 50,
};

/** Draws the front alone, for a face: without temples and shadow, and with lenses through which eyes are seen. */
function drawTryOnFront(model: FrameModel, color: FrameColor, scope: SvgScope): string {
  return drawFront({ ...prepareDrawing(model, color, POSE, scope), isOnFace: true });
}

/** Distance of the pupils below the lenses' middle, in millimeters; negative, as eyes are slightly above it. */
const EYES_BELOW = -3;

/** Strong reflections would hide the eyes. */
const REFLECTION = 0.36;

/** Draws the frame on a neutral bust of matching size. */
function drawWornShot(model: FrameModel, color: FrameColor, pose: ShotPose, scope: SvgScope): string {
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

/** Colors of leather and felt cases; each brand always has the same one. */
const COVERS = [
  '#2f3a44',
  '#7a4a2c',
  '#4d5a4a',
  '#b9a88e',
  '#5b2f38',
  '#26262a',
  '#8c8f93',
  '#c8b7a6',
] as const;

/** Draws a closed hard case, seen slightly from above, in the upper half of the canvas. */
function drawCase({ brand }: FrameModel, { id, define }: SvgScope): string {
  const cover = createRandom(`case/${brand}`).pick(COVERS);
  define(linearGradient(
    id('ca'),
    [0, 150, 0, 520],
    [
      { offset: 0, color: lighter(cover, 0.34) },
      { offset: 0.28, color: lighter(cover, 0.1) },
      { offset: 0.6, color: cover },
      { offset: 1, color: darker(cover, 0.42) },
    ],
  ));
  define(linearGradient(
    id('cl'),
    [200, 0, 1000, 0],
    [
      { offset: 0, color: '#000', opacity: 0.26 },
      { offset: 0.16, color: '#fff', opacity: 0.1 },
      { offset: 0.5, color: '#fff', opacity: 0 },
      { offset: 1, color: '#000', opacity: 0.3 },
    ],
  ));
  define(blurFilter(id('cb'), 14));
  define(path(
    'M208 350C205 230 262 168 372 160C520 150 680 150 828 160C938 168 995 230 992 350C990 452 952 500 846 507C690 516 510 516 354 507C248 500 210 452 208 350z',
    { id: id('cs') },
  ));
  const seam = 'M209 356C330 372 470 378 600 378C730 378 870 372 991 356';
  return [
    element('ellipse', {
      cx: 600,
      cy: 500,
      rx: 420,
      ry: 26,
      fill: '#2b2622',
      opacity: 0.34,
      filter: `url(#${id('cb')})`,
    }),
    use(id('cs'), { fill: `url(#${id('ca')})` }),
    use(id('cs'), { fill: `url(#${id('cl')})` }),
    group(
      { fill: 'none' },
      path(seam, { stroke: darker(cover, 0.6), 'stroke-width': 3 }),
      path(seam, {
        stroke: lighter(cover, 0.4),
        'stroke-opacity': 0.55,
        'stroke-width': 1.5,
        transform: 'translate(0 3)',
      }),
      path(seam, {
        stroke: lighter(cover, 0.45),
        'stroke-opacity': 0.5,
        'stroke-width': 1.6,
        'stroke-dasharray': '7 5',
        transform: 'translate(0 -13)',
      }),
      path('M300 214C420 186 780 186 900 214', {
        stroke: '#fff',
        'stroke-opacity': 0.3,
        'stroke-width': 16,
        'stroke-linecap': 'round',
        filter: `url(#${id('cb')})`,
      }),
    ),
  ].join('');
}
