import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';

/**
 * Returns the part number of the SKU that represents a product: the commerce API's default (`groupHero`), else the first
 * buyable one, else the first. Undefined for a product without SKUs in the response, such as a SKU itself.
 */
export function leadSku({
  sKUs = [],
  groupingProperties,
}: Pick<CatalogSearchProduct, 'sKUs' | 'groupingProperties'>): string | undefined {
  const leadingSku =
    sKUs.find(({ uniqueID }) => uniqueID === groupingProperties?.groupHero) ??
    sKUs.find(({ buyable }) => buyable === 'true') ??
    sKUs[0];
  return leadingSku?.partNumber;
}
