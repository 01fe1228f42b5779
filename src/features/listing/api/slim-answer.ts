import type {
  CatalogSearchAnswer,
  CatalogSearchAttribute,
  CatalogSearchEntry,
  CatalogSearchSku,
} from '@generated/catalog/model';

/** Attributes that tiles show. */
const SHOWN_ATTRIBUTES: ReadonlySet<string> = new Set([
  'MODEL_NAME',
  'PRODUCT_TYPE',
  'EYE_SIZE',
  'BRIDGE_SIZE',
  'TEMPLE_LENGTH',
  'TOTAL_WIDTH',
  'FRAME_COLOR',
  'LENS_COLOR',
  'WEAR',
  'LENS_KIND',
  'BOX_SIZE',
  'ROXABLE',
  'MIN_TOTAL_POWER',
  'MAX_TOTAL_POWER',
]);

/** What tiles show of a product and of each of its colours, beside attributes. */
const SHOWN_MEMBERS: ReadonlySet<string> = new Set([
  'uniqueID',
  'partNumber',
  'name',
  'catalogEntryTypeCode',
  'manufacturer',
  'buyable',
  'thumbnail',
  'fullImage',
  'x_inventoryStatus',
  'groupingProperties',
  'price',
]);

/**
 * The part of an answer that a listing shows: a platform may answer the profile of tiles with more, many times what tiles
 * need, which would travel in the page that the server sends.
 */
export function slimAnswer(answer: CatalogSearchAnswer): CatalogSearchAnswer {
  return { ...answer, catalogEntryView: answer.catalogEntryView.map(slimEntry) };
}

function slimEntry(entry: CatalogSearchEntry): CatalogSearchEntry {
  const slim = slimProduct(entry);
  return entry.sKUs ? { ...slim, sKUs: entry.sKUs.map(slimProduct) } : slim;
}

function slimProduct<T extends CatalogSearchEntry | CatalogSearchSku>(product: T): T {
  const members = Object.entries(product).filter(([name]) => SHOWN_MEMBERS.has(name));
  return { ...(Object.fromEntries(members) as T), attributes: slimAttributes(product.attributes) };
}

function slimAttributes(attributes: CatalogSearchAttribute[] = []): CatalogSearchAttribute[] {
  return attributes
    .filter(({ identifier }) => SHOWN_ATTRIBUTES.has(identifier))
    .map(({ identifier, values }) => ({
      identifier,
      // Most values have no colour.
      values: values.map(({ value, x_hex }) => (x_hex ? { value, x_hex } : { value })),
    }));
}
