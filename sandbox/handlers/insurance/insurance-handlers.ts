import {
  getEstimateWithBenefitsMockHandler,
  getGetInsuranceBenefitsMockHandler,
  getGetInsuranceDiscountsMockHandler,
  getLoginInsuranceMockHandler,
  getLookUpInsuranceMockHandler,
  getPriceWithBenefitsMockHandler,
} from '@generated/insurance/insurance.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';

/** These operations return the contract's examples; they have no state yet. */
export const insuranceHandlers = {
  loginInsurance: () => getLoginInsuranceMockHandler(exampleResolver('loginInsurance')),
  lookUpInsurance: () => getLookUpInsuranceMockHandler(exampleResolver('lookUpInsurance')),
  getInsuranceBenefits: () => getGetInsuranceBenefitsMockHandler(exampleResolver('getInsuranceBenefits')),
  getInsuranceDiscounts: () => getGetInsuranceDiscountsMockHandler(exampleResolver('getInsuranceDiscounts')),
  priceWithBenefits: () => getPriceWithBenefitsMockHandler(exampleResolver('priceWithBenefits')),
  estimateWithBenefits: () => getEstimateWithBenefitsMockHandler(exampleResolver('estimateWithBenefits')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
