import { lighter, mix } from '../paint/color';
import { blurFilter, element, group, linearGradient, path, radialGradient, use } from '../svg/element';
import type { BoxColors, SvgScope } from './carton';

/** Draws two blister packs in front of the carton. */
export function drawBlisters({ main, accent }: BoxColors, { id, define }: SvgScope): string {
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
