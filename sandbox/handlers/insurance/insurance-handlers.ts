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

/** Answers with the contract's examples until these operations have state of their own. */
export const insuranceHandlers = {
  loginInsurance: () => getLoginInsuranceMockHandler(exampleResolver('loginInsurance')),
  lookUpInsurance: () => getLookUpInsuranceMockHandler(exampleResolver('lookUpInsurance')),
  getInsuranceBenefits: () => getGetInsuranceBenefitsMockHandler(exampleResolver('getInsuranceBenefits')),
  getInsuranceDiscounts: () => getGetInsuranceDiscountsMockHandler(exampleResolver('getInsuranceDiscounts')),
  priceWithBenefits: () => getPriceWithBenefitsMockHandler(exampleResolver('priceWithBenefits')),
  estimateWithBenefits: () => getEstimateWithBenefitsMockHandler(exampleResolver('estimateWithBenefits')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
