import type { FrameModel } from '@sandbox/seed/models/frame';
import { createRandom } from '@sandbox/seed/random';
import type { Point } from '../geometry/point';
import { darker, lighter, mix } from '../paint/color';
import { blurFilter, linearGradient, path, radialGradient, use } from '../svg/element';
import { smoothPath } from '../svg/smooth-path';
import { drawFeatures } from './bust-features';
import { type BustPoint, dense, flipped, outline, symmetrical, type ToCanvas } from './bust-outlines';
import type { SvgScope } from './table-shot';

/** Calm tones of clay and plaster, from pale to deep: a sculpture, not a person. */
const TONES = ['#e9d9c8', '#dcbfa4', '#c79f7d', '#a57a58', '#7d563c', '#5a3c2b'] as const;

/** Half outlines in millimeters from the middle between the eyes, y up, from crown to chin. */
const HALF_HEAD: readonly BustPoint[] = [
  [0, 118],
  [40, 114],
  [68, 90],
  [76, 50],
  [75, 10],
  [74, -24],
  [70, -54],
  [61, -82],
  [43, -108],
  [20, -124],
  [0, -125],
];
/** Close-cropped hair: from the crown down to the hairline. */
const HALF_HAIR: readonly BustPoint[] = [
  [0, 124],
  [43, 119],
  [73, 93],
  [82, 52],
  [79, 8],
  [74, -4],
  [71, 14],
  [69, 40],
  [61, 64],
  [34, 79],
  [0, 76],
];
const EAR: readonly BustPoint[] = [
  [72, 8],
  [80, 17],
  [87, 9],
  [86, -10],
  [80, -30],
  [73, -37],
  [71, -14],
];
/** The rim of the ear, and the fold within. */
const EAR_FOLDS: readonly (readonly BustPoint[])[] = [
  [
    [76, 9],
    [81, 12],
    [84, 5],
    [83, -10],
    [79, -24],
  ],
  [
    [77, 0],
    [79.5, -2],
    [79, -14],
    [76, -20],
  ],
];

interface BustOptions extends SvgScope {
  /** Canvas position of the point between the eyes, in pixels. */
  middle: Point;
  /** Pixels per millimeter. */
  scale: number;
}

/** Returns the scale of the head relative to 150 mm, so that faces fit their frames. */
function headSize({ size }: FrameModel): number {
  return (size.totalWidth + 12) / 150;
}

/** Returns the half the width of the head at the eyes, in millimeters. */
export function headHalfWidth(model: FrameModel): number {
  return 76.5 * headSize(model);
}

/** Draws a neutral sculpted bust with closed eyes and cropped hair, without a particular age or sex. */
export function drawBust(model: FrameModel, options: BustOptions): string {
  const { id, define } = options;
  const tone = createRandom(`bust/${model.partNumber}`).pick(TONES);
  const scaleFactor = options.scale * headSize(model);
  const at = ([x, y]: BustPoint): Point => ({
    x: options.middle.x + x * scaleFactor,
    y: options.middle.y - y * scaleFactor,
  });
  const { x, y } = options.middle;
  const glow = mix(tone, '#ffe3c8', 0.36);
  define(linearGradient(
    id('bg'),
    [x - 90 * scaleFactor, y - 60 * scaleFactor, x + 90 * scaleFactor, y + 70 * scaleFactor],
    [
      { offset: 0, color: lighter(tone, 0.22) },
      { offset: 0.5, color: tone },
      { offset: 1, color: darker(tone, 0.24) },
    ],
  ));
  define(radialGradient(
    id('bl'),
    [x - 12 * scaleFactor, y - 34 * scaleFactor, 105 * scaleFactor],
    [
      { offset: 0, color: glow, opacity: 0.75 },
      { offset: 1, color: glow, opacity: 0 },
    ],
  ));
  define(blurFilter(id('bb'), 3.2 * scaleFactor));
  define(blurFilter(id('bh'), 0.7 * scaleFactor));
  define(path(smoothPath(symmetrical(HALF_HEAD).map((p) => at([p.x, p.y]))), { id: id('bo') }));
  const skin = `url(#${id('bg')})`;
  const closed = (points: readonly BustPoint[]) => smoothPath(outline(points).map((p) => at([p.x, p.y])));
  const folds = EAR_FOLDS.flatMap((fold) => [fold, flipped(fold)])
    .map((fold) => smoothPath(dense(fold.map(at)), false))
    .join('');
  const hair = mix(tone, '#30211a', 0.72);
  define(linearGradient(
    id('bk'),
    [x - 60 * scaleFactor, y - 120 * scaleFactor, x + 80 * scaleFactor, y],
    [
      { offset: 0, color: lighter(hair, 0.16) },
      { offset: 1, color: darker(hair, 0.22) },
    ],
  ));
  return [
    shoulders(at, tone, options),
    path(closed(EAR), { fill: darker(tone, 0.24) }) +
      path(closed(flipped(EAR)), { fill: darker(tone, 0.06) }),
    path(folds, {
      fill: 'none',
      stroke: mix(tone, '#3a1f14', 0.5),
      'stroke-opacity': 0.45,
      'stroke-width': 1.5 * scaleFactor,
      'stroke-linecap': 'round',
    }),
    use(id('bo'), { fill: skin }),
    use(id('bo'), { fill: `url(#${id('bl')})` }),
    path(smoothPath(symmetrical(HALF_HAIR).map((p) => at([p.x, p.y]))), {
      fill: `url(#${id('bk')})`,
      filter: `url(#${id('bh')})`,
    }),
    drawFeatures(at, tone, scaleFactor, id),
  ].join('');
}

/** Draws the neck and shoulders, cropped by the picture. */
function shoulders(at: ToCanvas, tone: string, { id, define, middle, scale }: BustOptions): string {
  const half: readonly BustPoint[] = [
    [49, -60],
    [47, -100],
    [49, -128],
    [70, -146],
    [120, -160],
    [160, -190],
    [165, -240],
  ];
  const right = half.map(at);
  const left = flipped(half).map(at);
  define(linearGradient(
    id('bn'),
    [0, middle.y + 80 * scale, 0, middle.y + 150 * scale],
    [
      { offset: 0, color: darker(tone, 0.36) },
      { offset: 0.55, color: darker(tone, 0.08) },
      { offset: 1, color: tone },
    ],
  ));
  return path(smoothPath([...dense(right), ...dense(left)]), { fill: `url(#${id('bn')})` });
}
