import type {
  CatalogSearchAttribute,
  CatalogSearchPrice,
  CatalogSearchProduct,
  CatalogSearchSku,
} from '@generated/catalog/model';
import { parseAmount } from '@/domain/money/parse-amount';
import { discountBadge } from '@/domain/pricing/discount';
import type { FrameSize, ProductKind, ProductTile, TileColor, TilePrice, TileSettings } from './product-tile';

const DEFAULT_SETTINGS: TileSettings = { minBadgePercent: 1 };

const KINDS: Partial<Record<string, ProductKind>> = { SUN: 'sunglasses', CONTACT_LENS: 'contact-lenses' };

/**
 * Wire to view: a product of a search response as a tile. A product without SKUs (a single SKU in the results, or a
 * profile that omits them) is its own only color. Values missing on a SKU come from its product.
 */
export function toProductTile(
  product: CatalogSearchProduct,
  settings: TileSettings = DEFAULT_SETTINGS,
): ProductTile {
  const [first = product, ...rest] = product.sKUs ?? [];
  const toSkuColor = (sku: CatalogSearchSku) => toColor(sku, product, settings);
  return {
    id: product.uniqueID,
    brand: product.manufacturer ?? '',
    name: firstValue(product.attributes, 'MODEL_NAME')?.value ?? product.name,
    kind: KINDS[firstValue(product.attributes, 'PRODUCT_TYPE')?.value ?? ''] ?? 'eyeglasses',
    size: toSize(product),
    heroId: product.groupingProperties?.groupHero,
    colors: [toSkuColor(first), ...rest.map(toSkuColor)],
  };
}

function toColor(sku: CatalogSearchSku, product: CatalogSearchProduct, settings: TileSettings): TileColor {
  const frame = firstValue(sku.attributes, 'FRAME_COLOR');
  return {
    id: sku.uniqueID,
    upc: sku.partNumber,
    name: frame?.value ?? '',
    swatch: toSwatch(frame?.x_hex, firstValue(sku.attributes, 'LENS_COLOR')?.x_hex),
    image: sku.fullImage || sku.thumbnail || product.fullImage || product.thumbnail || undefined,
    price: toPrice(settings, sku.price) ?? toPrice(settings, product.price),
    available: sku.buyable === 'true' && sku.x_inventoryStatus !== 'Unavailable',
  };
}

function toSize({ attributes }: CatalogSearchProduct): FrameSize | undefined {
  const [lens, bridge, temple] = ['EYE_SIZE', 'BRIDGE_SIZE', 'TEMPLE_LENGTH'].map((identifier) =>
    Number(firstValue(attributes, identifier)?.value),
  );
  return lens && bridge && temple ? { lens, bridge, temple } : undefined;
}

/** The commerce API sends "" for no price, and may omit either usage. */
function toPrice(
  { minBadgePercent }: TileSettings,
  prices: readonly CatalogSearchPrice[] = [],
): TilePrice | undefined {
  const amount = (usage: CatalogSearchPrice['usage']) =>
    parseAmount(prices.find((price) => price.usage === usage)?.value);
  const display = amount('Display');
  const offer = amount('Offer') ?? display;
  if (offer === undefined) return undefined;
  const list = display ?? offer;
  const percent = discountBadge(list, offer);
  return { offer, list, badgePercent: percent >= minBadgePercent ? percent : 0 };
}

function toSwatch(frame: string | undefined, lens: string | undefined): TileColor['swatch'] {
  if (!frame) return undefined;
  return lens && lens !== frame ? [frame, lens] : [frame];
}

function firstValue(attributes: readonly CatalogSearchAttribute[] = [], identifier: string) {
  return attributes.find((attribute) => attribute.identifier === identifier)?.values[0];
}
