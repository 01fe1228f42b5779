import type { RiaBenefit } from '@generated/insurance/model/riaBenefit';
import type { RiaBenefits } from '@generated/insurance/model/riaBenefits';
import { LOCALES } from '@/domain/locale/locales';
import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { renewalDay } from '../../insurance/benefit-use';
import { insuredShopper, renewToken, shopperOfToken } from '../../insurance/insured-shopper';
import { BENEFIT_PERIOD_MONTHS, type PlanBenefits } from '../../seed/insurance/insurance-plans';
import { type ResponseView, responseView } from '../../serializers/response-view';
import { insuranceErrors } from './insurance-errors';

/** Benefits of the active plan, else of the one that the request names. Carriers without an inquiry report none. Renews the token. */
export const getInsuranceBenefits: Handler<'getInsuranceBenefits'> = (call, context) => {
  const { tokenId: token, providerName, memberId, riaInsuranceInformation: information } = call.body;
  const found = shopperOfToken(context, call, { token });
  if (!found || found.provider !== providerName || (memberId !== '' && memberId !== found.member.memberId))
    return reject(insuranceErrors.invalidToken());
  renewToken(context, token);
  const active = insuredShopper(context, call);
  const named = found.member.plans.find(({ planName }) => planName === information.planName);
  const plan = active?.member === found.member ? active.plan : (named ?? found.plan);
  const shopper = { ...found, plan };
  if (!plan.hasInquiry) return { BENEFITS_INQUIRY: {} };
  const renewals = {
    frames: renewalDay(context, shopper, 'frames'),
    lenses: renewalDay(context, shopper, 'lenses'),
    contact: renewalDay(context, shopper, 'contact'),
  };
  const view = responseView(call.params.storeId, { langId: call.query.langId });
  return { BENEFITS_INQUIRY: toBenefits(plan.benefits, renewals, view) };
};

type RenewalDays = Readonly<Record<'frames' | 'lenses' | 'contact', string | undefined>>;

/** Returns a plan's benefits. Those of a period can be used, or renew on a day. */
function toBenefits(benefits: PlanBenefits, renewals: RenewalDays, view: ResponseView): RiaBenefits {
  const { frames, lenses, contact, exam } = benefits;
  const frequencyMonths = BENEFIT_PERIOD_MONTHS;
  return {
    ...(frames && {
      frames: {
        ...use(renewals.frames),
        infoBenefit: benefitText({ kind: 'allowance', amount: frames.allowance }, view),
        allowance: frames.allowance / 100,
        frequencyMonths,
      },
    }),
    ...(frames &&
      frames.percentOffBalance > 0 && {
        frames_add: {
          ...use(renewals.frames),
          infoBenefit: benefitText({ kind: 'off-balance', percent: frames.percentOffBalance }, view),
          discountPercent: frames.percentOffBalance,
        },
      }),
    ...(lenses && {
      lenses: {
        ...use(renewals.lenses),
        infoBenefit: benefitText({ kind: 'copay', amount: lenses.copay }, view),
        copay: lenses.copay / 100,
        frequencyMonths,
      },
      lenses_add: {
        ...use(renewals.lenses),
        infoBenefit: benefitText({ kind: 'off-extras', percent: OPTIONS_PERCENT_OFF }, view),
        discountPercent: OPTIONS_PERCENT_OFF,
      },
    }),
    ...(contact && {
      contact: {
        ...use(renewals.contact),
        infoBenefit: benefitText({ kind: 'allowance', amount: contact.allowance }, view),
        allowance: contact.allowance / 100,
        frequencyMonths,
      },
    }),
    ...(exam && {
      exam: {
        ...use(undefined),
        infoBenefit: `${benefitText({ kind: 'copay', amount: exam.copay }, view)}*`,
        copay: exam.copay / 100,
        frequencyMonths,
      },
    }),
  };
}

/** Discount for members on lens options; see seed/catalog/lenses/lens-prices.ts. */
const OPTIONS_PERCENT_OFF = 20;

function use(renewalDay: string | undefined): Pick<RiaBenefit, 'available' | 'nextServiceDate'> {
  return { available: renewalDay === undefined, nextServiceDate: renewalDay ?? null };
}

type BenefitTerms =
  /** In cents. */
  { kind: 'allowance' | 'copay'; amount: number } | { kind: 'off-balance' | 'off-extras'; percent: number };

/** Describes a benefit, in the language of the response. */
function benefitText(terms: BenefitTerms, view: ResponseView): string {
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
