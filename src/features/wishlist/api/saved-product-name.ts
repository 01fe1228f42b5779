import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';

/** Name of a saved frame, with its color if another frame on the page has the same name. */
export function savedProductName(
  product: CatalogSearchProduct,
  products: readonly CatalogSearchProduct[],
): string {
  const name = modelName(product);
  const color = firstValue(product, 'FRAME_COLOR');
  const isUnique = products.filter((other) => modelName(other) === name).length < 2;
  return isUnique || !color ? name : `${name}, ${color}`;
}

function modelName(product: CatalogSearchProduct): string {
  return firstValue(product, 'MODEL_NAME') ?? product.name;
}

function firstValue({ attributes }: CatalogSearchProduct, identifier: string): string | undefined {
  return attributes?.find((attribute) => attribute.identifier === identifier)?.values[0]?.value;
}
