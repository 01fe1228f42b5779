import type { CatalogSearchPrice } from '@generated/catalog/model/catalogSearchPrice';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import type { CatalogSearchSku } from '@generated/catalog/model/catalogSearchSku';
import { parseAmount } from '@/domain/money/parse-amount';
import { discountBadge } from '@/domain/pricing/discount';
import { type AttributeLookup, firstValue, lookUpAttributes, positiveNumber } from './attributes';
import type { FrameSize, ProductColor, ProductPrice, ProductView, StockState } from './product-view';

const KINDS: Partial<Record<string, ProductView['kind']>> = {
  SUN: 'sunglasses',
  CONTACT_LENS: 'contact-lenses',
};

/**
 * Maps a catentry (SKU or contact lens) to the view. Missing values and the list of colors come from the model; without a
 * model the catentry is the only color.
 */
export function toProductView(catentry: CatalogSearchProduct, model?: CatalogSearchProduct): ProductView {
  const attribute = lookUpAttributes(catentry.attributes, model?.attributes);
  const kind = KINDS[firstValue(attribute('PRODUCT_TYPE'))?.value ?? ''] ?? 'eyeglasses';
  return {
    kind,
    id: catentry.uniqueID,
    upc: catentry.partNumber,
    brand: catentry.manufacturer || model?.manufacturer || '',
    name: firstValue(attribute('MODEL_NAME'))?.value || catentry.name,
    colorName: firstValue(attribute('FRAME_COLOR'))?.value ?? '',
    summary: catentry.shortDescription || model?.shortDescription || '',
    description: catentry.longDescription || model?.longDescription || '',
    price: toPrice(catentry.price) ?? toPrice(model?.price),
    promotion: firstValue(attribute('PROMO_DETAIL'))?.value ?? '',
    stock: toStock(catentry),
    image: catentry.fullImage || catentry.thumbnail || undefined,
    colors: (model?.sKUs?.length ? model.sKUs : [catentry]).flatMap(toColor),
    size: toSize(attribute),
    prescriptionReady: kind !== 'contact-lenses' && firstValue(attribute('ROXABLE'))?.value === 'True',
    attribute,
  };
}

/** The commerce API sends "" for no price and may omit either usage. */
function toPrice(prices: readonly CatalogSearchPrice[] = []): ProductPrice | undefined {
  const amount = (usage: CatalogSearchPrice['usage']) =>
    parseAmount(prices.find((price) => price.usage === usage)?.value);
  const display = amount('Display');
  const offer = amount('Offer') ?? display;
  if (offer === undefined) return undefined;
  const list = display !== undefined && display > offer ? display : offer;
  return { offer, list, badgePercent: discountBadge(list, offer) };
}

function toStock({ buyable, x_inventoryStatus }: CatalogSearchSku): StockState {
  if (buyable !== 'true' || x_inventoryStatus === 'Unavailable') return 'sold-out';
  return x_inventoryStatus === 'Backordered' ? 'backordered' : 'available';
}

/** A SKU without a color has no swatch. */
function toColor(sku: CatalogSearchSku): ProductColor[] {
  const attribute = lookUpAttributes(sku.attributes);
  const frame = firstValue(attribute('FRAME_COLOR'));
  if (!frame?.x_hex) return [];
  const lens = firstValue(attribute('LENS_COLOR'))?.x_hex;
  return [
    {
      upc: sku.partNumber,
      name: frame.value,
      swatch: lens && lens !== frame.x_hex ? [frame.x_hex, lens] : [frame.x_hex],
      available: toStock(sku) !== 'sold-out',
    },
  ];
}

/** A size needs all three numbers printed on the temple. */
function toSize(attribute: AttributeLookup): FrameSize | undefined {
  const eye = positiveNumber(attribute('EYE_SIZE'));
  const bridge = positiveNumber(attribute('BRIDGE_SIZE'));
  const temple = positiveNumber(attribute('TEMPLE_LENGTH'));
  if (!eye || !bridge || !temple) return undefined;
  return {
    eye,
    bridge,
    temple,
    lensHeight: positiveNumber(attribute('LENS_HEIGHT')),
    totalWidth: positiveNumber(attribute('TOTAL_WIDTH')),
    band: firstValue(attribute('SIZE_BAND'))?.value,
    shape: firstValue(attribute('FRAME_SHAPE'))?.identifier,
  };
}
