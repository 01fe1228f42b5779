import { ACCEPTED_BRANDS, CARD_BRAND_NAMES } from '@/domain/payment/card-brand';
import type { Handler } from '../../call';
import { countryOfStore } from '../../state/members';
import { requireOrder } from './shopper-order';

export const getUsablePaymentInfo: Handler<'getUsablePaymentInfo'> = ({ shopper, params }, context) => ({
  orderId: requireOrder(context, { shopper, storeId: params.storeId }).orderId,
  resourceName: 'cart',
  usablePaymentInformation: ACCEPTED_BRANDS[countryOfStore(params.storeId)].map((brand) => ({
    paymentMethodName: brand,
    description: CARD_BRAND_NAMES[brand],
  })),
});
