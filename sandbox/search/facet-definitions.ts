import { sizeBand } from '@/domain/size/size-band';
import { framePriceAlone } from '../pricing/frame-promotion';
import type { ContactLens } from '../seed/models/contact-lens';
import type { FrameColor, FrameModel } from '../seed/models/frame';
import type { Currency } from '../seed/models/price';
import { attributeLabels, facetLabels } from '../serializers/labels/attribute-labels';
import { categoryLabels } from '../serializers/labels/category-labels';
import { colorFamilyLabels } from '../serializers/labels/color-labels';
import { lensKindLabels, wearLabels } from '../serializers/labels/contact-lens-labels';
import {
  bridgeFitLabels,
  featureLabels,
  genderLabels,
  materialLabels,
  promotionTypeLabels,
  rimLabels,
  shapeLabels,
  sizeBandLabels,
} from '../serializers/labels/frame-labels';
import type { WireText } from '../serializers/response-view';
import type { ProductRecord, SkuRecord } from './catalog-records';
import { categories } from './categories';
import type { NumberFacet, ValueFacet } from './facet';
import { POWER_RANGE_WHEN_UNKNOWN, PRICE_RANGES } from './number-ranges';

/** The search facets in display order. The contract's CatalogSearchFacet lists the index fields. */
export const valueFacets: readonly ValueFacet[] = [
  {
    name: 'ParentCatalogGroup',
    field: 'parentCatgroup_id_search',
    label: facetLabels.ParentCatalogGroup,
    getValues: ({ categoryIds }) => [...categoryIds],
    valueLabels: Object.fromEntries(
      categories.map(({ id, labelKey }) => [id, categoryLabels[labelKey].name]),
    ),
  },
  frameFacet('GENDER', 'ads_f40010_ntk_cs', genderLabels, (frame) => [frame.gender]),
  {
    name: 'ManufacturerName',
    field: 'mfName_ntk_cs',
    label: facetLabels.ManufacturerName,
    getValues: ({ brand }) => [brand],
  },
  frameFacet('FRAME_SHAPE', 'ads_f40020_ntk_cs', shapeLabels, (frame) => [frame.shape]),
  colorFacet(
    'COLOR_FAMILY',
    'ads_f40030_ntk_cs',
    Object.fromEntries(Object.entries(colorFamilyLabels).map(([family, { label }]) => [family, label])),
    (color) => [color.colorFamily],
  ),
  frameFacet('FRAME_MATERIAL', 'ads_f40021_ntk_cs', materialLabels, (frame) => [frame.material]),
  frameFacet('RIM_TYPE', 'ads_f40022_ntk_cs', rimLabels, (frame) => [frame.rim]),
  frameFacet('SIZE_BAND', 'ads_f40040_ntk_cs', sizeBandLabels, (frame) => [sizeBand(frame.size.totalWidth)]),
  frameFacet('BRIDGE_FIT', 'ads_f40050_ntk_cs', bridgeFitLabels, (frame) => [frame.bridgeFit]),
  frameFacet('FEATURE', 'ads_f40060_ntk_cs', featureLabels, (frame) => frame.features),
  colorFlagFacet('POLARIZED', 'ads_f40080_ntk_cs', ({ sunLens }) => sunLens?.polarized),
  colorFlagFacet('LENS_MIRRORED', 'ads_f40081_ntk_cs', ({ sunLens }) => sunLens?.mirrored),
  colorFlagFacet('LENS_GRADIENT', 'ads_f40082_ntk_cs', ({ sunLens }) => sunLens?.gradient),
  colorFacet('LENS_CATEGORY', 'ads_f40083_ntk_cs', undefined, ({ sunLens }) =>
    sunLens ? [String(sunLens.category)] : [],
  ),
  lensFacet('WEAR', 'ads_f40090_ntk_cs', wearLabels, (lens) => [lens.wear]),
  lensFacet('LENS_KIND', 'ads_f40091_ntk_cs', lensKindLabels, (lens) => [lens.kind]),
  lensFacet('BOX_SIZE', 'ads_f40092_ntk_cs', undefined, (lens) => [String(lens.boxSize)]),
  frameFacet('PROMO_TYPE', 'ads_f40070_ntk_cs', promotionTypeLabels, ({ promotion }) =>
    promotion ? [promotion.type] : [],
  ),
  {
    ...flag('ON_SALE', 'ads_f40071_ntk_cs'),
    // Reductions are the same in both countries, so one currency is enough.
    getValues: (product, sku) => {
      const price = priceOf(product, sku, 'USD');
      return price && price.offer < price.list ? ['True'] : ['False'];
    },
  },
  colorFlagFacet('TRY_ON', 'ads_f40072_ntk_cs', ({ tryOn }) => tryOn),
  {
    ...flag('ROXABLE', 'ads_f40073_ntk_cs'),
    getValues: ({ product }) =>
      'frame' in product ? [product.frame.prescriptionReady ? 'True' : 'False'] : [],
  },
];

