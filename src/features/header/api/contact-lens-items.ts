import type { CatalogSearchProduct } from '@generated/catalog/model/index';

/** A contact lens in the brand menu (000 §3, Contact-lens list entry). */
export interface ContactLensItem {
  name: string;
  upc: string;
}

/** Wire to view: the part number and MODEL_NAME of each product (000 §7). */
export function toContactLensItems(products: readonly CatalogSearchProduct[]): ContactLensItem[] {
  return products.map(({ partNumber, name, attributes }) => ({
    name: attributes?.find(({ identifier }) => identifier === 'MODEL_NAME')?.values[0]?.value || name,
    upc: partNumber,
  }));
}
