import type { FrameColor, FrameModel } from '@sandbox/seed/models/frame';
import { linearGradient } from '../svg/element';
import { brightness, mix } from './color';
import { metalGradient } from './metal';
import type { Surface } from './surface';
import { tortoisePattern } from './tortoise';

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
