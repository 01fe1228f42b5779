import { type AttributeLookup, attributeText } from '../catalog/attributes';
import { readPrescriptionLimits } from '../catalog/prescription-limits';
import type { LocaleConfig } from '../locale/locales';
import type { Cents } from '../money/cents';

/** Order id that the commerce API resolves to the shopper's current order. */
export const CURRENT_ORDER = '.';

/** The frame of a product page, with the names of the specification (000 §3, Frame). */
export interface FrameParameters {
  /** Catentry id of the SKU. */
  readonly frameId: string;
  /** The UPC. */
  readonly framePartNumber: string;
  readonly frameName: string;
  readonly frameModel: string;
  readonly frameColor: string;
  readonly frameBrand: string;
  readonly frameCategory: 'eyeglasses' | 'sunglasses';
  /** Undefined for a price on request: the frame cannot be added. */
  readonly frameOfferPrice: Cents | undefined;
  readonly frameListPrice: Cents | undefined;
  readonly frameImage: string | undefined;
  /** Total powers that the frame takes, in diopters. */
  readonly frameMinTotalPower: number;
  readonly frameMaxTotalPower: number;
  /** UPC of the frame's package without lenses; undefined until the lens service has responded. */
  readonly frameOnlyLensUPC: string | undefined;
  readonly storeId: LocaleConfig['storeId'];
  readonly catalogId: LocaleConfig['catalogId'];
  readonly langId: LocaleConfig['languageId'];
  readonly currentOrderId: string;
  readonly gender: string | undefined;
  /** True if it takes prescription lenses. */
  readonly glasses: boolean;
}

/** The catalog's data about a frame in one color. */
export interface CatalogFrame {
  readonly kind: string;
  readonly id: string;
  readonly upc: string;
  readonly name: string;
  readonly colorName: string;
  readonly brand: string;
  readonly price?: { readonly offer: Cents; readonly list: Cents } | undefined;
  readonly image?: string | undefined;
  readonly attribute: AttributeLookup;
}

/** Data about a frame from outside the catalog. */
export interface FrameContext {
  readonly site: Pick<LocaleConfig, 'storeId' | 'catalogId' | 'languageId'>;
  /** Set by the lens service. */
  readonly frameOnlyLensUPC?: string | undefined;
  /** Order of the shopper's cart. If absent, the API finds it. */
  readonly orderId?: string | undefined;
}

/** Returns the parameters of a frame from catalog entry, lens service, store and cart. */
export function frameParameters(frame: CatalogFrame, context: FrameContext): FrameParameters {
  const { attribute, price } = frame;
  const { prescriptionReady, totalPower } = readPrescriptionLimits(attribute);
  const { storeId, catalogId, languageId } = context.site;
  return {
    frameId: frame.id,
    framePartNumber: frame.upc,
    frameName: frame.name,
    frameModel: attributeText(attribute, 'MODEL_NAME') ?? frame.name,
    frameColor: frame.colorName,
    frameBrand: frame.brand,
    frameCategory: frame.kind === 'sunglasses' ? 'sunglasses' : 'eyeglasses',
    frameOfferPrice: price?.offer,
    frameListPrice: price?.list,
    frameImage: frame.image,
    frameMinTotalPower: totalPower.min,
    frameMaxTotalPower: totalPower.max,
    frameOnlyLensUPC: context.frameOnlyLensUPC,
    storeId,
    catalogId,
    langId: languageId,
    currentOrderId: context.orderId ?? CURRENT_ORDER,
    gender: attribute('GENDER')?.values[0]?.identifier,
    glasses: prescriptionReady,
  };
}
