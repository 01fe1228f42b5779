import { sizeBand } from '@/domain/size/size-band';
import { framePriceAlone, framePriceWithLenses } from '../../pricing/frame-promotion';
import { categoriesOf } from '../../search/categories';
import type { FrameColor, FrameModel } from '../../seed/models/frame';
import { type Attribute, attribute } from '../attributes/attribute';
import { flagValue, labeledValue, lengthValue, plainValue } from '../attributes/attribute-values';
import { frontImageUrl } from '../image-urls';
import { colorFamilyLabels } from '../labels/color-labels';
import {
  bridgeFitLabels,
  featureLabels,
  frameCategoryLabels,
  genderLabels,
  materialLabels,
  rimLabels,
  shapeLabels,
  sizeBandLabels,
} from '../labels/frame-labels';
import { promotionDetailText } from '../labels/promotion-detail-text';
import { localize, type ResponseView } from '../response-view';
import { slug } from '../slug';
import type { CatalogItem, ItemPrices } from './catalog-item';
import { isColorInStock } from './color-stock';
import { memoByView } from './memo-by-view';

const modelAttributes = memoByView(frameAttributes);
const skuAttributes = memoByView(colorAttributes);
const pricesWithLenses = memoByView(computePricesWithLenses);

/**
 * Returns a frame model as a product.
 * @param heroColor the color whose image represents the model; by default the first one in stock
 */
export function frameItem(
  frame: FrameModel,
  view: ResponseView,
  heroColor = defaultHeroColor(frame, view),
): CatalogItem {
  const prices = frame.colors.map((color) => itemPrices(frame, color, view));
  const [price = { list: 0, offer: 0 }] = prices.toSorted(bySellingPrice);
  return {
    ...sharedFields(frame, view),
    uniqueID: frame.catentryId,
    partNumber: frame.partNumber,
    type: 'ProductBean',
    categoryIds: categoriesOf({ frame }),
    ...imageFields(frame, heroColor, view),
    price,
    ...priceRangeOf(prices),
    ...lowestPriceWithLenses(frame, view),
    inStock: frame.colors.some((color) => isColorInStock(color, view)),
    attributes: modelAttributes(frame, view),
    skus: frame.colors.map((color) => skuOfModel(frame, color, view)),
    ...(heroColor ? { heroSkuId: heroColor.catentryId } : {}),
  };
}

/** Serializes one color of a frame as a separate item: the model's attributes, then the color's. */
export function skuItem(frame: FrameModel, color: FrameColor, view: ResponseView): CatalogItem {
  const sku = skuOfModel(frame, color, view);
  return { ...sku, attributes: [...modelAttributes(frame, view), ...sku.attributes] };
}

/** Serializes one color as a SKU inside its model, with the color's attributes only. */
function skuOfModel(frame: FrameModel, color: FrameColor, view: ResponseView): CatalogItem {
  return {
    ...sharedFields(frame, view),
    uniqueID: color.catentryId,
    partNumber: color.upc,
    type: 'ItemBean',
    parent: { uniqueID: frame.catentryId, partNumber: frame.partNumber },
    categoryIds: categoriesOf({ frame }),
    ...imageFields(frame, color, view),
    price: itemPrices(frame, color, view),
    ...priceWithLensesOf(frame, color, view),
    inStock: isColorInStock(color, view),
    attributes: skuAttributes(color, view),
    skus: [],
  };
}

function defaultHeroColor({ colors }: FrameModel, view: ResponseView): FrameColor | undefined {
  return colors.find((color) => isColorInStock(color, view)) ?? colors[0];
}

/** Returns the price range of the colors, when their prices differ. */
function priceRangeOf(prices: ItemPrices[]): Pick<CatalogItem, 'priceRange'> {
  const lists = prices.map((price) => price.list);
  const offers = prices.map((price) => price.offer);
  const sellingPrices = prices.map(sellingPrice);
  const lowest = {
    list: Math.min(...lists),
    offer: Math.min(...offers),
    promotion: Math.min(...sellingPrices),
  };
  const highest = {
    list: Math.max(...lists),
    offer: Math.max(...offers),
    promotion: Math.max(...sellingPrices),
  };
  return lowest.list === highest.list && lowest.offer === highest.offer
    ? {}
    : { priceRange: { lowest, highest } };
}

