import type { SwatchColors } from '@/domain/catalog/swatch';

/** A frame that can be tried on. */
export interface TryOnFrame {
  upc: string;
  name: string;
  /** Total width in millimeters. */
  width: number;
  /** All colors of the model; one or none is no choice. */
  colors: readonly { upc: string; name: string; swatch: SwatchColors }[];
}

/** Returns each color of a frame as a separate frame, to compare them with each other. */
export function colorsAsFrames(frame: TryOnFrame): TryOnFrame[] {
  const { colors, name, width } = frame;
  if (colors.length < 2) return [];
  return colors
    .filter(({ upc }) => upc !== frame.upc)
    .map((color) => ({ upc: color.upc, name: `${name}, ${color.name}`, width, colors: [] }));
}
