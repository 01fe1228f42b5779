import type { Handler } from '../../call';
import { orderBenefits } from './order-benefits';

export const estimateWithBenefits: Handler<'estimateWithBenefits'> = (call, context) =>
  orderBenefits(context, call).pricing;
