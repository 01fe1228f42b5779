import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import { oncePerObject } from '@/lib/cache/once-per-object';

/**
 * Moves the SKU that best matches the search (`groupHero`, a catentry id) to the front, so that a listing filtered by
 * green shows green frames.
 */
export const leadColorFirst = oncePerObject((product: CatalogSearchProduct): CatalogSearchProduct => {
  const { sKUs = [], groupingProperties } = product;
  const heroSku = sKUs.find(({ uniqueID }) => uniqueID === groupingProperties?.groupHero);
  return heroSku ? { ...product, sKUs: [heroSku, ...sKUs.filter((sku) => sku !== heroSku)] } : product;
});
