import type { AddPaymentRequest } from '@generated/payments/model/addPaymentRequest';
import type { AddPaymentResult } from '@generated/payments/model/addPaymentResult';
import { brandOfType, cardBrand } from '@/domain/payment/card-brand';
import type { Call } from '../../call';
import { reject } from '../../http/api-errors';
import { type CardField, checkCard } from '../../payments/check-card';
import { toStoredCard } from '../../payments/stored-card';
import { ACCEPTED, bankDecision, decisionOf } from '../../payments/test-cards';
import type { SandboxContext } from '../../sandbox-context';
import { countryOfStore } from '../../state/members';
import { savePayment } from '../../state/saved-payments';
import { isCaptchaSolved } from './captcha-token';
import { paymentErrors } from './payment-errors';
import { requireMember } from './require-member';

/** The request's names of the fields that the processor can reject (002 §8). */
const FIELD_NAMES: Readonly<Record<CardField, keyof AddPaymentRequest>> = {
  number: 'card_accountNumber',
  brand: 'card_cardType',
  expiry: 'card_expirationYear',
  securityCode: 'cc_cvc',
  country: 'billTo_country',
  region: 'billTo_state',
  postalCode: 'billTo_postalCode',
};

/** Saves a card after a verification by its bank. Rejections have HTTP 200 too (002 §7). */
export function addPayment(
  { shopper, params, body }: Call<'addPayment'>,
  context: SandboxContext,
): AddPaymentResult {
  const { state, now } = context;
  const userId = requireMember(shopper);
  if (!isCaptchaSolved(body.recaptchaResponse, now().getTime())) reject(paymentErrors.captchaRejected());
  const requestID = `${now().getTime()}${state.nextId('paymentInstruction')}`;
  const rejection = checkCard(
    {
      number: body.card_accountNumber,
      brand: brandOfType(body.card_cardType),
      expMonth: body.card_expirationMonth,
      expYear: body.card_expirationYear,
      securityCode: body.cc_cvc,
      region: body.billTo_state,
      postalCode: body.billTo_postalCode.toUpperCase(),
      country: body.billTo_country,
    },
    { country: countryOfStore(params.storeId), now: now() },
  );
  if (rejection) {
    const { field, reasonCode } = rejection;
    return { decision: 'REJECT', reasonCode, requestID, invalidField_0: FIELD_NAMES[field] };
  }
  const { verification } = bankDecision(body.card_accountNumber);
  const decision = decisionOf(verification);
  if (decision !== 'ACCEPT') {
    const ccAuthReply = decision === 'REJECT' ? { ccAuthReply_reasonCode: verification } : {};
    return { decision, reasonCode: verification, ...ccAuthReply, requestID };
  }
  const index = savePayment(state, userId, { card: cardOf(body), billTo: billToOf(body) });
  return { decision, reasonCode: ACCEPTED, ccAuthReply_reasonCode: ACCEPTED, requestID, index };
}

function cardOf(body: AddPaymentRequest) {
  const number = body.card_accountNumber;
  const brand = cardBrand(number);
  if (!brand) throw new RangeError('The card was not checked');
  return toStoredCard({
    number,
    brand,
    expMonth: body.card_expirationMonth,
    expYear: body.card_expirationYear,
  });
}

function billToOf(body: AddPaymentRequest) {
  return {
    firstName: body.billTo_firstName,
    lastName: body.billTo_lastName,
    street1: body.billTo_street1,
    city: body.billTo_city,
    state: body.billTo_state,
    postalCode: body.billTo_postalCode,
    country: body.billTo_country,
    email: body.billTo_email,
  };
}
