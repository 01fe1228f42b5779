import type { FlagText } from '@generated/catalog/model/flagText';
import type { ProductViewAttribute } from '@generated/catalog/model/productViewAttribute';
import type { ProductViewEntry } from '@generated/catalog/model/productViewEntry';
import type { ProductViewPrice } from '@generated/catalog/model/productViewPrice';
import type { ProductViewSku } from '@generated/catalog/model/productViewSku';
import type { ResponseView } from '../answer-view';
import type { Attribute, AttributeValue } from '../attributes/attribute';
import { decimalPrice } from '../decimal-price';
import type { Entry } from '../entries/entry';
import { OWNER_STORE } from '../owner-store';

/** A product or SKU in the transaction server's format: all scalars are text. */
export function productViewEntry(entry: Entry, view: ResponseView): ProductViewEntry {
  const [topCategory] = entry.categoryIds;
  return {
    uniqueID: entry.uniqueID,
    partNumber: entry.partNumber,
    name: entry.name,
    shortDescription: entry.shortDescription,
    longDescription: entry.longDescription,
    keyword: entry.keyword,
    title: `${entry.manufacturer} ${entry.name}`,
    metaDescription: entry.longDescription,
    metaKeyword: [entry.manufacturer, entry.name, entry.shortDescription].join(', '),
    thumbnail: entry.picture,
    fullImage: entry.picture,
    fullImageAltDescription: entry.pictureText,
    manufacturer: entry.manufacturer,
    buyable: flag(entry.inStock),
    storeID: OWNER_STORE,
    productType: entry.type,
    subscriptionType: 'NONE',
    disallowRecOrder: '1',
    ...(entry.parent ? { parentProductID: entry.parent.uniqueID } : {}),
    ...(topCategory ? { parentCategoryID: topCategory } : {}),
    resourceId: `/wcs/resources/store/${view.storeId}/productview/byId/${entry.uniqueID}`,
    x_inventoryStatus: entry.inStock ? 'Available' : 'Unavailable',
    Price: prices(entry),
    Attributes: entry.attributes.map(productViewAttribute),
    ...(entry.skus.length > 0 ? { SKUs: entry.skus.map(productViewSku) } : {}),
  };
}

function productViewSku(sku: Entry): ProductViewSku {
  return {
    SKUUniqueID: sku.uniqueID,
    uniqueID: sku.uniqueID,
    partNumber: sku.partNumber,
    name: sku.name,
    buyable: flag(sku.inStock),
    thumbnail: sku.picture,
    fullImage: sku.picture,
    x_inventoryStatus: sku.inStock ? 'Available' : 'Unavailable',
    Price: prices(sku),
    Attributes: sku.attributes.map(productViewAttribute),
  };
}

function prices({ price }: Entry): ProductViewPrice[] {
  return [
    { priceUsage: 'Display', priceValue: decimalPrice(price.list), priceDescription: 'L' },
    { priceUsage: 'Offer', priceValue: decimalPrice(price.offer), priceDescription: 'I' },
  ];
}

function productViewAttribute(attribute: Attribute): ProductViewAttribute {
  return {
    identifier: attribute.identifier,
    name: attribute.name,
    usage: attribute.usage,
    uniqueID: attribute.uniqueID,
    dataType: attribute.dataType,
    displayable: flag(attribute.displayable),
    searchable: flag(attribute.searchable),
    comparable: flag(attribute.comparable),
    Values: attribute.values.map((value) => ({
      values: value.value,
      identifier: value.identifier,
      uniqueID: `${attribute.uniqueID}_${value.identifier}`,
      ...extendedValue(value),
    })),
  };
}

function extendedValue({ unit, hex }: AttributeValue) {
  const known = [
    ...(unit ? [{ key: 'unitOfMeasure', value: unit }] : []),
    ...(hex ? [{ key: 'hex', value: hex }] : []),
  ];
  return known.length > 0 ? { extendedValue: known } : {};
}

function flag(value: boolean): FlagText {
  return value ? 'true' : 'false';
}
