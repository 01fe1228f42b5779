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
  noNetwork,
  type ScenarioTable,
} from './scenario';

/**
 * Failures and delays of vision insurance. The typed values decide who is found, and with which benefits (sandbox/README.md).
 */
export const insuranceScenarios: ScenarioTable = {
  'insurance-delayed': [
    '002 §4, §9',
    'A look-up takes eight seconds: after seven the panel says that it is still looking',
    { loginInsurance: delayed(8000), lookUpInsurance: delayed(8000) },
  ],
  'insurance-unavailable': [
    '002 §8',
    "A look-up gets no response: 'Something went wrong'; no attempt is used",
    { loginInsurance: noNetwork, lookUpInsurance: noNetwork },
  ],
  'insurance-service-error': [
    '002 §8',
    "Code 1, the insurance service fails: 'Something went wrong'; no attempt is used",
    { loginInsurance: example('serviceError'), lookUpInsurance: example('serviceError') },
  ],
  'insurance-not-found': [
    '002 §4, §8',
    'Code 0, nobody is found: "We\'re having trouble finding you."; three attempts are left each time',
    { loginInsurance: example('notFound'), lookUpInsurance: example('notFound') },
  ],
  'insurance-last-attempt': [
    '002 §4',
    'Code 0, nobody is found; one attempt is left',
    { loginInsurance: example('lastAttempt') },
  ],
  'insurance-locked': [
    '002 §4, §8',
    "Code 2, no attempt is left: 'Too many failed attempts', with the countdown from 59:59",
    { loginInsurance: example('attemptLimit'), lookUpInsurance: example('attemptLimit') },
  ],
  'insurance-already-logged': [
    '002 §8',
    'Code 3, the shopper is logged in already',
    { loginInsurance: example('alreadyLogged'), lookUpInsurance: example('alreadyLogged') },
  ],
  'insurance-disabled': [
    '002 §8',
    'Code 4, insurance is switched off: no look-up and no prices with it',
    {
      loginInsurance: example('disabled'),
      lookUpInsurance: example('disabled'),
      getInsuranceDiscounts: example('disabled'),
      estimateWithBenefits: example('disabled'),
      priceWithBenefits: example('disabled'),
    },
  ],
  'insurance-login-loading': [
    '002 §8',
    'Code 5, an earlier look-up is still in progress',
    { loginInsurance: example('loginLoading'), lookUpInsurance: example('loginLoading') },
  ],
  'insurance-three-plans': [
    '002 §5',
    'A look-up finds three plans, of which two are accepted',
    { loginInsurance: changed(addPlans) },
  ],
  'insurance-no-benefits': [
    '002 §4',
    'The plan has no benefits: they could not be retrieved',
    { getInsuranceBenefits: example('noBenefits') },
  ],
  'insurance-benefits-failed': [
    '002 §4',
    'The benefits cannot be read: they could not be retrieved',
    { getInsuranceBenefits: example('benefitsFailed') },
  ],
  'insurance-benefits-delayed': [
    '002 §4',
    'The benefits are delayed by three seconds',
    { getInsuranceBenefits: delayed(3000) },
  ],
  'insurance-renew-later': [
    '002 §8',
    "All benefits are used up: 'Your benefits will renew on {date}'",
    { getInsuranceBenefits: changed(useUpBenefits) },
  ],
  'insurance-discount-failed': [
    '002 §8',
    "No price with insurance can be calculated: 'Error getting insurance discount' is tracked; ordinary prices stay",
    {
      getInsuranceDiscounts: example('discountFailed'),
      estimateWithBenefits: example('discountFailed'),
      priceWithBenefits: example('discountFailed'),
    },
  ],
  'insurance-discount-unavailable': [
    '002 §8',
    'The calls for prices with insurance get no response; shown like insurance-discount-failed',
    {
      getInsuranceDiscounts: noNetwork,
      estimateWithBenefits: noNetwork,
      priceWithBenefits: noNetwork,
    },
  ],
  'insurance-discount-loading': [
    '002 §8',
    'Code 6, an earlier calculation of prices with insurance is still in progress',
    {
      getInsuranceDiscounts: example('discountLoading'),
      estimateWithBenefits: example('discountLoading'),
    },
  ],
  'insurance-discount-delayed': [
    '000 §4',
    'Prices with insurance are delayed by three seconds',
    { getInsuranceDiscounts: delayed(3000), estimateWithBenefits: delayed(3000) },
  ],
  'insurance-not-covered': [
    '002 §7',
    'The plan lowers no price on product pages',
    { getInsuranceDiscounts: example('notCovered') },
  ],
  'insurance-look-up-in-comment': [
    '002 §7',
    'The look-up by servlet wraps its response in a block comment; everything works as usual',
    { lookUpInsurance: commented },
  ],
};

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
