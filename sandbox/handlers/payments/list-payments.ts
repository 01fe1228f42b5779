import type { SavedPayment as SavedPaymentWire } from '@generated/payments/model/savedPayment';
import { CARD_TYPES } from '@/domain/payment/card-brand';
import type { Handler } from '../../call';
import type { SavedPayment } from '../../state/saved-payment';
import { defaultIndex, paymentsOf } from '../../state/saved-payments';
import { requireMember } from './require-member';

export const listPayments: Handler<'listPayments'> = ({ shopper }, { state }) => {
  const payments = paymentsOf(state, requireMember(shopper));
  return { payments: payments.map(toWire), defaultPayment: defaultIndex(payments) };
};

function toWire({ card, billTo }: SavedPayment, index: number): SavedPaymentWire {
  const { brand, maskedNumber, expMonth, expYear } = card;
  return { index, cardType: CARD_TYPES[brand], maskedNumber, expMonth, expYear, billTo };
}
