import type { FrameColor } from '@sandbox/seed/models/frame';
import { type Bounds, boundsOf, type Point } from '../geometry/point';
import { darker, lighter, mix } from '../paint/color';
import { element, type GradientStop, group, linearGradient, path, use } from '../svg/element';
import { smoothPath, straightPath } from '../svg/smooth-path';
import type { Drawing } from './drawing';

/** Opacity of a clear lens on a face. */
const CLEAR_ON_FACE = 0.45;

/** Draws both lenses with tint, window reflection, and the edges that no rim covers. */
export function drawLenses(drawing: Drawing): string {
  const { solid, camera, color, model, isOnFace, id, define } = drawing;
  const lenses = solid.lenses.map((lens) => lens.map(camera.project));
  const sun = model.category === 'sunglasses';
  define(path(lenses.map((lens) => smoothPath(lens)).join(''), { id: id('ln') }));
  define(element('clipPath', { id: id('lc') }, use(id('ln'))));
  define(lensGradient(id('lg'), color, sun, boundsOf(lenses.flat())));
  return [
    use(id('ln'), { fill: `url(#${id('lg')})`, ...(isOnFace && !sun ? { opacity: CLEAR_ON_FACE } : {}) }),
    group(
      { 'clip-path': `url(#${id('lc')})` },
      ...(isOnFace ? [] : reflections(drawing, lenses.map(boundsOf), sun)),
      model.rim === 'rimless' ? '' : rimShade(drawing, sun),
    ),
    model.rim === 'full' ? '' : bareEdge(drawing, sun),
  ].join('');
}

/** Draws the slanting light over each lens: broad and faint, then narrow and clear. */
function reflections(
  { color, id, define, reflection = 1 }: Drawing,
  boxes: readonly Bounds[],
  sun: boolean,
): string[] {
  const strength = reflection * (color.paint.mirrored ? 0.32 : sun ? 0.17 : 0.75);
  const bounds = boundsOf(
    boxes.flatMap(({ left, right, top, bottom }) => [
      { x: left, y: top },
      { x: right, y: bottom },
    ]),
  );
  define(linearGradient(
    id('lr'),
    [bounds.left, bounds.top, bounds.left, bounds.bottom],
    [
      { offset: 0, color: '#fff', opacity: strength },
      { offset: 1, color: '#fff', opacity: strength * 0.1 },
    ],
  ));
  const bands = boxes.flatMap((box) => [slantingBand(box, 0.1, 0.42), slantingBand(box, 0.5, 0.57)]);
  return [path(bands.map((band) => straightPath(band)).join(''), { fill: `url(#${id('lr')})` })];
}

/** Draws a band from the upper to the lower edge, between two ratios of the width. */
function slantingBand({ left, right, top, bottom }: Bounds, from: number, to: number): Point[] {
  const width = right - left;
  const slant = Math.min(width * 0.42, (bottom - top) * 0.5);
  const x = (ratio: number) => left + width * ratio;
  return [
    { x: x(from) + slant, y: top },
    { x: x(to) + slant, y: top },
    { x: x(to) - slant * 0.4, y: bottom },
    { x: x(from) - slant * 0.4, y: bottom },
  ];
}

function rimShade({ id, camera }: Drawing, sun: boolean): string {
  return use(id('ln'), {
    fill: 'none',
    stroke: '#0d1418',
    'stroke-opacity': sun ? 0.35 : 0.16,
    'stroke-width': camera.scale * 1.3,
  });
}

/** Draws the polished edge of a lens without a rim: a dark line with a bright one inside it. */
function bareEdge({ id, camera, color }: Drawing, sun: boolean): string {
  const width = camera.scale;
  const dark = sun ? darker(color.paint.lens, 0.35) : '#7d929d';
  return group(
    { fill: 'none' },
    use(id('ln'), { stroke: dark, 'stroke-opacity': 0.75, 'stroke-width': Math.max(1.6, width * 0.55) }),
    group(
      { 'clip-path': `url(#${id('lc')})` },
      use(id('ln'), { stroke: '#fff', 'stroke-opacity': sun ? 0.3 : 0.8, 'stroke-width': width * 1.5 }),
      use(id('ln'), { stroke: dark, 'stroke-opacity': 0.35, 'stroke-width': Math.max(1, width * 0.4) }),
    ),
  );
}

/** Returns the gradient of the lenses, from their upper to their lower edge on the canvas. */
function lensGradient(id: string, { paint }: FrameColor, sun: boolean, box: Bounds): string {
  const slant = paint.mirrored ? (box.bottom - box.top) * 0.35 : (box.bottom - box.top) * 0.12;
  return linearGradient(
    id,
    [box.left, box.top, box.left + slant, box.bottom],
    sun ? sunStops(paint) : demoStops(paint.lens),
  );
}

/** Returns the stops of a clear lens, which reflects a little sky at its upper edge. */
function demoStops(lens: string): GradientStop[] {
  const sky = mix(lens, '#7f9db0', 0.62);
  return [
    { offset: 0, color: sky, opacity: 0.3 },
    { offset: 0.55, color: sky, opacity: 0.1 },
    { offset: 1, color: sky, opacity: 0.2 },
  ];
}

function sunStops(paint: FrameColor['paint']): GradientStop[] {
  const { lens, lensOpacity, lensGradient: lower } = paint;
  if (paint.mirrored) {
    return [
      { offset: 0, color: darker(lens, 0.28), opacity: 0.97 },
      { offset: 0.3, color: lens, opacity: 0.95 },
      { offset: 0.52, color: lighter(lens, 0.58), opacity: 0.95 },
      { offset: 0.62, color: lighter(lens, 0.2), opacity: 0.95 },
      { offset: 1, color: darker(mix(lens, '#3a3f52', 0.3), 0.12), opacity: 0.95 },
    ];
  }
  if (lower) {
    return [
      { offset: 0, color: darker(lens, 0.12), opacity: Math.min(0.95, lensOpacity + 0.2) },
      { offset: 0.4, color: lens, opacity: Math.min(0.9, lensOpacity + 0.08) },
      { offset: 1, color: lower, opacity: lensOpacity * 0.62 },
    ];
  }
  return [
    { offset: 0, color: darker(lens, 0.3), opacity: Math.min(0.97, lensOpacity + 0.06) },
    { offset: 0.6, color: lens, opacity: lensOpacity },
    { offset: 1, color: lighter(lens, 0.14), opacity: lensOpacity * 0.94 },
  ];
}