function itemPrices(frame: FrameModel, color: FrameColor, { currency }: ResponseView): ItemPrices {
  const price = color.price[currency];
  const promotion = framePriceAlone(frame, color, currency).offer;
  return promotion < price.offer ? { ...price, promotion } : price;
}

function sellingPrice({ offer, promotion = offer }: ItemPrices): number {
  return promotion;
}

/** Computes prices by color, in cents; empty for a frame without prescription lenses. */
function computePricesWithLenses(
  frame: FrameModel,
  { currency }: ResponseView,
): ReadonlyMap<FrameColor, number> {
  return new Map(
    frame.colors.flatMap((color) => {
      const price = framePriceWithLenses({ model: frame, color }, currency);
      return price === undefined ? [] : [[color, price]];
    }),
  );
}

function lowestPriceWithLenses(frame: FrameModel, view: ResponseView): Pick<CatalogItem, 'priceWithLenses'> {
  const prices = [...pricesWithLenses(frame, view).values()];
  return prices.length === 0 ? {} : { priceWithLenses: Math.min(...prices) };
}

function priceWithLensesOf(
  frame: FrameModel,
  color: FrameColor,
  view: ResponseView,
): Pick<CatalogItem, 'priceWithLenses'> {
  const price = pricesWithLenses(frame, view).get(color);
  return price === undefined ? {} : { priceWithLenses: price };
}

function bySellingPrice(a: ItemPrices, b: ItemPrices): number {
  return sellingPrice(a) - sellingPrice(b) || a.list - b.list;
}

function sharedFields(frame: FrameModel, view: ResponseView) {
  return {
    name: frame.modelName,
    shortDescription: shortDescription(frame, view),
    longDescription: localize(frame.description, view),
    keyword: slug(`${frame.brand} ${frame.modelName}`),
    manufacturer: frame.brand,
  };
}

/** Builds a description such as "Round acetate sunglasses"; word order and agreement differ by language. */
function shortDescription(frame: FrameModel, view: ResponseView): string {
  const shape = localize(shapeLabels[frame.shape], view);
  const material = localize(materialLabels[frame.material], view).toLowerCase();
  const category = localize(frameCategoryLabels[frame.category], view);
  if (view.language === 'en') {
    return frame.material === 'mixed'
      ? `${shape} ${category.toLowerCase()} in mixed materials`
      : `${shape} ${material} ${category.toLowerCase()}`;
  }
  const form = view.language === 'es' ? 'forma' : 'forme';
  return `${category}, ${form} ${shape.toLowerCase()}, ${material}`;
}

function imageFields(frame: FrameModel, color: FrameColor | undefined, view: ResponseView) {
  if (!color) return { imageUrl: '', imageAlt: frame.modelName };
  return {
    imageUrl: frontImageUrl(color.upc),
    imageAlt: `${frame.brand} ${frame.modelName}, ${localize(color.colorName, view)}`,
  };
}

/** Returns the attributes of one color of a frame: the defining ones of its SKU, and its sun lens. */
function colorAttributes(color: FrameColor, view: ResponseView): Attribute[] {
  const family = colorFamilyLabels[color.colorFamily];
  const price = color.price[view.currency];
  return [
    attribute(
      'FRAME_COLOR',
      [
        {
          identifier: color.colorCode,
          value: localize(color.colorName, view),
          hex: color.paint.front,
        },
      ],
      view,
    ),
    attribute(
      'COLOR_FAMILY',
      [{ identifier: color.colorFamily, value: localize(family.label, view), hex: family.hex }],
      view,
    ),
    attribute('TRY_ON', [flagValue(color.tryOn)], view),
    attribute('ON_SALE', [flagValue(price.offer < price.list)], view),
    ...sunLensAttributes(color, view),
  ];
}

