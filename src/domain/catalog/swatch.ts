import type { AttributeLookup } from './attributes';

/** CSS colors of a swatch: the frame and, if it differs, the lens. */
export type SwatchColors = readonly [frame: string, lens?: string];

/** Reads the swatch; undefined for a product without a color. */
export function readSwatch(attribute: AttributeLookup): SwatchColors | undefined {
  const frame = cssColor(attribute, 'FRAME_COLOR');
  const lens = cssColor(attribute, 'LENS_COLOR');
  if (!frame) return undefined;
  return lens && lens !== frame ? [frame, lens] : [frame];
}

function cssColor(attribute: AttributeLookup, identifier: string): string | undefined {
  return attribute(identifier)?.values[0]?.x_hex;
}
