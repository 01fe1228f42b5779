import type { RiaDiscounts } from '@generated/insurance/model/riaDiscounts';
import { add } from '@/domain/money/cents';
import type { Call } from '../../call';
import { reject } from '../../http/api-errors';
import { callerBenefits } from '../../insurance/paying-benefits';
import { priceEntries } from '../../insurance/price-entries';
import { insuredPrices } from '../../pricing/insured-prices';
import type { SandboxContext } from '../../sandbox-context';
import { responseView } from '../../serializers/response-view';
import { insuranceErrors } from './insurance-errors';
import { pricingLines, requireSameStore } from './pricing-request';

/** Returns the discount of the active plan on a product, as if it were the only one: a product page shows no cart. */
export function getInsuranceDiscounts(
  call: Call<'getInsuranceDiscounts'>,
  context: SandboxContext,
): RiaDiscounts {
  const { params, body } = call;
  requireSameStore(params, body);
  const benefits = callerBenefits(context, call) ?? reject(insuranceErrors.invalidToken());
  const lines = pricingLines(context, body.pricingEntries, params.storeId);
  const prices = insuredPrices(lines, benefits, responseView(params.storeId).currency);
  const priced = priceEntries(body.pricingEntries, prices);
  const frame = priced.find((entry) => entry.frame)?.frame;
  const lens = priced.find((entry) => entry.lens?.price !== undefined)?.lens;
  return {
    ...(frame ? { frame: frame.price / 100 } : {}),
    ...(lens?.price === undefined ? {} : { lens: lens.price / 100 }),
    frameDiscount: add(...priced.flatMap((entry) => entry.frame?.discount ?? [])) / 100,
    lensDiscount: add(...priced.flatMap((entry) => entry.lens?.discount ?? [])) / 100,
  };
}
