import { LOCALES } from '@/domain/locale/locales';
import type { ResponseView } from '../response-view';

type BenefitTerms =
  /** In cents. */
  { kind: 'allowance' | 'copay'; amount: number } | { kind: 'off-balance' | 'off-extras'; percent: number };

/** Describes a benefit, in the language of the response. */
export function benefitText(terms: BenefitTerms, view: ResponseView): string {
  switch (terms.kind) {
    case 'allowance': {
      const money = wholeMoney(terms.amount, view);
      return {
        en: `${money} allowance`,
        es: `${money} de asignación`,
        fr: `Allocation de ${money}`,
      }[view.language];
    }
    case 'copay': {
      const money = wholeMoney(terms.amount, view);
      return { en: `${money} copay`, es: `${money} de copago`, fr: `Quote-part de ${money}` }[view.language];
    }
    case 'off-balance':
      return {
        en: `${terms.percent}% off the balance`,
        es: `${terms.percent}\u00a0% de descuento en el resto`,
        fr: `${terms.percent}\u00a0% de rabais sur le solde`,
      }[view.language];
    case 'off-extras':
      return {
        en: `${terms.percent}% off extras`,
        es: `${terms.percent}\u00a0% de descuento en extras`,
        fr: `${terms.percent}\u00a0% de rabais sur les options`,
      }[view.language];
  }
}

/** Allowances and copays are whole amounts. */
function wholeMoney(amount: number, { locale }: ResponseView): string {
  const { languageTag, currency } = LOCALES[locale];
  return new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount / 100);
}
