import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { lookUpAttributes, positiveNumber, readColorName, readName } from '@/domain/catalog/attributes';
import { readSwatch } from '@/domain/catalog/swatch';
import { oncePerObject } from '../cache/once-per-object';
import type { TryOnFrame } from './try-on-frame';

/** Maps a product to a frame in one of its colors; undefined without a width, which is its scale. */
export const toTryOnFrame = oncePerObject((product: CatalogSearchProduct): TryOnFrame | undefined => {
  const [sku] = product.sKUs ?? [];
  const attribute = lookUpAttributes(sku?.attributes, product.attributes);
  const width = positiveNumber(attribute, 'TOTAL_WIDTH');
  if (!width) return undefined;
  const colors = (product.sKUs ?? []).flatMap(({ partNumber, attributes }) => {
    const ofSku = lookUpAttributes(attributes);
    const swatch = readSwatch(ofSku);
    return swatch ? [{ upc: partNumber, name: readColorName(ofSku), swatch }] : [];
  });
  return {
    upc: sku?.partNumber ?? product.partNumber,
    name: `${product.manufacturer ?? ''} ${readName(attribute, product)}`.trim(),
    width,
    colors,
  };
});
