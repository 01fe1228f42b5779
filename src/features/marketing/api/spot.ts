/** A spot that is the same for every shopper: of the whole store, or of one product's page. */
export interface PlainSpot {
  name: string;
  cookieSensitive?: false;
  /** Catalogue entry id of the product whose page is shown. */
  productId?: string;
}

/** A spot that depends on the shopper's cookies and on the query of the page. */
export interface CookieSensitiveSpot {
  name: string;
  cookieSensitive: true;
  /** The product or the category whose page is shown; a product's page wins. */
  productId?: string;
  categoryId?: string;
  /** Whether the shopper uses a vision insurance; not said when absent. */
  ria?: boolean;
  /**
   * Parameters by which the page says what it shows just now, such as a page number. The spot is told of them as of all
   * others when it is asked for, but is not asked for again when they change.
   */
  passing?: readonly string[];
}

/** One marketing spot, in each of the call forms of 000 §7. */
export type Spot = PlainSpot | CookieSensitiveSpot;
