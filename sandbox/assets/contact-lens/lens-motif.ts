import type { ContactLens } from '@sandbox/seed/models/contact-lens';
import type { Bounds, Point } from '../geometry/point';
import { darker, lighter } from '../paint/color';
import { element, group, path, radialGradient } from '../svg/element';
import type { BoxColors, SvgScope } from './carton';

/** Days of wear; the front shows one dot per day. */
const DAYS = { daily: 1, 'two-week': 14, monthly: 30 } as const;

/** Draws the motif on the front: a schematic lens, and a dot per day of wear. */
export function drawLensMotif(lens: ContactLens, colors: BoxColors, front: Bounds, scope: SvgScope): string {
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
export function motifCircle({ right, top, bottom }: Bounds): { center: Point; radius: number } {
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
