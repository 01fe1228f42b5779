import type { RiaBenefitsResponse } from '@generated/insurance/model/riaBenefitsResponse';
import type { RiaLoginResponse } from '@generated/insurance/model/riaLoginResponse';
import { addMonths } from 'date-fns/addMonths';
import { labDay } from '../pricing/delivery-days';
import {
  type AffectedCall,
  changed,
  commented,
  delayed,
  example,
  type NamedScenario,
  noNetwork,
} from './scenario';

/**
 * Failures and delays of vision insurance. The typed values decide who is found, and with which benefits (sandbox/README.md).
 */
export const insuranceScenarios: readonly NamedScenario[] = [
  {
    name: 'insurance-delayed',
    section: '002 §4, §9',
    summary: 'A look-up takes eight seconds: after seven the panel says that it is still looking',
    effects: { loginInsurance: delayed(8000), lookUpInsurance: delayed(8000) },
  },
  {
    name: 'insurance-unavailable',
    section: '002 §8',
    summary: "A look-up gets no response: 'Something went wrong'; no attempt is used",
    effects: { loginInsurance: noNetwork, lookUpInsurance: noNetwork },
  },
  {
    name: 'insurance-service-error',
    section: '002 §8',
    summary: "Code 1, the insurance service fails: 'Something went wrong'; no attempt is used",
    effects: { loginInsurance: example('serviceError'), lookUpInsurance: example('serviceError') },
  },
  {
    name: 'insurance-not-found',
    section: '002 §4, §8',
    summary:
      'Code 0, nobody is found: "We\'re having trouble finding you."; three attempts are left each time',
    effects: { loginInsurance: example('notFound'), lookUpInsurance: example('notFound') },
  },
  {
    name: 'insurance-last-attempt',
    section: '002 §4',
    summary: 'Code 0, nobody is found; one attempt is left',
    effects: { loginInsurance: example('lastAttempt') },
  },
  {
    name: 'insurance-locked',
    section: '002 §4, §8',
    summary: "Code 2, no attempt is left: 'Too many failed attempts', with the countdown from 59:59",
    effects: { loginInsurance: example('attemptLimit'), lookUpInsurance: example('attemptLimit') },
  },
  {
    name: 'insurance-already-logged',
    section: '002 §8',
    summary: 'Code 3, the shopper is logged in already',
    effects: { loginInsurance: example('alreadyLogged'), lookUpInsurance: example('alreadyLogged') },
  },
  {
    name: 'insurance-disabled',
    section: '002 §8',
    summary: 'Code 4, insurance is switched off: no look-up and no prices with it',
    effects: {
      loginInsurance: example('disabled'),
      lookUpInsurance: example('disabled'),
      getInsuranceDiscounts: example('disabled'),
      estimateWithBenefits: example('disabled'),
      priceWithBenefits: example('disabled'),
    },
  },
  {
    name: 'insurance-login-loading',
    section: '002 §8',
    summary: 'Code 5, an earlier look-up is still in progress',
    effects: { loginInsurance: example('loginLoading'), lookUpInsurance: example('loginLoading') },
  },
  {
    name: 'insurance-three-plans',
    section: '002 §5',
    summary: 'A look-up finds three plans, of which two are accepted',
    effects: { loginInsurance: changed(addPlans) },
  },
  {
    name: 'insurance-no-benefits',
    section: '002 §4',
    summary: 'The plan has no benefits: they could not be retrieved',
    effects: { getInsuranceBenefits: example('noBenefits') },
  },
  {
    name: 'insurance-benefits-failed',
    section: '002 §4',
    summary: 'The benefits cannot be read: they could not be retrieved',
    effects: { getInsuranceBenefits: example('benefitsFailed') },
  },
  {
    name: 'insurance-benefits-delayed',
    section: '002 §4',
    summary: 'The benefits are delayed by three seconds',
    effects: { getInsuranceBenefits: delayed(3000) },
  },
  {
    name: 'insurance-renew-later',
    section: '002 §8',
    summary: "All benefits are used up: 'Your benefits will renew on {date}'",
    effects: { getInsuranceBenefits: changed(useUpBenefits) },
  },
  {
    name: 'insurance-discount-failed',
    section: '002 §8',
    summary:
      "No price with insurance can be calculated: 'Error getting insurance discount' is tracked; ordinary prices stay",
    effects: {
      getInsuranceDiscounts: example('discountFailed'),
      estimateWithBenefits: example('discountFailed'),
      priceWithBenefits: example('discountFailed'),
    },
  },
  {
    name: 'insurance-discount-unavailable',
    section: '002 §8',
    summary: 'The calls for prices with insurance get no response; shown like insurance-discount-failed',
    effects: {
      getInsuranceDiscounts: noNetwork,
      estimateWithBenefits: noNetwork,
      priceWithBenefits: noNetwork,
    },
  },
  {
    name: 'insurance-discount-loading',
    section: '002 §8',
    summary: 'Code 6, an earlier calculation of prices with insurance is still in progress',
    effects: {
      getInsuranceDiscounts: example('discountLoading'),
      estimateWithBenefits: example('discountLoading'),
    },
  },
  {
    name: 'insurance-discount-delayed',
    section: '000 §4',
    summary: 'Prices with insurance are delayed by three seconds',
    effects: { getInsuranceDiscounts: delayed(3000), estimateWithBenefits: delayed(3000) },
  },
  {
    name: 'insurance-not-covered',
    section: '002 §7',
    summary: 'The plan lowers no price on product pages',
    effects: { getInsuranceDiscounts: example('notCovered') },
  },
  {
    name: 'insurance-look-up-in-comment',
    section: '002 §7',
    summary: 'The look-up by servlet wraps its response in a block comment; everything works as usual',
    effects: { lookUpInsurance: commented },
  },
];

function addPlans(body: RiaLoginResponse): void {
  if (body.result !== 'ok') return;
  const [plan] = body.plans;
  if (plan) {
    body.plans = ['First Vision', 'Second Vision', 'Third Vision'].map((planName, index) =>
      index === 0 ? plan : { ...plan, planId: `PLAN-${index + 1}`, planName },
    );
  }
}

/** Uses up benefits. The day follows the sandbox's clock, so that it is always ahead. */
function useUpBenefits({ BENEFITS_INQUIRY }: RiaBenefitsResponse, { context }: AffectedCall): void {
  const nextServiceDate = labDay(addMonths(context.now(), MONTHS_TO_RENEWAL));
  for (const benefit of Object.values(BENEFITS_INQUIRY))
    Object.assign(benefit, { available: false, nextServiceDate });
}

const MONTHS_TO_RENEWAL = 5;
