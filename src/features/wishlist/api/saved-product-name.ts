import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { lookUpAttributes, readColorName, readName } from '@/domain/catalog/attributes';

/** Returns the name of a saved frame, with its color if another frame on the page has the same name. */
export function savedProductName(
  product: CatalogSearchProduct,
  products: readonly CatalogSearchProduct[],
): string {
  const name = modelName(product);
  const color = readColorName(lookUpAttributes(product.attributes));
  const isUnique = products.filter((other) => modelName(other) === name).length < 2;
  return isUnique || !color ? name : `${name}, ${color}`;
}

function modelName(product: CatalogSearchProduct): string {
  return readName(lookUpAttributes(product.attributes), product);
}
