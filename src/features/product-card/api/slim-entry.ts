import type { CatalogSearchAttribute, CatalogSearchEntry, CatalogSearchSku } from '@generated/catalog/model';

/** The attributes that toProductTile reads, and those that say which prescriptions a frame takes. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'MODEL_NAME',
  'PRODUCT_TYPE',
  'EYE_SIZE',
  'BRIDGE_SIZE',
  'TEMPLE_LENGTH',
  'FRAME_COLOR',
  'LENS_COLOR',
  'ROXABLE',
  'MIN_TOTAL_POWER',
  'MAX_TOTAL_POWER',
]);

/**
 * What a tile needs of an entry, and nothing else: a platform may answer the profile of tiles with more, which would travel
 * in the page that the server sends. toProductTile makes the same tile of both.
 */
export function slimEntry(entry: CatalogSearchEntry): CatalogSearchEntry {
  return {
    ...slimSku(entry),
    name: entry.name,
    ...(entry.manufacturer ? { manufacturer: entry.manufacturer } : {}),
    ...(entry.groupingProperties ? { groupingProperties: entry.groupingProperties } : {}),
    ...(entry.sKUs ? { sKUs: entry.sKUs.map(slimSku) } : {}),
  };
}

function slimSku(sku: CatalogSearchSku): CatalogSearchSku {
  const picture = sku.fullImage || sku.thumbnail;
  return {
    uniqueID: sku.uniqueID,
    partNumber: sku.partNumber,
    catalogEntryTypeCode: sku.catalogEntryTypeCode,
    buyable: sku.buyable,
    ...(picture ? { fullImage: picture } : {}),
    ...(sku.x_inventoryStatus ? { x_inventoryStatus: sku.x_inventoryStatus } : {}),
    ...(sku.price ? { price: sku.price.map(({ usage, value }) => ({ usage, value })) } : {}),
    ...(sku.attributes ? { attributes: sku.attributes.flatMap(slimAttribute) } : {}),
  };
}

function slimAttribute({ identifier, values: [first] }: CatalogSearchAttribute): CatalogSearchAttribute[] {
  if (!first || !ATTRIBUTES.has(identifier)) return [];
  const { value, x_hex } = first;
  return [{ identifier, values: [x_hex === undefined ? { value } : { value, x_hex }] }];
}
