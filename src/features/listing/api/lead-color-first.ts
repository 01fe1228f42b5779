import type { CatalogSearchEntry } from '@generated/catalog/model';

/**
 * Moves the SKU that best matches the search (`groupHero`, a catentry id) to the front, so that a listing filtered by
 * green shows green frames.
 */
export function leadColorFirst(product: CatalogSearchEntry): CatalogSearchEntry {
  const { sKUs = [], groupingProperties } = product;
  const heroSku = sKUs.find(({ uniqueID }) => uniqueID === groupingProperties?.groupHero);
  return heroSku ? { ...product, sKUs: [heroSku, ...sKUs.filter((sku) => sku !== heroSku)] } : product;
}
