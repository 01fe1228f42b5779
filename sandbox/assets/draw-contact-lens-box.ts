import type { ContactLens } from '@sandbox/seed/models/contact-lens';
import { type BoxColors, boxColors, drawCarton, type SvgScope } from './contact-lens/carton';
import type { Bounds, Point } from './geometry/point';
import { drawLettering } from './lettering/draw-lettering';
import { darker, lighter, mix } from './paint/color';
import { blurFilter, element, group, linearGradient, path, radialGradient, use } from './svg/element';
import { svgDocument } from './svg/svg-document';

/**
 * Draws a box of contact lenses with two of its blister packs as a complete SVG document, 1200 by 800 pixels on a
 * transparent background. A brand always has the same colors. The motif shows the kind of lens, the dots the days of
 * wear, the size of the carton the number of lenses.
 */
export function drawContactLensBox(lens: ContactLens): string {
  const prefix = `c${lens.upc.replaceAll(/[^0-9A-Za-z]/g, '')}-`;
  return svgDocument((define) => {
    const scope = { id: (name: string) => prefix + name, define };
    const colors = boxColors(lens);
    const { picture, front } = drawCarton(lens, colors, scope);
    const motif = drawLensMotif(lens, colors, front, scope);
    return picture + motif + drawBoxPrint(lens, colors, front) + drawBlisters(colors, scope);
  });
}

/** Distance of the print from the left edge and from the lens, in pixels. */
const INDENT = 40;
const GAP = 14;

/**
 * Draws the print on the front: brand and name above, number of lenses, base curve and diameter below. The same in every
 * language.
 */
function drawBoxPrint(lens: ContactLens, { main, accent }: BoxColors, front: Bounds): string {
  const { left, top, bottom } = front;
  const x = left + INDENT;
  const { center, radius } = motifCircle(front);
  const maxWidth = center.x - radius - GAP - x;
  const at = (y: number, height: number, weight: number) => ({ x, y, height, weight, maxWidth });
  return [
    drawLettering(lens.brand, main, at(top + 36, 36, 0.17)),
    drawLettering(designName(lens), lighter(main, 0.2), at(top + 88, 19, 0.13)),
    drawLettering(String(lens.boxSize), '#fff', at(bottom - 70, 28, 0.14)),
    drawLettering(sizes(lens), lighter(accent, 0.3), at(bottom - 30, 11, 0.14)),
  ].join('');
}

/** Returns the lens's name without brand and box size, which are printed separately. */
function designName({ name, brand, boxSize }: ContactLens): string {
  return name.replace(`${brand} `, '').replace(` ${boxSize}`, '');
}

function sizes({ parameters: { baseCurve, diameter } }: ContactLens): string {
  return [
    ...baseCurve.slice(0, 1).map((curve) => `BC ${curve.toFixed(1)}`),
    ...diameter.slice(0, 1).map((width) => `DIA ${width.toFixed(1)}`),
  ].join('   ');
}

