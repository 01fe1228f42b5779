import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import type { FrameLensesFrame } from '@generated/lens/model/frameLensesFrame';
import type { FrameLensPackage } from '@generated/lens/model/frameLensPackage';
import type { FramePromotions } from '@generated/lens/model/framePromotions';
import type { FrameWarranty } from '@generated/lens/model/frameWarranty';
import { parsePromotionTerms } from '../../seed/catalog/frames/promotion-detail';
import type { ProtectionPlan } from '../../seed/catalog/protection-plans';
import type { FrameColor, FrameModel } from '../../seed/models/frame';
import type { LensPackage } from '../../seed/models/lens-package';
import { promotionDetailText } from '../labels/promotion-detail-text';
import { localize, type ResponseView } from '../response-view';
import { lensContent } from './lens-content';

export interface FrameWithLenses {
  frame: FrameModel;
  color: FrameColor;
  /** Packages that fit the frame. */
  packages: LensPackage[];
  warranties: ProtectionPlan[];
}

/** Response of the lens service for a frame. Prices are numbers in the view's currency. */
export function frameLenses(input: FrameWithLenses, view: ResponseView): FrameLensesData {
  return {
    frame: toFrame(input, view),
    packages: input.packages.map((lens) => toPackage(lens, input.frame, view)),
    content: lensContent(input.packages, view),
    warranties: input.warranties.map((plan) => toWarranty(plan, view)),
  };
}

function toFrame({ frame, color }: FrameWithLenses, view: ResponseView): FrameLensesFrame {
  const price = color.price[view.currency];
  const { promotion } = frame;
  return {
    upc: color.upc,
    catEntryId: color.catentryId,
    listPrice: toCurrencyUnits(price.list),
    offerPrice: toCurrencyUnits(price.offer),
    // It depends on the shopper's insurance plan, which the lens service does not know.
    insPrice: null,
    ...(promotion
      ? { promoType: promotion.type, promoTypeDetail: promotionDetailText(promotion, view) }
      : {}),
    promotions: framePromotions(frame, view),
  };
}

function framePromotions({ promotion, prescriptionReady }: FrameModel, view: ResponseView): FramePromotions {
  if (!promotion) return { completePairAvailable: false };
  const terms = parsePromotionTerms(promotion);
  if (terms.type === 'BOM') return { completePairAvailable: false, framePercent: terms.percentOffFrame };
  if (terms.type === 'GVP') {
    return {
      completePairAvailable: prescriptionReady,
      gvpBasePrice: toCurrencyUnits(terms.basePrice[view.currency]),
    };
  }
  return {
    completePairAvailable: prescriptionReady,
    completePairPercent: terms.percentOffPair,
    frameOnlyPercent: terms.percentOffFrame,
  };
}

function toPackage(lens: LensPackage, frame: FrameModel, { currency }: ResponseView): FrameLensPackage {
  const price = lens.price[currency];
  return {
    upc: lens.upc,
    catEntryId: lens.catentryId,
    listPrice: toCurrencyUnits(price.list),
    offerPrice: toCurrencyUnits(price.offer),
    insPrice: lens.insurable ? toCurrencyUnits(lens.insuredPrice[currency]) : null,
    insurable: lens.insurable,
    type: lens.type,
    segmentCode: lens.segmentCode,
    materialCode: lens.materialCode,
    index: lens.index,
    treatmentFamily: lens.treatmentFamily,
    antiReflective: lens.antiReflective,
    blueLight: lens.blueLight,
    polar: lens.polar,
    brand: lens.brand,
    color: lens.color,
    clen: lens.colorCode,
    services: [...lens.services],
    rxValues: lens.rxValues,
    isSpeedyRX: lens.isSpeedyRX,
    promotions: { completePairAvailable: makesCompletePair(lens, frame) },
  };
}

/** A complete pair needs a prescription lens, not a demo or non-prescription lens (decisions.md, Prices). */
function makesCompletePair({ type }: LensPackage, { promotion }: FrameModel): boolean {
  const isForPair = promotion?.type === 'AEO' || promotion?.type === 'GVP';
  return isForPair && type !== 'frame-only' && type !== 'non-prescription';
}

function toWarranty(plan: ProtectionPlan, view: ResponseView): FrameWarranty {
  return {
    id: plan.catentryId,
    title: localize(plan.title, view),
    description: localize(plan.description, view),
    price: toCurrencyUnits(plan.price[view.currency]),
  };
}

/** Converts cents to currency units. */
function toCurrencyUnits(cents: number): number {
  return cents / 100;
}
