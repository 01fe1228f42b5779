import type { CartPaymentInstruction } from '@generated/cart/model/cartPaymentInstruction';
import type { Currency } from '../../seed/models/price';
import type { OrderPayment } from '../../state/order-checkout';
import { addressFields } from './shipping-fields';

/** Returns the payment method of an order: brand, last four digits and expiry. */
export function toPaymentInstruction(
  { piId, card, billTo }: OrderPayment,
  { amount, currency }: { amount: string; currency: Currency },
): CartPaymentInstruction {
  return {
    piId,
    payMethodId: card.brand,
    piAmount: amount,
    piCurrency: currency,
    protocolData: [
      { name: 'account', value: card.maskedNumber },
      { name: 'expire_month', value: card.expMonth },
      { name: 'expire_year', value: card.expYear },
    ],
    ...(billTo ? addressFields(billTo) : {}),
  };
}
