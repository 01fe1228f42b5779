import type { CatalogSearchEntry } from '@generated/catalog/model';

/**
 * Moves the SKU that best matches the search (`groupHero`, a catentry id) to the front, so that a listing filtered by
 * green shows green frames.
 */
export function leadColorFirst(entry: CatalogSearchEntry): CatalogSearchEntry {
  const { sKUs = [], groupingProperties } = entry;
  const hero = sKUs.find(({ uniqueID }) => uniqueID === groupingProperties?.groupHero);
  return hero ? { ...entry, sKUs: [hero, ...sKUs.filter((sku) => sku !== hero)] } : entry;
}
