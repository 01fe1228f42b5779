import type { Cents } from '@/domain/money/cents';

/** What a tile shows of a product: one model, in one of its colours. */
export interface ProductTile {
  /** Catalogue entry id of the model. */
  id: string;
  brand: string;
  name: string;
  kind: ProductKind;
  /** As printed on a frame's temple, in millimetres; undefined where the platform does not state all three. */
  size: FrameSize | undefined;
  /** SKU that stands for the model; the platform's choice. */
  heroId: string | undefined;
  /** The colours in the platform's order; a product without colours has one that is nameless. Never empty. */
  colours: readonly [TileColour, ...TileColour[]];
}

export interface FrameSize {
  lens: number;
  bridge: number;
  temple: number;
}

export type ProductKind = 'eyeglasses' | 'sunglasses' | 'contact-lenses';

/** One colour of a product: the SKU that a shopper buys. */
export interface TileColour {
  /** Catalogue entry id of the SKU. */
  id: string;
  upc: string;
  /** Name in the shopper's language; empty when the product comes in one colour only. */
  name: string;
  /** CSS colours of the swatch: the frame, and the lens of sunglasses. */
  swatch: readonly [string, string?] | undefined;
  /** Path of the front picture. */
  image: string | undefined;
  price: TilePrice | undefined;
  available: boolean;
}

/** What a page says of its tiles. */
export interface TileSettings {
  /** The badge's limit (003 §9): a reduction of fewer whole per cent, rounded up, has no badge. */
  badgeFromPercent: number;
}

export interface TilePrice {
  /** Price to pay. */
  offer: Cents;
  /** List price; equals `offer` where there is no reduction. */
  list: Cents;
  /** Whole per cent for the badge, rounded up (000 §5); 0 without a reduction, and below the page's limit. */
  badgePercent: number;
}

/** The colour that a tile shows and leads to: the model's own, else the first, of those that can be had or else of all. */
export function leadColour({ colours, heroId }: ProductTile): TileColour {
  const choice = colours.some((colour) => colour.available)
    ? colours.filter((colour) => colour.available)
    : colours;
  return choice.find((colour) => colour.id === heroId) ?? choice[0] ?? colours[0];
}
