import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { oncePerObject } from '../cache/once-per-object';

/** Maximum number of UPCs in one call for the availability (openapi/assets.yaml). */
const MAX_UPCS = 100;

/** Returns the UPCs of the products of a page: the first color of each, then the others, as many as one call takes. */
export const upcsOf = oncePerObject((products: readonly CatalogSearchProduct[]): string[] => {
  const byProduct = products.map(
    ({ partNumber, sKUs }) => sKUs?.map((sku) => sku.partNumber) ?? [partNumber],
  );
  const first = byProduct.flatMap(([upc]) => upc ?? []);
  return [...first, ...byProduct.flatMap(([, ...rest]) => rest)].slice(0, MAX_UPCS);
});
