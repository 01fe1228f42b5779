import type { CatalogBreadcrumb } from '@generated/catalog/model/catalogBreadcrumb';
import type { CatalogSearchAttribute } from '@generated/catalog/model/catalogSearchAttribute';
import type { CatalogSearchFacet } from '@generated/catalog/model/catalogSearchFacet';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import type { CatalogSearchResponse } from '@generated/catalog/model/catalogSearchResponse';
import type { CatalogSearchSku } from '@generated/catalog/model/catalogSearchSku';
import type { Attribute } from '../attributes/attribute';
import type { CatalogItem } from '../catalog/catalog-item';
import type { FacetResult } from '../catalog/facet-list';
import { attributeLabels } from '../labels/attribute-labels';
import type { Page } from '../paginate';
import type { ResponseView } from '../response-view';
import { type DetailLevel, priceWithLensesField, searchItem, searchPrices } from './search-item';

export interface SearchResponseInput {
  page: Page<CatalogItem>;
  view: ResponseView;
  detail: DetailLevel;
  resourceId: string;
  facets?: FacetResult[];
  breadcrumbs?: CatalogBreadcrumb[];
  /** Spelling suggestions for a query without results. */
  spellingSuggestions?: string[];
}

/** Returns a page of products from the search server. */
export function searchResponse(input: SearchResponseInput): CatalogSearchResponse {
  const { page, view, detail, facets, breadcrumbs, spellingSuggestions = [] } = input;
  return {
    resourceName: 'productview',
    resourceId: input.resourceId,
    recordSetTotal: page.total,
    recordSetCount: page.rows.length,
    recordSetStartNumber: page.start,
    recordSetComplete: page.complete ? 'true' : 'false',
    recordSetTotalMatches: page.total,
    metaData: { price: '1', ...(spellingSuggestions.length > 0 ? { spellcheck: spellingSuggestions } : {}) },
    ...(facets ? { facetView: facets.map(searchFacet) } : {}),
    ...(breadcrumbs ? { breadCrumbTrailEntryView: breadcrumbs } : {}),
    catalogEntryView: page.rows.map((entry) =>
      detail === 'tiles' ? searchTile(entry, view) : searchItem(entry, view, detail),
    ),
  };
}

function searchFacet(facet: FacetResult, position: number): CatalogSearchFacet {
  return {
    name: facet.name,
    value: facet.field,
    extendedData: {
      fname: facet.label,
      ...(facet.name in attributeLabels ? { attridentifier: facet.name, attrname: facet.label } : {}),
      selection: '1',
      allowMultipleValueSelection: 'true',
      displayable: 'true',
      displaySequence: (position + 1).toFixed(1),
      maximumValuesToDisplay: '-1',
      zero_display: '0',
      allValuesReturned: facet.complete,
    },
    entry: facet.values.map(({ label, value, code, count }, index) => ({
      label,
      value,
      count,
      extendedData: { uniqueId: code, sequence: (index + 1).toFixed(1) },
    })),
  };
}

/** The attributes that a tile shows, and those that decide which prescriptions a frame takes. */
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
  'WEAR',
  'LENS_KIND',
  'BOX_SIZE',
  'ROXABLE',
  'MIN_TOTAL_POWER',
  'MAX_TOTAL_POWER',
  'PROMO_DETAIL',
]);

const attributeCache = new WeakMap<Attribute[], CatalogSearchAttribute[]>();

/** Serializes a product with its colors for a `_Tiles` profile: only the fields of a tile. */
function searchTile(item: CatalogItem, view: ResponseView): CatalogSearchProduct {
  return {
    ...tileSku(item, view),
    name: item.name,
    manufacturer: item.manufacturer,
    ...(item.heroSkuId ? { groupingProperties: { groupHero: item.heroSkuId } } : {}),
    ...(item.skus.length > 0 ? { sKUs: item.skus.map((sku) => tileSku(sku, view, item)) } : {}),
  };
}

function tileSku(item: CatalogItem, view: ResponseView, model?: CatalogItem): CatalogSearchSku {
  return {
    uniqueID: item.uniqueID,
    partNumber: item.partNumber,
    catalogEntryTypeCode: item.type,
    buyable: item.inStock ? 'true' : 'false',
    fullImage: item.imageUrl,
    x_inventoryStatus: item.inStock ? 'Available' : 'Unavailable',
    // A color repeats its model's price only where it differs: most listings show hundreds of colors.
    ...(item.priceWithLenses === model?.priceWithLenses ? {} : priceWithLensesField(item)),
    price: searchPrices(item, view).map(({ usage, value }) => ({ usage, value })),
    attributes: tileAttributes(item.attributes),
  };
}

function tileAttributes(attributes: Attribute[]): CatalogSearchAttribute[] {
  const cached = attributeCache.get(attributes);
  if (cached) return cached;
  const result = attributes
    .filter(({ identifier }) => TILE_ATTRIBUTES.has(identifier))
    .map(({ identifier, values }) => ({
      identifier,
      values: values.map(({ value, hex }) => (hex ? { value, x_hex: hex } : { value })),
    }));
  attributeCache.set(attributes, result);
  return result;
}
