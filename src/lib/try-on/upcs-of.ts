import { getTryOnAvailabilityQueryUpcMax } from '@generated/assets/assets.limits';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { oncePerObject } from '../cache/once-per-object';

/** Returns the UPCs of the products of a page: the first color of each, then the others, as many as one call takes. */
export const upcsOf = oncePerObject((products: readonly CatalogSearchProduct[]): string[] => {
  const byProduct = products.map(
    ({ partNumber, sKUs }) => sKUs?.map((sku) => sku.partNumber) ?? [partNumber],
  );
  const first = byProduct.flatMap(([upc]) => upc ?? []);
  return [...first, ...byProduct.flatMap(([, ...rest]) => rest)].slice(0, getTryOnAvailabilityQueryUpcMax);
});
