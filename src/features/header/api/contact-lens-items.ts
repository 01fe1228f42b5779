import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import { lookUpAttributes, readName } from '@/domain/catalog/attributes';

/** A contact lens in the brand menu (000 §3, Contact-lens list entry). */
export interface ContactLensItem {
  name: string;
  upc: string;
}

/** Maps products to the part number and model name of each (000 §7). */
export function toContactLensItems(products: readonly CatalogSearchProduct[]): ContactLensItem[] {
  return products.map((product) => ({
    name: readName(lookUpAttributes(product.attributes), product),
    upc: product.partNumber,
  }));
}
