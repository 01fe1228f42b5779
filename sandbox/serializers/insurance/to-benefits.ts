import type { RiaBenefit } from '@generated/insurance/model/riaBenefit';
import type { RiaBenefits } from '@generated/insurance/model/riaBenefits';
import { BENEFIT_PERIOD_MONTHS, type PlanBenefits } from '../../seed/insurance/insurance-plans';
import type { ResponseView } from '../response-view';
import { benefitText } from './benefit-labels';

type RenewalDays = Readonly<Record<'frames' | 'lenses' | 'contact', string | undefined>>;

/** Returns a plan's benefits. Those of a period can be used, or renew on a day. */
export function toBenefits(benefits: PlanBenefits, renewals: RenewalDays, view: ResponseView): RiaBenefits {
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
