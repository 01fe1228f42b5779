import {
  getEstimateWithBenefitsMockHandler,
  getGetInsuranceDiscountsMockHandler,
  getPriceWithBenefitsMockHandler,
} from '@generated/insurance/insurance.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';
import { getInsuranceBenefits } from './get-insurance-benefits';
import { loginInsurance } from './login-insurance';
import { lookUpInsurance } from './look-up-insurance';

export const insuranceHandlers = {
  loginInsurance,
  lookUpInsurance,
  getInsuranceBenefits,
  getInsuranceDiscounts: () => getGetInsuranceDiscountsMockHandler(exampleResolver('getInsuranceDiscounts')),
  priceWithBenefits: () => getPriceWithBenefitsMockHandler(exampleResolver('priceWithBenefits')),
  estimateWithBenefits: () => getEstimateWithBenefitsMockHandler(exampleResolver('estimateWithBenefits')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
