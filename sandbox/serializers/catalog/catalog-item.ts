import type { PriceCents } from '../../seed/models/price';
import type { Attribute } from '../attributes/attribute';

export interface ItemPrices extends PriceCents {
  /** Price of the frame alone under its promotion; absent where the promotion does not lower the offer price. */
  promotion?: number;
}

/** A product or SKU in the view's language, before it is mapped to one of the two wire formats. */
export interface CatalogItem {
  uniqueID: string;
  partNumber: string;
  /** ProductBean: a frame model or contact lens. ItemBean: one color of a model. */
  type: 'ProductBean' | 'ItemBean';
  name: string;
  shortDescription: string;
  longDescription: string;
  keyword: string;
  manufacturer: string;
  /** The model of a SKU. */
  parent?: { uniqueID: string; partNumber: string };
  /** Ids of the categories, the top one first. */
  categoryIds: string[];
  imageUrl: string;
  imageAlt: string;
  /** Cents in the view's currency. */
  price: ItemPrices;
  /** Lowest and highest prices of the colors, when they differ. */
  priceRange?: { lowest: ItemPrices; highest: ItemPrices };
  /** Cents; the price with the cheapest prescription lens under the frame's promotion, of a model its colors' lowest. */
  priceWithLenses?: number;
  inStock: boolean;
  attributes: Attribute[];
  /** The colors of a model. */
  skus: CatalogItem[];
  /** Catentry id of the color whose image represents the model. */
  heroSkuId?: string;
}
