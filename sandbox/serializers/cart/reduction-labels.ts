import { formatMoney } from '@/domain/money/format-money';
import type { Reduction } from '../../pricing/priced-order';
import type { ResponseView } from '../response-view';

/** Wire code of the saving by vision insurance. */
export const INSURANCE_CODE = 'RIA';

/** Returns the wire code of a reduction. */
export function reductionCode(reduction: Reduction): string {
  switch (reduction.type) {
    case 'CODE':
      return reduction.promotion.code;
    case 'GVP':
    case 'OFFER':
      return reduction.type;
    case 'INSURANCE':
      return INSURANCE_CODE;
    default:
      return `${reduction.type}-${reduction.percent}`;
  }
}

/** Returns the label of a reduction in the view's language. */
export function reductionLabel(reduction: Reduction, view: ResponseView): string {
  switch (reduction.type) {
    case 'CODE':
      return reduction.promotion.description[view.language];
    case 'GVP':
      return pairPrice(formatMoney(reduction.pairPrice, view.locale), view);
    case 'AEO':
      return reduction.ofPair ? offPair(reduction.percent, view) : offFrame(reduction.percent, view);
    case 'BOM':
      return offFrame(reduction.percent, view);
    case 'INSURANCE':
      return { en: 'Vision insurance', es: 'Seguro de la vista', fr: 'Assurance de la vue' }[view.language];
    case 'OFFER':
      return { en: 'Reduced price', es: 'Precio rebajado', fr: 'Prix réduit' }[view.language];
  }
}

function offPair(percent: number, { language }: ResponseView): string {
  return {
    en: `${percent}% off frame and lenses`,
    es: `${percent}\u00a0% de descuento en montura y lentes`,
    fr: `${percent}\u00a0% de rabais sur la monture et les verres`,
  }[language];
}

function offFrame(percent: number, { language }: ResponseView): string {
  return {
    en: `${percent}% off the frame`,
    es: `${percent}\u00a0% de descuento en la montura`,
    fr: `${percent}\u00a0% de rabais sur la monture`,
  }[language];
}

function pairPrice(price: string, { language }: ResponseView): string {
  return {
    en: `Complete pair for ${price}`,
    es: `Par completo por ${price}`,
    fr: `Paire complète à ${price}`,
  }[language];
}
