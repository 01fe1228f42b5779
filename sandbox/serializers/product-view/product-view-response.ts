import type { CatalogBreadcrumb } from '@generated/catalog/model/catalogBreadcrumb';
import type { FlagText } from '@generated/catalog/model/flagText';
import type { ProductViewAttribute } from '@generated/catalog/model/productViewAttribute';
import type { ProductViewPrice } from '@generated/catalog/model/productViewPrice';
import type { ProductViewProduct } from '@generated/catalog/model/productViewProduct';
import type { ProductViewResponse } from '@generated/catalog/model/productViewResponse';
import type { ProductViewSku } from '@generated/catalog/model/productViewSku';
import type { Attribute, AttributeValue } from '../attributes/attribute';
import type { CatalogItem } from '../catalog/catalog-item';
import type { FacetResult } from '../catalog/facet-list';
import { decimalPrice } from '../decimal-price';
import { ASSET_STORE_ID } from '../image-urls';
import type { Page } from '../paginate';
import type { ResponseView } from '../response-view';

export interface ProductViewResponseInput {
  page: Page<CatalogItem>;
  view: ResponseView;
  resourceId: string;
  facets?: FacetResult[];
  breadcrumbs?: CatalogBreadcrumb[];
  /** Spelling suggestions for a query without results. */
  spellingSuggestions?: string[];
}

/** Serializes a page of products from the transaction server. Counts are text. */
export function productViewResponse(input: ProductViewResponseInput): ProductViewResponse {
  const { page, view, facets, breadcrumbs, spellingSuggestions = [] } = input;
  return {
    resourceName: 'productview',
    resourceId: input.resourceId,
    recordSetTotal: String(page.total),
    recordSetCount: String(page.rows.length),
    recordSetStartNumber: String(page.start),
    recordSetComplete: page.complete ? 'true' : 'false',
    MetaData: [
      { metaKey: 'price', metaData: '1' },
      ...spellingSuggestions.map((spelling) => ({ metaKey: 'spellcheck', metaData: spelling })),
    ],
    ...(facets ? { FacetView: facets.map(productViewFacet) } : {}),
    ...(breadcrumbs ? { BreadCrumbTrailEntryView: breadcrumbs } : {}),
    CatalogEntryView: page.rows.map((item) => productViewItem(item, view)),
  };
}

function productViewFacet({ name, field, values }: FacetResult) {
  return {
    name,
    value: field,
    Entry: values.map(({ label, value, count }) => ({ label, count: String(count), entryValue: value })),
  };
}

/** Returns a product or SKU in the transaction server's format: all scalars are text. */
function productViewItem(item: CatalogItem, view: ResponseView): ProductViewProduct {
  const [topCategory] = item.categoryIds;
  return {
    uniqueID: item.uniqueID,
    partNumber: item.partNumber,
    name: item.name,
    shortDescription: item.shortDescription,
    longDescription: item.longDescription,
    keyword: item.keyword,
    title: `${item.manufacturer} ${item.name}`,
    metaDescription: item.longDescription,
    metaKeyword: [item.manufacturer, item.name, item.shortDescription].join(', '),
    thumbnail: item.imageUrl,
    fullImage: item.imageUrl,
    fullImageAltDescription: item.imageAlt,
    manufacturer: item.manufacturer,
    buyable: flag(item.inStock),
    storeID: ASSET_STORE_ID,
    productType: item.type,
    subscriptionType: 'NONE',
    disallowRecOrder: '1',
    ...(item.parent ? { parentProductID: item.parent.uniqueID } : {}),
    ...(topCategory ? { parentCategoryID: topCategory } : {}),
    resourceId: `/wcs/resources/store/${view.storeId}/productview/byId/${item.uniqueID}`,
    x_inventoryStatus: item.inStock ? 'Available' : 'Unavailable',
    Price: prices(item),
    Attributes: item.attributes.map(productViewAttribute),
    ...(item.skus.length > 0 ? { SKUs: item.skus.map(productViewSku) } : {}),
  };
}

function productViewSku(sku: CatalogItem): ProductViewSku {
  return {
    SKUUniqueID: sku.uniqueID,
    uniqueID: sku.uniqueID,
    partNumber: sku.partNumber,
    name: sku.name,
    buyable: flag(sku.inStock),
    thumbnail: sku.imageUrl,
    fullImage: sku.imageUrl,
    x_inventoryStatus: sku.inStock ? 'Available' : 'Unavailable',
    Price: prices(sku),
    Attributes: sku.attributes.map(productViewAttribute),
  };
}

function prices({ price }: CatalogItem): ProductViewPrice[] {
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
  const fields = [
    ...(unit ? [{ key: 'unitOfMeasure', value: unit }] : []),
    ...(hex ? [{ key: 'hex', value: hex }] : []),
  ];
  return fields.length > 0 ? { extendedValue: fields } : {};
}

function flag(value: boolean): FlagText {
  return value ? 'true' : 'false';
}
