import type { AddPaymentRequest } from '@generated/payments/model/addPaymentRequest';
import type { AddPaymentResult } from '@generated/payments/model/addPaymentResult';
import type { SavedPayment as SavedPaymentWire } from '@generated/payments/model/savedPayment';
import { brandOfType, CARD_TYPES, cardBrand } from '@/domain/payment/card-brand';
import type { Call, Handler } from '../../call';
import { apiError, apiErrors, forbidden, reject } from '../../http/api-errors';
import { type CardField, checkCard } from '../../payments/check-card';
import { toStoredCard } from '../../payments/stored-card';
import { ACCEPTED, bankDecision, decisionOf } from '../../payments/test-cards';
import type { SandboxContext } from '../../sandbox-context';
import { GENERIC_USER_ID, type Shopper } from '../../session/shopper';
import type { SavedPayment } from '../../state/documents';
import { countryOfStore } from '../../state/members';
import {
  defaultIndex,
  makeDefault,
  paymentsOf,
  removePayment,
  savePayment,
} from '../../state/saved-payments';

/** The errors of payments.yaml. */
const paymentErrors = {
  guest: () => forbidden('Sign in to see your saved cards.'),
  notFound: (index: number) =>
    apiError(404, '_ERR_PAYMENT_NOT_FOUND', 'CMN0404E', 'This card is no longer saved.', String(index)),
  captchaRejected: () =>
    apiError(
      400,
      '_ERR_CAPTCHA',
      'CMN1539E',
      'Please confirm again that you are no robot.',
      'recaptchaResponse',
    ),
};

/** @throws ApiErrorResponse 400 for the generic user, 403 for a guest. */
function requireMember({ userId, registerType }: Shopper): string {
  if (userId === GENERIC_USER_ID) return reject(apiErrors.userNeeded());
  return registerType === 'R' ? userId : reject(paymentErrors.guest());
}

/** Returns the member's card at this place. @throws ApiErrorResponse 404 when there is none. */
function requirePayment({ state }: SandboxContext, shopper: Shopper, index: number): SavedPayment {
  const payment = paymentsOf(state, requireMember(shopper))[Number(index)];
  return payment ?? reject(paymentErrors.notFound(index));
}

export const listPayments: Handler<'listPayments'> = ({ shopper }, { state }) => {
  const payments = paymentsOf(state, requireMember(shopper));
  return { payments: payments.map(toWire), defaultPayment: defaultIndex(payments) };
};

function toWire({ card, billTo }: SavedPayment, index: number): SavedPaymentWire {
  const { brand, maskedNumber, expMonth, expYear } = card;
  return { index, cardType: CARD_TYPES[brand], maskedNumber, expMonth, expYear, billTo };
}

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

/** Deletes a card. Later cards move up by one. */
export const deletePayment: Handler<'deletePayment'> = ({ shopper, params }, context) => {
  removePayment(context.state, requirePayment(context, shopper, params.index));
  return changed(defaultIndex(paymentsOf(context.state, shopper.userId)));
};

export const setDefaultPayment: Handler<'setDefaultPayment'> = ({ shopper, params }, context) => {
  makeDefault(context.state, requirePayment(context, shopper, params.index));
  return changed(defaultIndex(paymentsOf(context.state, shopper.userId)));
};

function changed(defaultPayment: number | null) {
  return { decision: 'ACCEPT' as const, defaultPayment };
}

/** In milliseconds. */
const LIFETIME_MS = 2 * 60 * 1000;

/** The contract's example is always valid, as the test keys of captcha services are. */
const TEST_TOKEN = 'captcha-token';
const TOKEN = /^captcha-(\d+)$/;

/** Creates a token that says when it was made: the sandbox's captcha protects nothing. */
export const createCaptchaToken: Handler<'createCaptchaToken'> = (_call, { now }) => ({
  token: `captcha-${now().getTime()}`,
});

/** @param now epoch milliseconds. */
function isCaptchaSolved(token: string, now: number): boolean {
  if (token === TEST_TOKEN) return true;
  const madeAt = Number(TOKEN.exec(token)?.[1]);
  return madeAt <= now && now - madeAt <= LIFETIME_MS;
}
