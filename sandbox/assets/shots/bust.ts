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
  [38, 114],
  [68, 88],
  [76, 48],
  [76, 8],
  [74, -28],
  [68, -62],
  [50, -96],
  [24, -120],
  [0, -124],
];
/** Close-cropped hair: from the crown down to the hairline. */
const HALF_HAIR: readonly BustPoint[] = [
  [0, 123],
  [42, 118],
  [73, 92],
  [82, 50],
  [78, 16],
  [71, 22],
  [68, 46],
  [56, 66],
  [28, 76],
  [0, 74],
];
const EAR: readonly BustPoint[] = [
  [73, 10],
  [82, 17],
  [89, 8],
  [87, -12],
  [80, -34],
  [73, -38],
  [71, -14],
];

interface BustOptions extends SvgScope {
  /** Canvas position of the point between the eyes, in pixels. */
  middle: Point;
  /** Pixels per millimeter. */
  scale: number;
}

/** Scale of the head relative to 150 mm, so that faces fit their frames. */
function headSize({ size }: FrameModel): number {
  return (size.totalWidth + 12) / 150;
}

/** Half the width of the head at the eyes, in millimeters. */
export function headHalfWidth(model: FrameModel): number {
  return 76.5 * headSize(model);
}

/** A neutral sculpted bust with closed eyes and cropped hair, without a particular age or sex. */
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
      { offset: 0, color: lighter(tone, 0.2) },
      { offset: 0.45, color: tone },
      { offset: 1, color: darker(tone, 0.2) },
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
  define(blurFilter(id('bh'), 1.1 * scaleFactor));
  define(path(smoothPath(symmetrical(HALF_HEAD).map((p) => at([p.x, p.y]))), { id: id('bo') }));
  const skin = `url(#${id('bg')})`;
  const closed = (points: readonly BustPoint[]) => smoothPath(outline(points).map((p) => at([p.x, p.y])));
  return [
    shoulders(at, tone, options),
    path(closed(EAR) + closed(flipped(EAR)), { fill: darker(tone, 0.1) }),
    use(id('bo'), { fill: skin }),
    use(id('bo'), { fill: `url(#${id('bl')})` }),
    path(smoothPath(symmetrical(HALF_HAIR).map((p) => at([p.x, p.y]))), {
      fill: mix(tone, '#2b211d', 0.62),
      opacity: 0.9,
      filter: `url(#${id('bh')})`,
    }),
    drawFeatures(at, tone, scaleFactor, id),
  ].join('');
}

/** Neck and shoulders, cropped by the picture. */
function shoulders(at: ToCanvas, tone: string, { id, define, middle, scale }: BustOptions): string {
  const half: readonly BustPoint[] = [
    [46, -60],
    [44, -100],
    [47, -128],
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
