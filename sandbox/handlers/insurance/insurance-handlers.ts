import type { Handlers } from '../../call';
import { getInsuranceBenefits } from './get-insurance-benefits';
import { estimateWithBenefits, getInsuranceDiscounts, priceWithBenefits } from './insurance-pricing';
import { loginInsurance } from './login-insurance';
import { lookUpInsurance } from './look-up-insurance';

export const insuranceHandlers = {
  loginInsurance,
  lookUpInsurance,
  getInsuranceBenefits,
  getInsuranceDiscounts,
  priceWithBenefits,
  estimateWithBenefits,
} satisfies Partial<Handlers>;
