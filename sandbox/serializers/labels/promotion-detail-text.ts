import { cents } from '@/domain/money/cents';
import { formatMoney } from '@/domain/money/format-money';
import { parsePromotionTerms } from '../../seed/catalog/frames/promotion-detail';
import type { FrameModel } from '../../seed/models/frame';
import type { ResponseView } from '../response-view';

/** Returns the description of a promotion in the view's language; empty without a promotion. */
export function promotionDetailText(promotion: FrameModel['promotion'], view: ResponseView): string {
  if (!promotion) return '';
  const terms = parsePromotionTerms(promotion);
  if (terms.type === 'AEO') return pairOffer(terms.percentOffPair, terms.percentOffFrame, view);
  if (terms.type === 'BOM') return frameOffer(terms.percentOffFrame, view);
  return pairPrice(formatMoney(cents(terms.basePrice[view.currency]), view.locale), view);
}

function pairOffer(pair: number, frame: number, { language }: ResponseView): string {
  return {
    en: `${pair}% off frame and prescription lenses, ${frame}% off the frame alone`,
    es: `${pair}\u00a0% de descuento en montura y lentes con receta, ${frame}\u00a0% en la montura sola`,
    fr: `${pair}\u00a0% de rabais sur la monture avec verres sur ordonnance, ${frame}\u00a0% sur la monture seule`,
  }[language];
}

function frameOffer(frame: number, { language }: ResponseView): string {
  return {
    en: `${frame}% off the frame`,
    es: `${frame}\u00a0% de descuento en la montura`,
    fr: `${frame}\u00a0% de rabais sur la monture`,
  }[language];
}

function pairPrice(price: string, { language }: ResponseView): string {
  return {
    en: `Frame and prescription lenses together from ${price}`,
    es: `Montura y lentes con receta juntos desde ${price}`,
    fr: `Monture et verres sur ordonnance ensemble à partir de ${price}`,
  }[language];
}
