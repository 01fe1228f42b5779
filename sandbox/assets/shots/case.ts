import type { FrameModel } from '@sandbox/seed/models/frame';
import { createRandom } from '@sandbox/seed/random';
import { darker, lighter } from '../paint/color';
import { blurFilter, element, group, linearGradient, path, use } from '../svg/element';
import type { SvgScope } from './table-shot';

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
export function drawCase({ brand }: FrameModel, { id, define }: SvgScope): string {
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
