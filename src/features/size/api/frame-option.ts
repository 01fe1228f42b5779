import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { lookUpAttributes, positiveNumber, readName } from '@/domain/catalog/attributes';

/** A frame of the catalog whose size the shopper knows. */
export interface FrameOption {
  id: string;
  brand: string;
  name: string;
  image: string | undefined;
  /** Total width in millimeters. */
  totalWidth: number;
}

/** Maps products to options. Leaves out products without a total width, such as contact lenses. */
export function toFrameOptions(products: readonly CatalogSearchProduct[]): FrameOption[] {
  return products.flatMap((product) => {
    const attribute = lookUpAttributes(product.attributes);
    const totalWidth = positiveNumber(attribute, 'TOTAL_WIDTH');
    if (totalWidth === undefined) return [];
    const image = product.fullImage || product.thumbnail || product.sKUs?.[0]?.fullImage || undefined;
    return [
      {
        id: product.uniqueID,
        brand: product.manufacturer ?? '',
        name: readName(attribute, product),
        image,
        totalWidth,
      },
    ];
  });
}
