import type { FrameLensesContent } from '@generated/lens/model/frameLensesContent';
import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import type { FrameLensesFrame } from '@generated/lens/model/frameLensesFrame';
import type { FrameLensPackage } from '@generated/lens/model/frameLensPackage';
import type { FramePerk } from '@generated/lens/model/framePerk';
import { type LensFacts, withUniqueCodes } from '@/domain/lens/lens-facts';
import { ZERO } from '@/domain/money/cents';
import { parseAmount } from '@/domain/money/parse-amount';
import { framePromotion } from '@/domain/pricing/frame-promotion';
import type { LensPrices, LinePrices, Promotion } from '@/domain/pricing/price-input';
import { completesPair } from '@/domain/pricing/promotion';
import type { LensLabel, LensPackageView, LensView, PerkView } from './lens-view';
import { toSelectedLens } from './to-selected-lens';

/** Maps the lens service's response to the view. */
export function toLensView({ frame, packages, content, warranties = [] }: FrameLensesData): LensView {
  const facts = withUniqueCodes(packages.map(toLensFacts));
  const packageViews = packages.map((lens, index) => toPackage(lens, content, facts[index]));
  return {
    frame: { catEntryId: frame.catEntryId, upc: frame.upc, prices: toPrices(frame) },
    perk: toPerk(frame.perk),
    promotion: toPromotion(
      frame,
      packageViews.map(({ prices }) => prices),
    ),
    promotionDetail: frame.promoTypeDetail ?? '',
    packages: packageViews,
    plans: warranties.map(({ id, title, description, price }) => ({
      id,
      title,
      description,
      price: parseAmount(price) ?? ZERO,
    })),
  };
}

function toPackage(
  lens: FrameLensPackage,
  content: FrameLensesContent,
  facts: LensFacts = toLensFacts(lens),
): LensPackageView {
  const labelFor = (attribute: string, code: string): LensLabel => {
    const contentItem = content[attribute]?.[code];
    return { code, title: contentItem?.title ?? code, description: contentItem?.description };
  };
  return {
    upc: lens.upc,
    type: labelFor('type', lens.type),
    treatment: labelFor('treatmentFamily', lens.treatmentFamily),
    material: labelFor('materialCode', lens.materialCode),
    color: { ...labelFor('color', lens.color), code: lens.clen },
    coating: labelFor('antiReflective', lens.antiReflective),
    facts,
    finish: toFinish(lens, content),
    prices: {
      ...(toPrices(lens) ?? { offer: ZERO }),
      type: lens.type,
      insurable: lens.insurable,
      completePairAvailable: lens.promotions?.completePairAvailable,
    },
    completePairAvailable: completesPair({
      type: lens.type,
      completePairAvailable: lens.promotions?.completePairAvailable,
    }),
    selected: toSelectedLens(lens),
  };
}

function toLensFacts(lens: FrameLensPackage): LensFacts {
  return {
    upc: lens.upc,
    type: lens.type,
    material: lens.materialCode,
    treatment: lens.treatmentFamily,
    color: lens.clen,
    coating: lens.antiReflective,
    sphere: lens.rxValues.sph,
    addition: lens.rxValues.add,
  };
}

/** Omits the default values: clear color, no coating. */
function toFinish({ color, clen, antiReflective }: FrameLensPackage, content: FrameLensesContent): string {
  const colorTitle =
    clen === 'CLR' || color === 'clear' ? undefined : (content.color?.[color]?.title ?? color);
  const coatingTitle =
    antiReflective === 'none' ? undefined : content.antiReflective?.[antiReflective]?.title;
  return [colorTitle, coatingTitle].filter(Boolean).join(', ');
}

type WirePrices = Pick<FrameLensesFrame, 'listPrice' | 'offerPrice' | 'insPrice'>;

/** Maps the prices; undefined without an offer price. */
function toPrices({ listPrice, offerPrice, insPrice }: WirePrices): LinePrices | undefined {
  const offer = parseAmount(offerPrice);
  return offer === undefined
    ? undefined
    : { list: parseAmount(listPrice), offer, insured: parseAmount(insPrice) };
}

/** Maps the perk; undefined without a percentage or an amount, which is no perk. */
function toPerk(perk: FramePerk | undefined): PerkView | undefined {
  const amount = parseAmount(perk?.amount);
  const terms = perk?.percent === undefined ? amount && { amount } : { percent: perk.percent };
  return perk && terms ? { code: perk.code, title: perk.title, terms } : undefined;
}

function toPromotion(
  { promoType, promotions }: FrameLensesFrame,
  lenses: readonly LensPrices[],
): Promotion | undefined {
  return framePromotion(
    { ...promotions, type: promoType, gvpBasePrice: parseAmount(promotions.gvpBasePrice) },
    lenses,
  );
}
