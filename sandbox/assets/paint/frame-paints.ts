import type { FrameColor, FrameModel } from '@sandbox/seed/models/frame';
import { createRandom, type SeededRandom } from '@sandbox/seed/random';
import { closedSpline } from '../geometry/curves';
import { compact } from '../svg/compact-number';
import { blurFilter, element, group, linearGradient, path, use } from '../svg/element';
import { smoothPath } from '../svg/smooth-path';
import { brightness, darker, lighter, mix } from './color';
import type { Surface } from './surface';

export interface FramePaints {
  front: Surface;
  temples: Surface;
  /** Sleeve over the end of a metal temple. */
  tips: Surface;
  hardware: Surface;
}

interface PaintContext {
  id(name: string): string;
  define(definition: string): void;
  /** Upper and lower edge of the front on the canvas, in pixels. */
  top: number;
  bottom: number;
  /** Pixels per millimeter. */
  scale: number;
}

/** Returns the surfaces of a frame in one color; their SVG definitions go to `context.define`. */
export function framePaints(model: FrameModel, color: FrameColor, context: PaintContext): FramePaints {
  const { paint } = color;
  const gloss = glossOf(color);
  const front = frontSurface(color, context, gloss);
  const hardware = metalSurface('hw', paint.hardware, context, gloss);
  const sameTemples = paint.temples === paint.front;
  const temples = sameTemples
    ? front
    : model.material === 'mixed' || paint.pattern === 'metal'
      ? metalSurface('tm', paint.temples, context, gloss)
      : plain(paint.temples, gloss);
  const tips = front.metal ? plain(tipColor(paint.front), gloss * 0.8) : front;
  return { front, temples, tips, hardware };
}

/** Reads the gloss from the color name, which states the finish: matte lacquer and brushed metal have little. */
function glossOf({ colorName }: FrameColor): number {
  if (/matte/i.test(colorName.en)) return 0.25;
  return /brushed/i.test(colorName.en) ? 0.55 : 1;
}

function frontSurface({ paint, upc }: FrameColor, context: PaintContext, gloss: number): Surface {
  const accent = paint.frontAccent ?? mix(paint.front, '#c58a4a', 0.5);
  switch (paint.pattern) {
    case 'metal':
      return metalSurface('fm', paint.front, context, gloss);
    case 'tortoise': {
      const id = context.id('to');
      context.define(
        tortoisePattern(id, context.id('tb'), upc, { ground: paint.front, accent, scale: context.scale }),
      );
      return { ...plain(mix(paint.front, accent, 0.35), gloss), fill: `url(#${id})` };
    }
    case 'gradient': {
      const id = context.id('fg');
      const { top, bottom } = context;
      context.define(
        linearGradient(
          id,
          [0, top, 0, bottom],
          [
            { offset: 0.12, color: paint.front },
            { offset: 0.85, color: accent },
          ],
        ),
      );
      return { ...plain(paint.front, gloss), fill: `url(#${id})` };
    }
    case 'transparent':
      return { ...plain(paint.front, gloss), opacity: brightness(paint.front) > 0.8 ? 0.42 : 0.6 };
    default:
      return plain(paint.front, gloss);
  }
}

function plain(color: string, gloss: number): Surface {
  return { fill: color, base: color, opacity: 1, gloss, metal: false };
}

function metalSurface(name: string, color: string, context: PaintContext, gloss: number): Surface {
  const id = context.id(name);
  context.define(metalGradient(id, color, gloss, context.scale));
  return { fill: `url(#${id})`, base: color, opacity: 1, gloss, metal: true };
}

/** Sleeves on metal temples: dark on dark and warm metals, smoky on pale ones. */
function tipColor(metal: string): string {
  return brightness(metal) > 0.6 ? mix(metal, '#4d3a2c', 0.72) : mix(metal, '#17171a', 0.7);
}

interface TortoiseColors {
  ground: string;
  accent: string;
  /** Pixels per millimeter. */
  scale: number;
}

/** Pattern tile, in millimeters: larger than a lens, so that the repeat is not visible. */
const TILE = { width: 54, height: 32 } as const;
const BLOTCHES = 19;

/**
 * Draws tortoise acetate: blotches with soft edges in two layers. The UPC seeds the blotches, so that no two SKUs look the
 * same.
 */
function tortoisePattern(
  id: string,
  blotchesId: string,
  upc: string,
  { ground, accent, scale }: TortoiseColors,
): string {
  const random = createRandom(`tortoise/${upc}`);
  const deep = mix(ground, accent, 0.55);
  const strong = brightness(accent) > brightness(ground) ? lighter(accent, 0.1) : darker(accent, 0.28);
  const blotches = Array.from({ length: BLOTCHES }, (_, index) =>
    blotch(random, index < BLOTCHES / 2 ? 1 : 0.62),
  );
  const half = Math.floor(BLOTCHES / 2) + 1;
  const layer = (color: string, paths: readonly string[]) => path(paths.join(''), { fill: color });
  const repeats = [{ x: TILE.width }, { x: -TILE.width }, { y: TILE.height }, { y: -TILE.height }];
  return (
    blurFilter(`${blotchesId}b`, 0.55) +
    element(
      'pattern',
      { id, patternUnits: 'userSpaceOnUse', ...TILE, patternTransform: `scale(${compact(scale)})` },
      element('rect', { ...TILE, fill: ground }),
      group(
        { filter: `url(#${blotchesId}b)` },
        group({ id: blotchesId }, layer(deep, blotches.slice(0, half)), layer(strong, blotches.slice(half))),
        ...repeats.map((shift) => use(blotchesId, shift)),
      ),
    )
  );
}

/** Draws an irregular blotch, wider than high. */
function blotch(random: SeededRandom, size: number): string {
  const center = { x: random.next() * TILE.width, y: random.next() * TILE.height };
  const reach = (2.6 + 4 * random.next()) * size;
  const lean = (random.next() - 0.5) * 1.2;
  const points = Array.from({ length: 7 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 7;
    const radius = reach * (0.55 + 0.75 * random.next());
    const across = Math.cos(angle) * radius * 1.35;
    const up = Math.sin(angle) * radius * 0.72;
    return {
      x: center.x + across * Math.cos(lean) - up * Math.sin(lean),
      y: center.y + across * Math.sin(lean) + up * Math.cos(lean),
    };
  });
  return smoothPath(closedSpline(points, 6), true, 0.25);
}

/** Length of one gradient repeat, in millimeters. */
const SHEEN_LENGTH = 42;

/** Returns the metal gradient: alternating light and dark, softer for a dull finish. */
function metalGradient(id: string, color: string, gloss: number, scale: number): string {
  const dark = brightness(color) < 0.25;
  const light = (ratio: number) => lighter(color, ratio * (dark ? 0.5 : 1) * (0.35 + 0.65 * gloss));
  const shade = (ratio: number) => darker(color, ratio);
  const stops: [number, string][] = [
    [0, shade(0.22)],
    [0.22, color],
    [0.4, light(0.55)],
    [0.5, light(0.2)],
    [0.72, shade(0.3)],
    [0.88, light(0.3)],
    [1, color],
  ];
  return element(
    'linearGradient',
    {
      id,
      gradientUnits: 'userSpaceOnUse',
      spreadMethod: 'reflect',
      x2: compact(SHEEN_LENGTH * scale),
      y2: compact(SHEEN_LENGTH * scale * 0.45),
    },
    ...stops.map(([offset, stopColor]) => element('stop', { offset, 'stop-color': stopColor })),
  );
}
