import type {
  CatalogSearchAttribute,
  CatalogSearchProduct,
  CatalogSearchSku,
} from '@generated/catalog/model/index';

/** The attributes that tiles read, and those for prescription compatibility. */
const TILE_ATTRIBUTES: ReadonlySet<string> = new Set([
  'MODEL_NAME',
  'PRODUCT_TYPE',
  'EYE_SIZE',
  'BRIDGE_SIZE',
  'TEMPLE_LENGTH',
  'TOTAL_WIDTH',
  'FRAME_COLOR',
  'FRAME_SHAPE',
  'LENS_COLOR',
  'ROXABLE',
  'MIN_TOTAL_POWER',
  'MAX_TOTAL_POWER',
  'PROMO_DETAIL',
]);

/**
 * Picks the fields that a tile needs. The commerce API may return more, which would bloat the server-rendered page.
 * Each reader returns the same for both.
 */
export function pickTileFields(product: CatalogSearchProduct): CatalogSearchProduct {
  return {
    ...pickSkuFields(product),
    name: product.name,
    ...(product.manufacturer ? { manufacturer: product.manufacturer } : {}),
    ...(product.groupingProperties ? { groupingProperties: product.groupingProperties } : {}),
    ...(product.sKUs ? { sKUs: product.sKUs.map(pickSkuFields) } : {}),
  };
}

function pickSkuFields(sku: CatalogSearchSku): CatalogSearchSku {
  const image = sku.fullImage || sku.thumbnail;
  return {
    uniqueID: sku.uniqueID,
    partNumber: sku.partNumber,
    catalogEntryTypeCode: sku.catalogEntryTypeCode,
    buyable: sku.buyable,
    ...(image ? { fullImage: image } : {}),
    ...(sku.x_inventoryStatus ? { x_inventoryStatus: sku.x_inventoryStatus } : {}),
    ...(sku.x_priceWithLenses ? { x_priceWithLenses: sku.x_priceWithLenses } : {}),
    ...(sku.price ? { price: sku.price.map(({ usage, value }) => ({ usage, value })) } : {}),
    ...(sku.attributes ? { attributes: sku.attributes.flatMap(pickAttributeFields) } : {}),
  };
}

function pickAttributeFields({
  identifier,
  values: [first],
}: CatalogSearchAttribute): CatalogSearchAttribute[] {
  if (!first || !TILE_ATTRIBUTES.has(identifier)) return [];
  const { value, x_hex } = first;
  return [{ identifier, values: [x_hex === undefined ? { value } : { value, x_hex }] }];
}
