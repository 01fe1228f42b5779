import type { AdvisorRecommendation } from '@generated/assets/model/advisorRecommendation';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import {
  attributeText,
  lookUpAttributes,
  positiveNumber,
  readColorName,
  readName,
} from '../catalog/attributes';
import { readAvailability } from '../catalog/availability';
import { readKind } from '../catalog/kind';
import { readPrescriptionReady } from '../catalog/prescription-limits';
import { type ProductPrice, readPrice } from '../catalog/price';
import { percentDiscount } from '../pricing/discount';
import type { AdvisorProductType } from './choices';

/** A recommended frame (000 §3). Its brand is set in type: the catalog has no logos. */
export interface AdvisorProduct {
  moco: string;
  model: string;
  upc: string;
  badgeShape: boolean;
  badgeColor: boolean;
  badgeMatch: boolean;
  /** Identifies the color, for the wishlist and the cart. */
  catentryId: string;
  brandName: string;
  productName: string;
  frameColor: string;
  /** Sunglasses only. */
  lensColor: string;
  /** `offer` is the price, `list` the full price of 000 §3. Undefined without a price. */
  price: ProductPrice | undefined;
  /** Rounded; 0 without a discount (000 §5). */
  percentDiscount: number;
  /** Attribute ROXABLE: prescription lenses can be fitted. */
  rxAvailable: boolean;
  imageUrl: string | undefined;
  /** Total width in millimeters. */
  totalWidth: number | undefined;
  /** Product type SUN. Words only: sunglasses can have prescription lenses too. */
  isPlano: boolean;
  productType: AdvisorProductType;
  /** It may have sold out since it was recommended. */
  isSoldOut: boolean;
}

/**
 * Maps recommendations, filled with the catalog's entries, in the order of the search. Drops one that the catalog no longer
 * knows.
 */
export function toAdvisorProducts(
  recommendations: readonly AdvisorRecommendation[],
  entries: readonly CatalogSearchProduct[],
): AdvisorProduct[] {
  return recommendations.flatMap((recommendation) => {
    const entry = entries.find((candidate) => hasUpc(candidate, recommendation.upc));
    return entry ? [toAdvisorProduct(recommendation, entry)] : [];
  });
}

function hasUpc({ partNumber, sKUs = [] }: CatalogSearchProduct, upc: string): boolean {
  return partNumber === upc || sKUs.some((sku) => sku.partNumber === upc);
}

function toAdvisorProduct(
  { moco, model, upc, badgeShape, badgeColor, badgeMatch }: AdvisorRecommendation,
  entry: CatalogSearchProduct,
): AdvisorProduct {
  // The catalog returns the color itself, or its model with all colors.
  const sku = entry.sKUs?.find(({ partNumber }) => partNumber === upc) ?? entry;
  const attribute = lookUpAttributes(sku.attributes, entry.attributes);
  const kind = readKind(attribute);
  const price = readPrice(sku.price) ?? readPrice(entry.price);
  return {
    moco,
    model,
    upc,
    badgeShape,
    badgeColor,
    badgeMatch,
    catentryId: sku.uniqueID,
    brandName: entry.manufacturer ?? '',
    productName: readName(attribute, entry),
    frameColor: readColorName(attribute),
    lensColor: attributeText(attribute, 'LENS_COLOR') ?? '',
    price,
    percentDiscount: price ? percentDiscount(price.list, price.offer) : 0,
    rxAvailable: readPrescriptionReady(attribute),
    imageUrl: sku.fullImage || sku.thumbnail || entry.fullImage || entry.thumbnail || undefined,
    totalWidth: positiveNumber(attribute, 'TOTAL_WIDTH'),
    isPlano: kind === 'sunglasses',
    productType: kind === 'sunglasses' ? 'sunglasses' : 'eyeglasses',
    isSoldOut: readAvailability(sku) === 'sold-out',
  };
}
