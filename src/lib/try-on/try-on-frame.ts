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
