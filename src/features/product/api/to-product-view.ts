import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import type { CatalogSearchSku } from '@generated/catalog/model/catalogSearchSku';
import { lookUpAttributes, readColorName, readName, readPromotion } from '@/domain/catalog/attributes';
import { readAvailability } from '@/domain/catalog/availability';
import { readKind } from '@/domain/catalog/kind';
import { readPrescriptionReady } from '@/domain/catalog/prescription-limits';
import { readPrice, readPriceWithLenses } from '@/domain/catalog/price';
import { readSwatch } from '@/domain/catalog/swatch';
import type { ProductColor, ProductView } from './product-view';

/**
 * Maps a catentry (SKU or contact lens) to the view. Missing values and the list of colors are the model's; without a model the
 * catentry is the only color.
 */
export function toProductView(catentry: CatalogSearchProduct, model?: CatalogSearchProduct): ProductView {
  const attribute = lookUpAttributes(catentry.attributes, model?.attributes);
  return {
    kind: readKind(attribute),
    id: catentry.uniqueID,
    upc: catentry.partNumber,
    brand: catentry.manufacturer || model?.manufacturer || '',
    name: readName(attribute, catentry),
    colorName: readColorName(attribute),
    summary: catentry.shortDescription || model?.shortDescription || '',
    description: catentry.longDescription || model?.longDescription || '',
    price: readPrice(catentry.price) ?? readPrice(model?.price),
    priceWithLenses: readPriceWithLenses(catentry, model),
    promotion: readPromotion(attribute),
    stock: readAvailability(catentry),
    image: catentry.fullImage || catentry.thumbnail || undefined,
    colors: (model?.sKUs?.length ? model.sKUs : [catentry]).flatMap(toColor),
    prescriptionReady: readPrescriptionReady(attribute),
    attribute,
  };
}

/** Maps a SKU to a color. A SKU without a swatch is not a color to choose. */
function toColor(sku: CatalogSearchSku): ProductColor[] {
  const attribute = lookUpAttributes(sku.attributes);
  const swatch = readSwatch(attribute);
  if (!swatch) return [];
  return [
    {
      upc: sku.partNumber,
      name: readColorName(attribute),
      swatch,
      available: readAvailability(sku) !== 'sold-out',
    },
  ];
}
