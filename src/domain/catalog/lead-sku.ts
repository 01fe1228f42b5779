import type { CatalogSearchEntry } from '@generated/catalog/model/catalogSearchEntry';

/**
 * Part number of the SKU that stands for a model: the colour that the platform shows, else one that can be had, else the
 * first. Undefined for what has no SKUs of its own, such as a SKU, and where the answer leaves them out.
 */
export function leadSku({
  sKUs = [],
  groupingProperties,
}: Pick<CatalogSearchEntry, 'sKUs' | 'groupingProperties'>): string | undefined {
  const lead =
    sKUs.find(({ uniqueID }) => uniqueID === groupingProperties?.groupHero) ??
    sKUs.find(({ buyable }) => buyable === 'true') ??
    sKUs[0];
  return lead?.partNumber;
}
