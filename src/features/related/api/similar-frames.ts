import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { lookUpAttributes, positiveNumber } from '@/domain/catalog/attributes';
import { readPrice } from '@/domain/catalog/price';

/** The frame that others are compared with. */
export interface ComparedFrame {
  upc: string;
  kind: 'eyeglasses' | 'sunglasses';
  /** Code of the shape. */
  shape: string;
  /** Total width in millimeters. */
  totalWidth: number;
  /** Offer price in cents; undefined while it is on request. */
  price: number | undefined;
}

/** Frames that are shown. */
export const MAX_SIMILAR = 4;

/** The largest difference that is still similar: in millimeters, and as a share of the price. */
export const SIMILAR_WIDTH_MM = 8;
export const SIMILAR_PRICE = 0.5;

/**
 * Selects the frames of a search that are closest in width and price, the closest first. A difference of the whole allowed
 * width weighs as much as one of the whole allowed share of the price. Leaves out the model of the frame itself.
 */
export function closestFrames(
  products: readonly CatalogSearchProduct[],
  frame: ComparedFrame,
): CatalogSearchProduct[] {
  return products
    .filter(
      ({ partNumber, sKUs = [] }) => ![partNumber, ...sKUs.map((sku) => sku.partNumber)].includes(frame.upc),
    )
    .map((product) => ({ product, distance: distanceFrom(product, frame) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SIMILAR)
    .map(({ product }) => product);
}

function distanceFrom(product: CatalogSearchProduct, { totalWidth, price }: ComparedFrame): number {
  const width =
    positiveNumber(lookUpAttributes(product.attributes), 'TOTAL_WIDTH') ?? Number.POSITIVE_INFINITY;
  const offer = readPrice(product.price ?? product.sKUs?.[0]?.price)?.offer;
  const priceDistance = price && offer !== undefined ? Math.abs(offer - price) / price / SIMILAR_PRICE : 1;
  return Math.abs(width - totalWidth) / SIMILAR_WIDTH_MM + priceDistance;
}
