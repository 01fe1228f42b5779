import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import type { CatalogSearchAttributeValue } from '@generated/catalog/model/catalogSearchAttributeValue';
import type { CatalogSearchPrice } from '@generated/catalog/model/catalogSearchPrice';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import type { CatalogSearchSku } from '@generated/catalog/model/catalogSearchSku';
import type { Attribute, AttributeValue } from '../attributes/attribute';
import type { CatalogItem } from '../catalog/catalog-item';
import { decimalPrice } from '../decimal-price';
import { ASSET_STORE_ID } from '../image-urls';
import type { ResponseView } from '../response-view';

/**
 * Level of detail of a product. `_Details` profiles add the long texts and the SKUs. `_Tiles` profiles have the SKUs and only
 * the fields that a tile shows (search-response.ts).
 */
export type DetailLevel = 'summary' | 'details' | 'tiles';

/** Returns an attribute in the search server's format. */
function searchAttribute(attribute: Attribute): CatalogSearchAttribute {
  return {
    identifier: attribute.identifier,
    name: attribute.name,
    usage: attribute.usage,
    uniqueID: attribute.uniqueID,
    displayable: attribute.displayable,
    searchable: attribute.searchable,
    comparable: attribute.comparable,
    facetable: attribute.facetable,
    sequence: decimalSequence(attribute.sequence),
    values: attribute.values.map((value, index) => searchValue(attribute, value, index)),
  };
}

function searchValue(
  attribute: Attribute,
  value: AttributeValue,
  index: number,
): CatalogSearchAttributeValue {
  return {
    value: value.value,
    identifier: value.identifier,
    uniqueID: `${attribute.uniqueID}_${value.identifier}`,
    sequence: decimalSequence(index + 1),
    ...(value.unit ? { unitOfMeasure: value.unit } : {}),
    ...(value.hex ? { x_hex: value.hex } : {}),
  };
}

/** Sequences have five decimals on the wire. */
function decimalSequence(position: number): string {
  return position.toFixed(5);
}

const attributeCache = new WeakMap<Attribute[], ReturnType<typeof searchAttribute>[]>();

/** Returns a product or SKU in the search server's format. */
export function searchItem(item: CatalogItem, view: ResponseView, detail: DetailLevel): CatalogSearchProduct {
  return {
    uniqueID: item.uniqueID,
    partNumber: item.partNumber,
    name: item.name,
    shortDescription: item.shortDescription,
    ...(detail === 'details' ? detailFields(item) : {}),
    keyword: item.keyword,
    catalogEntryTypeCode: item.type,
    manufacturer: item.manufacturer,
    buyable: item.inStock ? 'true' : 'false',
    storeID: ASSET_STORE_ID,
    ...skuCounts(item),
    parentCatalogGroupID: item.categoryIds.map((id) => `${view.catalogId}_${id}`),
    ...parentFields(item),
    thumbnail: item.imageUrl,
    fullImage: item.imageUrl,
    fullImageAltDescription: item.imageAlt,
    disallowRecurringOrder: '1',
    subscriptionTypeCode: 'NONE',
    resourceId: `/search/resources/store/${view.storeId}/productview/byPartNumbers?partNumber=${item.partNumber}`,
    x_inventoryStatus: item.inStock ? 'Available' : 'Unavailable',
    ...(item.heroSkuId ? { groupingProperties: { groupHero: item.heroSkuId } } : {}),
    ...priceWithLensesField(item),
    price: searchPrices(item, view),
    attributes: searchAttributes(item.attributes),
    ...(detail === 'details' && item.skus.length > 0
      ? { sKUs: item.skus.map((sku) => searchSku(sku, view)) }
      : {}),
  };
}

const PRICE_USAGES = [
  { key: 'list', usage: 'Display', description: 'L' },
  { key: 'offer', usage: 'Offer', description: 'I' },
  { key: 'promotion', usage: 'Promotion', description: 'I' },
] as const;

/** Returns a price for each usage that the item has, with the price range of a model whose colors differ in price. */
export function searchPrices(
  { price, priceRange }: CatalogItem,
  { currency }: ResponseView,
): CatalogSearchPrice[] {
  return PRICE_USAGES.flatMap(({ key, usage, description }) => {
    const amount = price[key];
    if (amount === undefined) return [];
    const { lowest, highest } = priceRange ?? {};
    const range =
      lowest && highest
        ? {
            minimumValue: { value: decimalPrice(lowest[key] ?? amount) },
            maximumValue: { value: decimalPrice(highest[key] ?? amount) },
          }
        : {};
    return [{ usage, description, currency, value: decimalPrice(amount), ...range }];
  });
}

/** Returns the field for "with lenses from"; none for an item without prescription lenses. */
export function priceWithLensesField({
  priceWithLenses,
}: CatalogItem): Pick<CatalogSearchProduct, 'x_priceWithLenses'> {
  return priceWithLenses === undefined ? {} : { x_priceWithLenses: decimalPrice(priceWithLenses) };
}

function searchSku(sku: CatalogItem, view: ResponseView): CatalogSearchSku {
  return {
    uniqueID: sku.uniqueID,
    partNumber: sku.partNumber,
    name: sku.name,
    shortDescription: sku.shortDescription,
    catalogEntryTypeCode: sku.type,
    manufacturer: sku.manufacturer,
    buyable: sku.inStock ? 'true' : 'false',
    ...(sku.parent ? { parentCatalogEntryID: sku.parent.uniqueID } : {}),
    thumbnail: sku.imageUrl,
    fullImage: sku.imageUrl,
    fullImageAltDescription: sku.imageAlt,
    x_inventoryStatus: sku.inStock ? 'Available' : 'Unavailable',
    ...priceWithLensesField(sku),
    price: searchPrices(sku, view),
    attributes: searchAttributes(sku.attributes),
  };
}

function searchAttributes(attributes: Attribute[]): ReturnType<typeof searchAttribute>[] {
  const cached = attributeCache.get(attributes);
  if (cached) return cached;
  const result = attributes.map(searchAttribute);
  attributeCache.set(attributes, result);
  return result;
}

function detailFields(item: CatalogItem) {
  return {
    longDescription: item.longDescription,
    title: `${item.manufacturer} ${item.name}`,
    metaDescription: item.longDescription,
    metaKeyword: [item.manufacturer, item.name, item.shortDescription].join(', '),
  };
}

function skuCounts({ type, skus }: CatalogItem) {
  if (type === 'ItemBean' || skus.length === 0) return {};
  const [onlySku] = skus;
  return skus.length === 1 && onlySku
    ? { numberOfSKUs: 1, hasSingleSKU: true, singleSKUCatalogEntryID: onlySku.uniqueID }
    : { numberOfSKUs: skus.length, hasSingleSKU: false };
}

/** Names the model by both id and part number, because services differ in which one they accept. */
function parentFields({ parent }: CatalogItem) {
  if (!parent) return {};
  return {
    parentCatalogEntryID: parent.uniqueID,
    userData: [{ name: 'parentPartNumber', value: parent.partNumber }],
  };
}
