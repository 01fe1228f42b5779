import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { toInsuredPrices } from '../../insurance/confirmed-benefits';
import { orderBenefits } from './order-benefits';

/** Prices an order that is about to be placed, and remembers them: its checkout needs the same. */
export const priceWithBenefits: Handler<'priceWithBenefits'> = (call, context) => {
  const { priced, pricing, isComplete } = orderBenefits(context, call);
  if (!isComplete) reject(apiErrors.invalidField('pricingEntries', 'lacks lines that are covered'));
  context.state.orders.update(priced.order.orderId, {
    confirmedBenefits: toInsuredPrices(priced.insured),
  });
  return pricing;
};
