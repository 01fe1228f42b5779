import type { CatalogSearchProduct } from '@generated/catalog/model/index';

/**
 * Moves the SKU that best matches the search (`groupHero`, a catentry id) to the front, so that a listing filtered by
 * green shows green frames.
 */
export function leadColorFirst(product: CatalogSearchProduct): CatalogSearchProduct {
  const { sKUs = [], groupingProperties } = product;
  const heroSku = sKUs.find(({ uniqueID }) => uniqueID === groupingProperties?.groupHero);
  return heroSku ? { ...product, sKUs: [heroSku, ...sKUs.filter((sku) => sku !== heroSku)] } : product;
}
