import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import type { FrameLensesFrame } from '@generated/lens/model/frameLensesFrame';
import type { FrameLensPackage } from '@generated/lens/model/frameLensPackage';
import type { FramePerk } from '@generated/lens/model/framePerk';
import type { FramePromotions } from '@generated/lens/model/framePromotions';
import type { FrameWarranty } from '@generated/lens/model/frameWarranty';
import { lensPricesWith, promotionFigures } from '../../pricing/frame-promotion';
import { insuredPrice, type PayingBenefits } from '../../pricing/insured-prices';
import type { Sellable } from '../../pricing/sellable';
import type { ProtectionPlan } from '../../seed/catalog/protection-plans';
import type { FrameColor, FrameModel } from '../../seed/models/frame';
import type { LensPackage } from '../../seed/models/lens-package';
import type { Currency } from '../../seed/models/price';
import type { PromotionCode } from '../../seed/promotion-codes';
import { promotionDetailText } from '../labels/promotion-detail-text';
import { localize, type ResponseView } from '../response-view';
import { lensContent } from './lens-content';

export interface FrameWithLenses {
  frame: FrameModel;
  color: FrameColor;
  /** Packages that fit the frame. */
  packages: LensPackage[];
  warranties: ProtectionPlan[];
  /** The perk that is good for the frame. */
  perk?: PromotionCode | undefined;
  /** Benefits of the shopper's plan; undefined with insurance off. */
  benefits?: PayingBenefits | undefined;
}

/** Returns the response of the lens service for a frame. Prices are numbers in the view's currency. */
export function frameLenses(input: FrameWithLenses, view: ResponseView): FrameLensesData {
  return {
    frame: toFrame(input, view),
    packages: input.packages.map((lens) => toPackage(lens, input, view)),
    content: lensContent(input.packages, view),
    warranties: input.warranties.map((plan) => toWarranty(plan, view)),
  };
}

function toFrame({ frame, color, perk, benefits }: FrameWithLenses, view: ResponseView): FrameLensesFrame {
  const price = color.price[view.currency];
  const { promotion } = frame;
  return {
    upc: color.upc,
    catEntryId: color.catentryId,
    listPrice: toCurrencyUnits(price.list),
    offerPrice: toCurrencyUnits(price.offer),
    insPrice: toInsuredPrice({ kind: 'frame', model: frame, color }, benefits, view.currency),
    ...(promotion
      ? { promoType: promotion.type, promoTypeDetail: promotionDetailText(promotion, view) }
      : {}),
    promotions: framePromotions(frame, view),
    ...(perk ? { perk: toPerk(perk, view) } : {}),
  };
}

function toPerk({ code, reduction, description }: PromotionCode, view: ResponseView): FramePerk {
  const terms =
    'percent' in reduction
      ? { percent: reduction.percent }
      : { amount: toCurrencyUnits(reduction.amount[view.currency]) };
  return { code, ...terms, title: localize(description, view) };
}

function framePromotions(frame: FrameModel, { currency }: ResponseView): FramePromotions {
  const { type: _, gvpBasePrice, ...figures } = promotionFigures(frame, currency);
  return {
    ...figures,
    ...(gvpBasePrice === undefined ? {} : { gvpBasePrice: toCurrencyUnits(gvpBasePrice) }),
  };
}

function toPackage(
  lens: LensPackage,
  { frame, benefits }: FrameWithLenses,
  { currency }: ResponseView,
): FrameLensPackage {
  const price = lens.price[currency];
  return {
    upc: lens.upc,
    catEntryId: lens.catentryId,
    listPrice: toCurrencyUnits(price.list),
    offerPrice: toCurrencyUnits(price.offer),
    insPrice: toInsuredPrice({ kind: 'lens-package', lens }, benefits, currency),
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
    promotions: { completePairAvailable: lensPricesWith(lens, frame, currency).completePairAvailable },
  };
}

function toWarranty(plan: ProtectionPlan, view: ResponseView): FrameWarranty {
  return {
    id: plan.catentryId,
    title: localize(plan.title, view),
    description: localize(plan.description, view),
    price: toCurrencyUnits(plan.price[view.currency]),
  };
}

/** Returns the insured price; null without insurance, and where the plan does not lower the price. */
function toInsuredPrice(
  sellable: Sellable,
  benefits: PayingBenefits | undefined,
  currency: Currency,
): number | null {
  const price = insuredPrice(sellable, benefits, currency);
  return price === undefined ? null : toCurrencyUnits(price);
}

/** Converts cents to currency units. */
function toCurrencyUnits(cents: number): number {
  return cents / 100;
}
