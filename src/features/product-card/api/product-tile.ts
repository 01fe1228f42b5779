import type { ProductKind } from '@/domain/catalog/kind';
import type { ProductPrice } from '@/domain/catalog/price';
import type { TempleSize } from '@/domain/catalog/size';
import type { SwatchColors } from '@/domain/catalog/swatch';
import type { Cents } from '@/domain/money/cents';

/** View model of a product tile: one model in one of its colors. */
export interface ProductTile {
  brand: string;
  name: string;
  kind: ProductKind;
  size: TempleSize | undefined;
  /** Width of the frame, in millimeters. */
  totalWidth: number | undefined;
  /** Promotion copy from the commerce API; empty without a promotion. */
  promotion: string;
  /** True if prescription lenses can be fitted. */
  prescriptionReady: boolean;
  /** Default SKU of the model, chosen by the commerce API. */
  heroId: string | undefined;
  /** The colors in API order. A product without colors has one without a name. Never empty. */
  colors: readonly [TileColor, ...TileColor[]];
}

/** One color of a product: a SKU. */
export interface TileColor {
  /** Catentry id of the SKU. */
  id: string;
  upc: string;
  /** Name in the shopper's language; empty when there is only one color. */
  name: string;
  /** Description of its pictures, such as "Black, Square"; empty if unknown. */
  look: string;
  swatch: SwatchColors | undefined;
  /** Path of the front image. */
  image: string | undefined;
  /** Its `badgePercent` is 0 below `minBadgePercent`. */
  price: ProductPrice | undefined;
  /** Lowest price with prescription lenses; undefined if none can be fitted. */
  priceWithLenses: Cents | undefined;
  available: boolean;
}

/** Tile settings of a page. */
export interface TileSettings {
  /** Smallest discount with a badge (003 §9), in whole percent rounded up. */
  minBadgePercent: number;
}

/** Returns the initial color of a tile: the model's default SKU, else the first. Prefers available colors. */
export function leadColor({ colors, heroId }: ProductTile): TileColor {
  const candidates = colors.some((color) => color.available)
    ? colors.filter((color) => color.available)
    : colors;
  return candidates.find((color) => color.id === heroId) ?? candidates[0] ?? colors[0];
}
