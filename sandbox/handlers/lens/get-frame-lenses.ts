import type { FrameLensesContent } from '@generated/lens/model/frameLensesContent';
import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import type { FrameLensesFrame } from '@generated/lens/model/frameLensesFrame';
import type { FrameLensPackage } from '@generated/lens/model/frameLensPackage';
import type { FramePerk } from '@generated/lens/model/framePerk';
import type { FramePromotions } from '@generated/lens/model/framePromotions';
import type { FrameWarranty } from '@generated/lens/model/frameWarranty';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { callerBenefits } from '../../insurance/paying-benefits';
import { lensPricesWith, promotionFigures } from '../../pricing/frame-promotion';
import { insuredPrice, type PayingBenefits } from '../../pricing/insured-prices';
import { findPerk } from '../../pricing/promotion-code-adjustments';
import type { Sellable } from '../../pricing/sellable';
import { productFinder } from '../../search/product-finder';
import { lensMaterials } from '../../seed/catalog/lenses/lens-materials';
import { frameOnlyPackage } from '../../seed/catalog/lenses/lens-packages';
import { lensPackagesFor } from '../../seed/catalog/lenses/lens-packages-for';
import {
  antiReflectiveSentences,
  lensColors,
  lensTreatments,
} from '../../seed/catalog/lenses/lens-treatments';
import { lensTypes } from '../../seed/catalog/lenses/lens-types';
import type { ProtectionPlan } from '../../seed/catalog/protection-plans';
import type { FrameColor, FrameModel } from '../../seed/models/frame';
import type { LensPackage } from '../../seed/models/lens-package';
import type { Currency } from '../../seed/models/price';
import type { PromotionCode } from '../../seed/promotion-codes';
import { promotionDetailText } from '../../serializers/labels/promotion-detail-text';
import { wireText } from '../../serializers/labels/wire-text';
import { localize, type ResponseView, responseView, type WireText } from '../../serializers/response-view';

/**
 * Returns the lens packages that fit a frame (000 §7). A model id means its first color. A frame that is not prescription-ready
 * has only the frame-only package. 404 for any other product.
 */
export const getFrameLenses: Handler<'getFrameLenses'> = (call, context) => {
  const { params, query } = call;
  const { catalog, now } = context;
  const match = productFinder(catalog).byId(params.frameId);
  const frame = match && 'frame' in match.product ? match.product.frame : undefined;
  const color = match?.color ?? frame?.colors[0];
  if (!frame || !color) return reject(apiErrors.notFound(`Frame ${params.frameId}`));
  const packages = lensPackagesFor(frame, color);
  const view = responseView(params.storeId, query);
  const perk = findPerk(query.selectedPerkCode, now().getTime());
  return {
    status: 'ok' as const,
    data: frameLenses(
      {
        frame,
        color,
        packages,
        warranties: catalog.warranties,
        perk,
        benefits: callerBenefits(context, call),
      },
      view,
    ),
  };
};

interface FrameWithLenses {
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
  const { catentryId, name, description, colorCode, price, insuredPrice: _, ...sameFields } = lens;
  return {
    ...sameFields,
    catEntryId: catentryId,
    listPrice: toCurrencyUnits(price[currency].list),
    offerPrice: toCurrencyUnits(price[currency].offer),
    insPrice: toInsuredPrice({ kind: 'lens-package', lens }, benefits, currency),
    clen: colorCode,
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

/** Title and description of an attribute value. */
interface Content {
  title: WireText;
  description?: WireText | undefined;
}

/** The demo lens in a new frame. */
const demoMaterialContent: Content = {
  title: wireText('Demo lens', 'Lente de muestra', 'Verre de présentation'),
};

const antiReflectiveContent: Record<LensPackage['antiReflective'], Content> = {
  none: { title: wireText('No anti-reflective coat', 'Sin capa antirreflejo', 'Sans couche antireflet') },
  standard: {
    title: wireText('Anti-reflective', 'Antirreflejo', 'Antireflet'),
    description: antiReflectiveSentences.standard,
  },
  premium: {
    title: wireText('Premium anti-reflective', 'Antirreflejo premium', 'Antireflet supérieur'),
    description: antiReflectiveSentences.premium,
  },
};

/** Lab services for a lens, by service code. */
const serviceContent: Readonly<Record<string, Content>> = {
  SC01: { title: wireText('Scratch-resistant coat', 'Capa resistente a los rayones', 'Couche antirayures') },
  UV01: { title: wireText('UV protection', 'Protección UV', 'Protection UV') },
  AR01: { title: wireText('Anti-reflective coat', 'Capa antirreflejo', 'Couche antireflet') },
  AR02: {
    title: wireText(
      'Premium anti-reflective coat',
      'Capa antirreflejo premium',
      'Couche antireflet supérieure',
    ),
  },
  BL01: { title: wireText('Blue-light filter', 'Filtro de luz azul', 'Filtre de lumière bleue') },
  PH01: { title: wireText('Photochromic layer', 'Capa fotocromática', 'Couche photochromique') },
  TN01: { title: wireText('Tint', 'Tinte', 'Teinte') },
  PO01: { title: wireText('Polarizing filter', 'Filtro polarizador', 'Filtre polarisant') },
  MI01: { title: wireText('Mirror coat', 'Capa espejada', 'Couche miroir') },
};

/** The attributes of a package, with the content of each value. */
const attributes: Record<string, (lens: LensPackage) => [value: string, content: Content | undefined][]> = {
  upc: (lens) => [[lens.upc, { title: lens.name, description: lens.description }]],
  type: (lens) => [[lens.type, typeContent(lens)]],
  segmentCode: (lens) => [[lens.segmentCode, typeContent(lens)]],
  materialCode: (lens) => [[lens.materialCode, materialContent(lens)]],
  treatmentFamily: (lens) => {
    const { name, sentence } = lensTreatments[lens.treatmentFamily];
    return [[lens.treatmentFamily, { title: name, description: sentence }]];
  },
  antiReflective: (lens) => [[lens.antiReflective, antiReflectiveContent[lens.antiReflective]]],
  color: (lens) => [[lens.color, colorContent(lens)]],
  services: (lens) => lens.services.map((code) => [code, serviceContent[code]]),
};

/** Returns the localized content of the packages' values, by attribute and value. */
function lensContent(packages: readonly LensPackage[], view: ResponseView): FrameLensesContent {
  return Object.fromEntries(
    Object.entries(attributes).map(([attribute, contentOf]) => {
      const contents = new Map(packages.flatMap(contentOf));
      return [
        attribute,
        Object.fromEntries([...contents].flatMap((valueContent) => localizeContent(valueContent, view))),
      ];
    }),
  );
}

function localizeContent([value, content]: [string, Content | undefined], view: ResponseView) {
  if (!content) return [];
  const { title, description } = content;
  const localized = {
    title: localize(title, view),
    ...(description ? { description: localize(description, view) } : {}),
  };
  return [[value, localized] as const];
}

function typeContent({ type }: LensPackage): Content {
  if (type === 'frame-only') {
    return { title: frameOnlyPackage.name, description: frameOnlyPackage.description };
  }
  const { name, sentence } = lensTypes[type];
  return { title: name, description: sentence };
}

function materialContent({ materialCode }: LensPackage): Content {
  if (materialCode === 'DEMO') return demoMaterialContent;
  const { name, sentence } = lensMaterials[materialCode];
  return { title: name, description: sentence };
}

function colorContent({ color }: LensPackage): Content | undefined {
  const lensColor = Object.values(lensColors).find(({ id }) => id === color);
  return lensColor && { title: lensColor.name };
}
