import type { ContactLens } from '@sandbox/seed/models/contact-lens';
import { createRandom } from '@sandbox/seed/random';
import type { Bounds } from '../geometry/point';
import { darker, lighter, mix } from '../paint/color';
import { blurFilter, element, group, linearGradient, path } from '../svg/element';
import { straightPath } from '../svg/smooth-path';

export interface BoxColors {
  main: string;
  accent: string;
}

export interface SvgScope {
  id(name: string): string;
  define(definition: string): void;
}

const BRAND_COLORS: readonly BoxColors[] = [
  { main: '#1f5f8b', accent: '#8fd0e8' },
  { main: '#1d7874', accent: '#a8e0cf' },
  { main: '#4a3f8f', accent: '#c3b5f0' },
  { main: '#2b6b45', accent: '#bfe3a6' },
  { main: '#9a3b5c', accent: '#f3b9c8' },
  { main: '#b4632a', accent: '#f7cf9a' },
  { main: '#23415f', accent: '#f2c75c' },
  { main: '#5b6770', accent: '#c9e4ee' },
];

/** Returns the colors of a brand's boxes, slightly varied by the lens name. */
export function boxColors({ brand, name }: ContactLens): BoxColors {
  const colors = createRandom(`contact-lens-brand/${brand}`).pick(BRAND_COLORS);
  const random = createRandom(`contact-lens/${name}`);
  const other = random.pick(BRAND_COLORS);
  return {
    main: mix(colors.main, other.main, 0.18 * random.next()),
    accent: mix(colors.accent, other.accent, 0.45 * random.next()),
  };
}

/** Offset of the visible right side of the carton, in pixels. */
const DEPTH = { x: 96, y: -58 } as const;

/** Draws the carton and the bounds of its front on the canvas, in pixels. */
export function drawCarton(
  lens: ContactLens,
  colors: BoxColors,
  scope: SvgScope,
): { picture: string; front: Bounds } {
  const front = frontBounds(lens.boxSize);
  const { id, define } = scope;
  const { left, right, top, bottom } = front;
  const shift = (x: number, y: number) => ({ x: x + DEPTH.x, y: y + DEPTH.y });
  define(blurFilter(id('sh'), 16));
  define(linearGradient(
    id('fr'),
    [left, top, right, bottom],
    [
      { offset: 0, color: '#ffffff' },
      { offset: 0.55, color: mix('#ffffff', colors.accent, 0.16) },
      { offset: 1, color: mix('#ffffff', colors.accent, 0.42) },
    ],
  ));
  define(linearGradient(
    id('sd'),
    [right, 0, right + DEPTH.x, 0],
    [
      { offset: 0, color: darker(colors.main, 0.12) },
      { offset: 1, color: darker(colors.main, 0.38) },
    ],
  ));
  const side = straightPath([
    { x: right, y: top },
    shift(right, top),
    shift(right, bottom),
    { x: right, y: bottom },
  ]);
  const lid = straightPath([{ x: left, y: top }, shift(left, top), shift(right, top), { x: right, y: top }]);
  const face = straightPath([
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]);
  const picture = [
    element('ellipse', {
      cx: (left + right) / 2 + 40,
      cy: bottom + 2,
      rx: (right - left) / 2 + 60,
      ry: 16,
      fill: '#2b2622',
      opacity: 0.32,
      filter: `url(#${id('sh')})`,
    }),
    path(side, { fill: `url(#${id('sd')})` }),
    path(lid, { fill: lighter(colors.main, 0.16) }),
    path(face, { fill: `url(#${id('fr')})` }),
    wave(front, colors, scope),
    group(
      { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 2 },
      path(
        straightPath(
          [
            { x: left, y: top },
            { x: right, y: top },
            { x: right, y: bottom },
          ],
          false,
        ),
        {},
      ),
      path(straightPath([{ x: right, y: top }, shift(right, top)], false), {}),
    ),
    path(face, { fill: 'none', stroke: darker(colors.main, 0.2), 'stroke-opacity': 0.25 }),
  ].join('');
  return { picture, front };
}

/** Returns the bounds of the front: a box of ninety is wider and taller than one of six. */
function frontBounds(boxSize: number): Bounds {
  const growth = Math.min(1, Math.max(0, Math.log(Math.max(1, boxSize) / 5) / Math.log(18)));
  const width = 470 + 150 * growth;
  const height = 300 + 150 * growth;
  const left = 520 - width / 2;
  return { left, right: left + width, top: 650 - height, bottom: 650 };
}

/** Draws the curved color band across the front. */
function wave(
  { left, right, top, bottom }: Bounds,
  { main, accent }: BoxColors,
  { id, define }: SvgScope,
): string {
  const width = right - left;
  const height = bottom - top;
  define(linearGradient(
    id('wv'),
    [left, top, right, bottom],
    [
      { offset: 0, color: lighter(main, 0.12) },
      { offset: 1, color: darker(main, 0.12) },
    ],
  ));
  const swing = (start: number, end: number) => {
    const [y1, y2] = [Math.round(top + height * start), Math.round(top + height * end)];
    const [x0, x1] = [Math.round(left), Math.round(right)];
    const bend = Math.round(width * 0.4);
    return `M${x0} ${y1}C${x0 + bend} ${y1 - 70} ${x1 - bend} ${y2 + 70} ${x1} ${y2}V${Math.round(bottom)}H${x0}z`;
  };
  return (
    path(swing(0.6, 0.46), { fill: accent, opacity: 0.75 }) +
    path(swing(0.7, 0.58), { fill: `url(#${id('wv')})` })
  );
}
