import type { Cents } from '@/domain/money/cents';

/** View model of a product tile: one model in one of its colors. */
export interface ProductTile {
  /** Catentry id of the model. */
  id: string;
  brand: string;
  name: string;
  kind: ProductKind;
  /** As printed on the temple, in millimeters; undefined unless the commerce API gives all three. */
  size: FrameSize | undefined;
  /** Default SKU of the model, chosen by the commerce API. */
  heroId: string | undefined;
  /** The colors in API order. A product without colors has one without a name. Never empty. */
  colors: readonly [TileColor, ...TileColor[]];
}

export interface FrameSize {
  lens: number;
  bridge: number;
  temple: number;
}

export type ProductKind = 'eyeglasses' | 'sunglasses' | 'contact-lenses';

/** One color of a product: a SKU. */
export interface TileColor {
  /** Catentry id of the SKU. */
  id: string;
  upc: string;
  /** Name in the shopper's language; empty when there is only one color. */
  name: string;
  /** CSS colors of the swatch: frame, and lens for sunglasses. */
  swatch: readonly [string, string?] | undefined;
  /** Path of the front image. */
  image: string | undefined;
  price: TilePrice | undefined;
  available: boolean;
}

/** Tile settings of a page. */
export interface TileSettings {
  /** Smallest discount with a badge (003 §9), in whole percent rounded up. */
  minBadgePercent: number;
}

export interface TilePrice {
  /** Selling price. */
  offer: Cents;
  /** List price; equals `offer` without a discount. */
  list: Cents;
  /** Whole percent for the badge, rounded up (000 §5); 0 without a discount or below `minBadgePercent`. */
  badgePercent: number;
}

/** The initial color of a tile: the model's default SKU, else the first. Prefers available colors. */
export function leadColor({ colors, heroId }: ProductTile): TileColor {
  const candidates = colors.some((color) => color.available)
    ? colors.filter((color) => color.available)
    : colors;
  return candidates.find((color) => color.id === heroId) ?? candidates[0] ?? colors[0];
}
