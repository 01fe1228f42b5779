import type { PriceCents } from '../../seed/models/price';
import type { Attribute } from '../attributes/attribute';

/** A product or SKU in the view's language, before the two wire families word it. */
export interface Entry {
  uniqueID: string;
  partNumber: string;
  /** ProductBean is a model or contact lens, ItemBean one colour of a model. */
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
  picture: string;
  pictureText: string;
  /** Cents in the view's currency. */
  price: PriceCents;
  /** Lowest and highest prices of the colours, where they differ. */
  priceRange?: { lowest: PriceCents; highest: PriceCents };
  inStock: boolean;
  attributes: Attribute[];
  /** The colours of a model. */
  skus: Entry[];
  /** Catalogue entry id of the colour whose picture a model shows. */
  shownColour?: string;
}