/** Numeric fields: prices in cents, widths in millimeters, powers in diopters. */
export const numberFacets: readonly NumberFacet[] = [
  price('USD'),
  price('CAD'),
  frameNumberFacet('TOTAL_WIDTH', 'ads_f40041_ntk_d', (frame) => frame.size.totalWidth),
  frameNumberFacet('MIN_TOTAL_POWER', 'ads_f40074_ntk_d', (frame) =>
    frame.prescriptionReady ? (frame.totalPower ?? POWER_RANGE_WHEN_UNKNOWN).min : undefined,
  ),
  frameNumberFacet('MAX_TOTAL_POWER', 'ads_f40075_ntk_d', (frame) =>
    frame.prescriptionReady ? (frame.totalPower ?? POWER_RANGE_WHEN_UNKNOWN).max : undefined,
  ),
];

type AttributeName = keyof typeof attributeLabels;
type ValueLabels = Readonly<Record<string, WireText>> | undefined;

function frameFacet(
  name: AttributeName,
  field: string,
  valueLabels: ValueLabels,
  getValues: (frame: FrameModel) => readonly string[],
): ValueFacet {
  return attributeFacet(name, field, valueLabels, ({ product }) =>
    'frame' in product ? getValues(product.frame) : [],
  );
}

function colorFacet(
  name: AttributeName,
  field: string,
  valueLabels: ValueLabels,
  getValues: (color: FrameColor) => readonly string[],
): ValueFacet {
  return attributeFacet(name, field, valueLabels, (_product, { color }) => (color ? getValues(color) : []));
}

function lensFacet(
  name: AttributeName,
  field: string,
  valueLabels: ValueLabels,
  getValues: (lens: ContactLens) => readonly string[],
): ValueFacet {
  return attributeFacet(name, field, valueLabels, ({ product }) =>
    'lens' in product ? getValues(product.lens) : [],
  );
}

/** A facet named after an attribute; without `valueLabels`, the codes are their own labels. */
function attributeFacet(
  name: AttributeName,
  field: string,
  valueLabels: ValueLabels,
  getValues: ValueFacet['getValues'],
): ValueFacet {
  return { name, field, label: attributeLabels[name], ...(valueLabels ? { valueLabels } : {}), getValues };
}

function flag(name: AttributeName, field: string): Omit<ValueFacet, 'getValues'> {
  return { name, field, label: attributeLabels[name], flag: true };
}

function colorFlagFacet(
  name: AttributeName,
  field: string,
  getFlag: (color: FrameColor) => boolean | undefined,
): ValueFacet {
  return {
    ...flag(name, field),
    getValues: (_product, { color }) => {
      const value = color && getFlag(color);
      return value === undefined ? [] : [value ? 'True' : 'False'];
    },
  };
}

function price(currency: Currency): NumberFacet {
  return {
    name: `OfferPrice_${currency}`,
    field: `price_${currency}`,
    label: facetLabels.OfferPrice,
    getNumber: (product, sku) => priceOf(product, sku, currency)?.offer,
    // The wire has dollars, the index has cents.
    scale: 100,
    ranges: PRICE_RANGES,
    currency,
  };
}

function frameNumberFacet(
  name: AttributeName,
  field: string,
  getNumber: (frame: FrameModel) => number | undefined,
): NumberFacet {
  return {
    name,
    field,
    label: attributeLabels[name],
    getNumber: ({ product }) => ('frame' in product ? getNumber(product.frame) : undefined),
    scale: 1,
    ranges: [],
  };
}

function priceOf({ product }: ProductRecord, { color }: SkuRecord, currency: Currency) {
  if ('lens' in product) return product.lens.price[currency];
  return color && framePriceAlone(product.frame, color, currency);
}
