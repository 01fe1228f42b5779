/** An espot that is the same for every shopper: site-wide or for one product page. */
export interface PlainEspotConfig {
  name: string;
  cookieSensitive?: false;
  /** catentry id of the product whose page is shown. */
  productId?: string;
}

/** An espot that depends on the shopper's cookies and the page's query string. */
export interface CookieSensitiveEspotConfig {
  name: string;
  cookieSensitive: true;
  /** The product or category whose page is shown. A product takes precedence. */
  productId?: string;
  categoryId?: string;
  /** True if the shopper uses vision insurance. Not sent when undefined. */
  ria?: boolean;
  /**
   * Query parameters of the current view, such as a page number. They are sent with the request but left out of the
   * cache key, so changing them does not refetch the espot.
   */
  transientParams?: readonly string[];
}

/** Identifies one espot, in each request form of 000 §7. */
export type EspotConfig = PlainEspotConfig | CookieSensitiveEspotConfig;