/** Draws two blister packs in front of the carton. */
function drawBlisters({ main, accent }: BoxColors, { id, define }: SvgScope): string {
  define(blurFilter(id('bs'), 7));
  define(linearGradient(
    id('bf'),
    [0, 0, 150, 130],
    [
      { offset: 0, color: '#fdfefe' },
      { offset: 0.45, color: mix('#dfe6ea', accent, 0.2) },
      { offset: 0.6, color: '#f6f9fa' },
      { offset: 1, color: mix('#bcc7cd', main, 0.12) },
    ],
  ));
  define(radialGradient(
    id('bd'),
    [62, 56, 52],
    [
      { offset: 0, color: '#fff', opacity: 0.95 },
      { offset: 0.6, color: lighter(accent, 0.5), opacity: 0.85 },
      { offset: 1, color: mix(accent, main, 0.35), opacity: 0.75 },
    ],
  ));
  define(group(
    { id: id('bl') },
    path('M22 0H118Q140 0 140 22V118Q140 150 112 158Q70 168 28 158Q0 150 0 118V22Q0 0 22 0z', {
      fill: `url(#${id('bf')})`,
      stroke: '#93a1a9',
      'stroke-opacity': 0.6,
    }),
    element('circle', {
      cx: 70,
      cy: 66,
      r: 48,
      fill: `url(#${id('bd')})`,
      stroke: '#8fa0aa',
      'stroke-opacity': 0.5,
    }),
    path('M36 58a36 36 0 0 1 26-26', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    path('M30 136H110', {
      stroke: main,
      'stroke-opacity': 0.45,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
  ));
  const shadow = (cx: number, cy: number) =>
    element('ellipse', {
      cx,
      cy,
      rx: 92,
      ry: 15,
      fill: '#2b2622',
      opacity: 0.3,
      filter: `url(#${id('bs')})`,
    });
  return (
    shadow(868, 676) +
    use(id('bl'), { transform: 'translate(792 544) rotate(-9) scale(1 .84)' }) +
    shadow(992, 704) +
    use(id('bl'), { transform: 'translate(916 560) rotate(8) scale(1 .84)' })
  );
}

/** Days of wear; the front shows one dot per day. */
const DAYS = { daily: 1, 'two-week': 14, monthly: 30 } as const;

/** Draws the motif on the front: a schematic lens, and a dot per day of wear. */
function drawLensMotif(lens: ContactLens, colors: BoxColors, front: Bounds, scope: SvgScope): string {
  const { center, radius } = motifCircle(front);
  const { id, define } = scope;
  const iris = lens.kind === 'colour' ? lens.colors?.[0]?.hex : undefined;
  define(radialGradient(
    id('ln'),
    [center.x, center.y, radius],
    [
      { offset: 0, color: '#fff', opacity: iris ? 0.2 : 0.75 },
      { offset: 0.62, color: lighter(colors.accent, 0.4), opacity: 0.55 },
      { offset: 0.93, color: colors.accent, opacity: 0.7 },
      { offset: 1, color: darker(colors.accent, 0.35), opacity: 0.9 },
    ],
  ));
  const circle = (r: number, attributes: Record<string, string | number>) =>
    element('circle', { cx: center.x, cy: center.y, r, ...attributes });
  const { x, y } = center;
  return [
    iris ? irisRing(center, radius, iris) : '',
    circle(radius, { fill: `url(#${id('ln')})` }),
    group({ fill: 'none', stroke: colors.main, 'stroke-width': 3 }, ...marks(lens, center, radius, circle)),
    path(
      `M${Math.round(x - radius * 0.72)} ${Math.round(y - radius * 0.2)}a${Math.round(radius * 0.76)} ${Math.round(radius * 0.76)} 0 0 1 ${Math.round(radius * 0.56)}-${Math.round(radius * 0.52)}`,
      {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': radius * 0.09,
        'stroke-linecap': 'round',
        'stroke-opacity': 0.9,
      },
    ),
    dots(lens, colors, front),
  ].join('');
}

/** Returns the position of the lens on the front, in pixels. */
function motifCircle({ right, top, bottom }: Bounds): { center: Point; radius: number } {
  const height = bottom - top;
  const radius = height * 0.29;
  return { center: { x: right - radius * 1.45, y: top + height * 0.44 }, radius };
}

type DrawCircle = (r: number, attributes: Record<string, string | number>) => string;

/** Draws the marks: toric lenses have axis marks, multifocal lenses have zones. */
function marks(
  { kind }: ContactLens,
  { x, y }: { x: number; y: number },
  radius: number,
  circle: DrawCircle,
): string[] {
  if (kind === 'multifocal') {
    return [0.24, 0.42, 0.6].map((ratio) => circle(radius * ratio, { 'stroke-opacity': 0.75 - ratio * 0.6 }));
  }
  if (kind === 'toric') {
    return [-30, 0, 30].map((degrees) => {
      const angle = ((90 + degrees) * Math.PI) / 180;
      const at = (ratio: number) =>
        `${Math.round(x + Math.cos(angle) * radius * ratio)} ${Math.round(y + Math.sin(angle) * radius * ratio)}`;
      return path(`M${at(0.72)}L${at(0.9)}`, { 'stroke-width': 5, 'stroke-linecap': 'round' });
    });
  }
  return kind === 'sphere'
    ? [circle(radius * 0.5, { 'stroke-opacity': 0.35, 'stroke-dasharray': '4 7' })]
    : [];
}

/** Draws the printed iris of a color lens: rays around a clear pupil. */
function irisRing({ x, y }: { x: number; y: number }, radius: number, color: string): string {
  const ring = (r: number, width: number, stroke: string, dashes?: string) =>
    element('circle', {
      cx: x,
      cy: y,
      r,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-dasharray': dashes,
    });
  return (
    ring(radius * 0.56, radius * 0.46, color) +
    ring(radius * 0.5, radius * 0.3, lighter(color, 0.35), '5 4') +
    ring(radius * 0.72, radius * 0.16, darker(color, 0.4), '7 3')
  );
}

function dots(lens: ContactLens, { main }: BoxColors, { left, top }: Bounds): string {
  const single = lens.wear === 'daily';
  return group(
    { fill: main },
    ...Array.from({ length: DAYS[lens.wear] }, (_, index) =>
      element('circle', {
        cx: Math.round(left + 46 + (index % 7) * 18),
        cy: Math.round(top + 124 + Math.floor(index / 7) * 15),
        r: single ? 12 : 4.6,
      }),
    ),
  );
}
