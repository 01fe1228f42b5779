import { CODE_FIELDS, type CodeFacet, NUMBER_FIELDS } from '@/domain/catalog/facet-fields';
import { keysOf } from '@/domain/data/keys-of';
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
import type { FacetBase, NumberFacet, ValueFacet } from './facet';
import { POWER_RANGE_WHEN_UNKNOWN, PRICE_RANGES } from './number-ranges';

/** A facet whose values are codes, before its name, field and label are added. */
type CodeFacetDefinition = Omit<ValueFacet, keyof FacetBase>;

/** The facets of codes in display order, by the names of the contract's CatalogSearchFacet. */
const CODE_FACETS: Readonly<Record<CodeFacet, CodeFacetDefinition>> = {
  ParentCatalogGroup: {
    getValues: ({ categoryIds }) => [...categoryIds],
    valueLabels: Object.fromEntries(
      categories.map(({ id, labelKey }) => [id, categoryLabels[labelKey].name]),
    ),
  },
  GENDER: frameFacet(genderLabels, (frame) => [frame.gender]),
  ManufacturerName: { getValues: ({ brand }) => [brand] },
  FRAME_SHAPE: frameFacet(shapeLabels, (frame) => [frame.shape]),
  COLOR_FAMILY: colorFacet(
    Object.fromEntries(Object.entries(colorFamilyLabels).map(([family, { label }]) => [family, label])),
    (color) => [color.colorFamily],
  ),
  FRAME_MATERIAL: frameFacet(materialLabels, (frame) => [frame.material]),
  RIM_TYPE: frameFacet(rimLabels, (frame) => [frame.rim]),
  SIZE_BAND: frameFacet(sizeBandLabels, (frame) => [sizeBand(frame.size.totalWidth)]),
  BRIDGE_FIT: frameFacet(bridgeFitLabels, (frame) => [frame.bridgeFit]),
  FEATURE: frameFacet(featureLabels, (frame) => frame.features),
  POLARIZED: colorFlagFacet(({ sunLens }) => sunLens?.polarized),
  LENS_MIRRORED: colorFlagFacet(({ sunLens }) => sunLens?.mirrored),
  LENS_GRADIENT: colorFlagFacet(({ sunLens }) => sunLens?.gradient),
  LENS_CATEGORY: colorFacet(undefined, ({ sunLens }) => (sunLens ? [String(sunLens.category)] : [])),
  WEAR: lensFacet(wearLabels, (lens) => [lens.wear]),
  LENS_KIND: lensFacet(lensKindLabels, (lens) => [lens.kind]),
  BOX_SIZE: lensFacet(undefined, (lens) => [String(lens.boxSize)]),
  PROMO_TYPE: frameFacet(promotionTypeLabels, ({ promotion }) => (promotion ? [promotion.type] : [])),
  ON_SALE: {
    flag: true,
    // Reductions are the same in both countries, so one currency is enough.
    getValues: (product, sku) => {
      const price = priceOf(product, sku, 'USD');
      return price && price.offer < price.list ? ['True'] : ['False'];
    },
  },
  TRY_ON: colorFlagFacet(({ tryOn }) => tryOn),
  ROXABLE: {
    flag: true,
    getValues: ({ product }) =>
      'frame' in product ? [product.frame.prescriptionReady ? 'True' : 'False'] : [],
  },
};

const LABELS = { ...attributeLabels, ...facetLabels };

/** The search facets whose values are codes. */
export const valueFacets: readonly ValueFacet[] = keysOf(CODE_FACETS).map((name) => ({
  name,
  field: CODE_FIELDS[name],
  label: LABELS[name],
  ...CODE_FACETS[name],
}));

/** Numeric fields: prices in cents, widths in millimeters, powers in diopters. */
export const numberFacets: readonly NumberFacet[] = [
  price('USD'),
  price('CAD'),
  frameNumberFacet('TOTAL_WIDTH', (frame) => frame.size.totalWidth),
  frameNumberFacet('MIN_TOTAL_POWER', (frame) =>
    frame.prescriptionReady ? (frame.totalPower ?? POWER_RANGE_WHEN_UNKNOWN).min : undefined,
  ),
  frameNumberFacet('MAX_TOTAL_POWER', (frame) =>
    frame.prescriptionReady ? (frame.totalPower ?? POWER_RANGE_WHEN_UNKNOWN).max : undefined,
  ),
];

type ValueLabels = Readonly<Record<string, WireText>> | undefined;

function frameFacet(
  valueLabels: ValueLabels,
  getValues: (frame: FrameModel) => readonly string[],
): CodeFacetDefinition {
  return codeFacet(valueLabels, ({ product }) => ('frame' in product ? getValues(product.frame) : []));
}

function colorFacet(
  valueLabels: ValueLabels,
  getValues: (color: FrameColor) => readonly string[],
): CodeFacetDefinition {
  return codeFacet(valueLabels, (_product, { color }) => (color ? getValues(color) : []));
}

function lensFacet(
  valueLabels: ValueLabels,
  getValues: (lens: ContactLens) => readonly string[],
): CodeFacetDefinition {
  return codeFacet(valueLabels, ({ product }) => ('lens' in product ? getValues(product.lens) : []));
}

/** Creates a facet of codes. Without `valueLabels`, the codes serve as labels. */
function codeFacet(valueLabels: ValueLabels, getValues: ValueFacet['getValues']): CodeFacetDefinition {
  return { ...(valueLabels ? { valueLabels } : {}), getValues };
}

function colorFlagFacet(getFlag: (color: FrameColor) => boolean | undefined): CodeFacetDefinition {
  return {
    flag: true,
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
  name: keyof typeof NUMBER_FIELDS,
  getNumber: (frame: FrameModel) => number | undefined,
): NumberFacet {
  return {
    name,
    field: NUMBER_FIELDS[name],
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
