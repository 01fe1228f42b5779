import type { ProductViewResponse } from '@generated/catalog/model/index';
import { BRAND_FACET } from './contact-lens-menu-query';

/** A contact lens in the menu (000 §3, Contact-lens list entry). */
export interface MenuLens {
  name: string;
  upc: string;
  /** Image path. */
  image: string | undefined;
}

export interface MenuBrand {
  name: string;
  /** Facet value to request this brand's lenses. */
  facet: string;
  /** Query value for the listing URL: `NAME:brand`. */
  listingFacet: string;
}

/** Maps a product to name, partNumber (000 §7) and image. */
export function toMenuLenses({ CatalogEntryView }: ProductViewResponse): MenuLens[] {
  return CatalogEntryView.map(({ name, partNumber, thumbnail }) => ({
    name,
    upc: partNumber,
    image: thumbnail,
  }));
}

/** Maps facets to the brands, in response order. */
export function toMenuBrands({ FacetView }: ProductViewResponse): MenuBrand[] {
  const facetValues = FacetView?.find(({ name }) => name === BRAND_FACET)?.Entry ?? [];
  return facetValues.map(({ label, entryValue }) => ({
    name: label,
    facet: decodeURIComponent(entryValue.replaceAll('+', ' ')),
    listingFacet: `${BRAND_FACET}:${label}`,
  }));
}
