import type { Handlers } from '../../call';
import { estimateWithBenefits } from './estimate-with-benefits';
import { getInsuranceBenefits } from './get-insurance-benefits';
import { getInsuranceDiscounts } from './get-insurance-discounts';
import { loginInsurance } from './login-insurance';
import { lookUpInsurance } from './look-up-insurance';
import { priceWithBenefits } from './price-with-benefits';

export const insuranceHandlers = {
  loginInsurance,
  lookUpInsurance,
  getInsuranceBenefits,
  getInsuranceDiscounts,
  priceWithBenefits,
  estimateWithBenefits,
} satisfies Partial<Handlers>;
