import type { CatalogSearchProduct, CatalogSearchSku } from '@generated/catalog/model';
import {
  lookUpAttributes,
  positiveNumber,
  readColorName,
  readName,
  readPromotion,
} from '@/domain/catalog/attributes';
import { readAvailability } from '@/domain/catalog/availability';
import { frameLook } from '@/domain/catalog/frame-look';
import { readKind } from '@/domain/catalog/kind';
import { readPrescriptionReady } from '@/domain/catalog/prescription-limits';
import { type ProductPrice, readPrice, readPriceWithLenses } from '@/domain/catalog/price';
import { readTempleSize } from '@/domain/catalog/size';
import { readSwatch } from '@/domain/catalog/swatch';
import type { ProductTile, TileColor, TileSettings } from './product-tile';

const DEFAULT_SETTINGS: TileSettings = { minBadgePercent: 1 };

/**
 * Maps a product of a search response to a tile. A product without SKUs (a single SKU in the results, or a profile that omits
 * them) is its only color. Values missing on a SKU fall back to its product.
 */
export function toProductTile(
  product: CatalogSearchProduct,
  settings: TileSettings = DEFAULT_SETTINGS,
): ProductTile {
  const [first = product, ...rest] = product.sKUs ?? [];
  const toSkuColor = (sku: CatalogSearchSku) => toColor(sku, product, settings);
  const attribute = lookUpAttributes(product.attributes);
  return {
    brand: product.manufacturer ?? '',
    name: readName(attribute, product),
    kind: readKind(attribute),
    size: readTempleSize(attribute),
    totalWidth: positiveNumber(attribute, 'TOTAL_WIDTH'),
    promotion: readPromotion(attribute),
    prescriptionReady: readPrescriptionReady(attribute),
    heroId: product.groupingProperties?.groupHero,
    colors: [toSkuColor(first), ...rest.map(toSkuColor)],
  };
}

function toColor(sku: CatalogSearchSku, product: CatalogSearchProduct, settings: TileSettings): TileColor {
  const attribute = lookUpAttributes(sku.attributes);
  const price = readPrice(sku.price) ?? readPrice(product.price);
  const colorName = readColorName(attribute);
  return {
    id: sku.uniqueID,
    upc: sku.partNumber,
    name: colorName,
    look: frameLook({ colorName, attribute: lookUpAttributes(product.attributes) }),
    swatch: readSwatch(attribute),
    image: sku.fullImage || sku.thumbnail || product.fullImage || product.thumbnail || undefined,
    price: price && withoutSmallBadge(price, settings),
    priceWithLenses: readPriceWithLenses(sku, product),
    available: readAvailability(sku) !== 'sold-out',
  };
}

function withoutSmallBadge(price: ProductPrice, { minBadgePercent }: TileSettings): ProductPrice {
  return price.badgePercent < minBadgePercent ? { ...price, badgePercent: 0 } : price;
}