function sunLensAttributes({ sunLens, paint }: FrameColor, view: ResponseView): Attribute[] {
  if (!sunLens) return [];
  return [
    attribute(
      'LENS_COLOR',
      [{ identifier: slug(sunLens.name.en), value: localize(sunLens.name, view), hex: paint.lens }],
      view,
    ),
    attribute('POLARIZED', [flagValue(sunLens.polarized)], view),
    attribute('LENS_MIRRORED', [flagValue(sunLens.mirrored)], view),
    attribute('LENS_GRADIENT', [flagValue(sunLens.gradient)], view),
    attribute('LENS_CATEGORY', [plainValue(String(sunLens.category))], view, 'INTEGER'),
  ];
}

/** Returns the attributes that all colors of a frame share. */
function frameAttributes(frame: FrameModel, view: ResponseView): Attribute[] {
  return [
    attribute('MODEL_NAME', [{ identifier: slug(frame.modelName), value: frame.modelName }], view),
    attribute('MODEL_CODE', [plainValue(frame.modelCode)], view),
    attribute('PRODUCT_TYPE', [plainValue(frame.category === 'sunglasses' ? 'SUN' : 'OPTICAL')], view),
    attribute('GENDER', [labeledValue(frame.gender, genderLabels[frame.gender], view)], view),
    attribute('FRAME_SHAPE', [labeledValue(frame.shape, shapeLabels[frame.shape], view)], view),
    attribute('FRAME_MATERIAL', [labeledValue(frame.material, materialLabels[frame.material], view)], view),
    attribute('RIM_TYPE', [labeledValue(frame.rim, rimLabels[frame.rim], view)], view),
    ...sizeAttributes(frame, view),
    attribute('BRIDGE_FIT', [labeledValue(frame.bridgeFit, bridgeFitLabels[frame.bridgeFit], view)], view),
    ...featureAttribute(frame, view),
    attribute('ROXABLE', [flagValue(frame.prescriptionReady)], view),
    ...powerAttributes(frame, view),
    ...promotionAttributes(frame, view),
    attribute('RELEASED_ON', [plainValue(frame.releasedOn)], view),
  ];
}

function sizeAttributes({ size }: FrameModel, view: ResponseView): Attribute[] {
  const band = sizeBand(size.totalWidth);
  return [
    attribute('EYE_SIZE', [lengthValue(size.eye)], view, 'INTEGER'),
    attribute('BRIDGE_SIZE', [lengthValue(size.bridge)], view, 'INTEGER'),
    attribute('TEMPLE_LENGTH', [lengthValue(size.temple)], view, 'INTEGER'),
    attribute('LENS_HEIGHT', [lengthValue(size.lensHeight)], view, 'INTEGER'),
    attribute('TOTAL_WIDTH', [lengthValue(size.totalWidth)], view, 'INTEGER'),
    attribute('SIZE_BAND', [labeledValue(band, sizeBandLabels[band], view)], view),
  ];
}

function featureAttribute({ features }: FrameModel, view: ResponseView): Attribute[] {
  if (features.length === 0) return [];
  return [
    attribute(
      'FEATURE',
      features.map((feature) => labeledValue(feature, featureLabels[feature], view)),
      view,
    ),
  ];
}

function powerAttributes({ totalPower }: FrameModel, view: ResponseView): Attribute[] {
  if (!totalPower) return [];
  const power = (diopters: number) => [{ ...plainValue(diopters.toFixed(2)), unit: 'D' as const }];
  return [
    attribute('MIN_TOTAL_POWER', power(totalPower.min), view, 'FLOAT'),
    attribute('MAX_TOTAL_POWER', power(totalPower.max), view, 'FLOAT'),
  ];
}

function promotionAttributes({ promotion }: FrameModel, view: ResponseView): Attribute[] {
  if (!promotion) return [];
  const { type, detail } = promotion;
  return [
    attribute('PROMO_TYPE', [{ identifier: type, value: type }], view),
    attribute('PROMO_DETAIL', [{ identifier: detail, value: promotionDetailText(promotion, view) }], view),
  ];
}
