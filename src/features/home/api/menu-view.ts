import type { ProductViewAnswer } from '@generated/catalog/model';
import { BRAND_FACET } from './contact-lens-menu';

/** A contact lens in the menu (000 §3, Contact-lens list entry). */
export interface MenuLens {
  name: string;
  upc: string;
  /** Path of its picture. */
  image: string | undefined;
}

export interface MenuBrand {
  name: string;
  /** Value for the call of this brand's lenses. */
  facet: string;
  /** For the listing's address: the facet's name and the brand. */
  listingFacet: string;
}

/** Wire to view: name and partNumber (000 §7), and the picture. */
export function menuLenses({ CatalogEntryView }: ProductViewAnswer): MenuLens[] {
  return CatalogEntryView.map(({ name, partNumber, thumbnail }) => ({
    name,
    upc: partNumber,
    image: thumbnail,
  }));
}

/** The brands that the answer offers, in the platform's order. */
export function menuBrands({ FacetView }: ProductViewAnswer): MenuBrand[] {
  const entries = FacetView?.find(({ name }) => name === BRAND_FACET)?.Entry ?? [];
  return entries.map(({ label, entryValue }) => ({
    name: label,
    facet: decodeURIComponent(entryValue.replaceAll('+', ' ')),
    listingFacet: `${BRAND_FACET}:${label}`,
  }));
}
