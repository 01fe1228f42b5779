import type { CatalogSearchEntry } from '@generated/catalog/model';

/**
 * The entry with the colour that met the search best (`groupHero`, its catalogue entry id) as the first of its SKUs, so
 * that a listing narrowed to green shows green frames.
 */
export function leadColourFirst(entry: CatalogSearchEntry): CatalogSearchEntry {
  const { sKUs = [], groupingProperties } = entry;
  const hero = sKUs.find(({ uniqueID }) => uniqueID === groupingProperties?.groupHero);
  return hero ? { ...entry, sKUs: [hero, ...sKUs.filter((sku) => sku !== hero)] } : entry;
}
