import type { AddPaymentRequest } from '@generated/payments/model/addPaymentRequest';
import type { AddPaymentResult } from '@generated/payments/model/addPaymentResult';
import type { PaymentError } from '@generated/payments/model/paymentError';
import { addPayment } from '@generated/payments/payments';
import { CARD_TYPES, cardBrand } from '@/domain/payment/card-brand';
import { parseCardExpiry } from '@/domain/payment/card-expiry';
import { digitsOf } from '@/domain/text/typed-text';
import { isApiError, waitMinutes } from '@/lib/http/api-error';
import { pendingRevalidation } from '@/lib/http/mutation-listener';
import type { CardValues } from '@/lib/payment/card-schema';
import { isSignedOut } from '@/lib/session/is-signed-out';
import type { Site } from '@/lib/site/site';
import type { Billing } from '../forms/billing-schema';
import { type PaymentField, rejectedField } from './rejected-field';

/** Outcome of sending a card to the account. */
export type AddResult =
  /** `index` is its place in the list. */
  | { status: 'added'; index: number | undefined }
  | { status: 'rejected'; field: PaymentField }
  /** Held by the processor, or not processed at all: no field is named. */
  | { status: 'in-review' | 'processor-failed' | 'captcha-rejected' | 'signed-out' | 'failed' }
  | { status: 'too-many-tries'; minutes: number };

export interface CardToAdd {
  card: CardValues;
  billing: Billing;
  captchaToken: string;
}

/** Saves a card with the account. The number is in the request only. Resolves when the list is loaded again. Never throws. */
export async function addCard(site: Site, cardToAdd: CardToAdd): Promise<AddResult> {
  try {
    const response = await addPayment(site.storeId, toRequest(cardToAdd), { langId: site.languageId });
    const result = toAddResult(response);
    if (result.status === 'added') await pendingRevalidation();
    return result;
  } catch (error) {
    return toFailure(error);
  }
}

/** Interprets the response: only the reason code 100 means success; everything else has HTTP 200, too (002 §7, §8). */
export function toAddResult(response: AddPaymentResult): AddResult {
  if (response.ccAuthReply_reasonCode === '100')
    return { status: 'added', index: 'index' in response ? response.index : undefined };
  if (response.decision === 'REVIEW') return { status: 'in-review' };
  if (response.decision === 'ERROR') return { status: 'processor-failed' };
  // Includes an acceptance without the reason code, which names no field.
  const { invalidField_0, missingField_0 } = response as PaymentError;
  return { status: 'rejected', field: rejectedField(invalidField_0 ?? missingField_0) };
}

function toFailure(error: unknown): AddResult {
  if (isSignedOut(error)) return { status: 'signed-out' };
  const minutes = waitMinutes(error);
  if (minutes !== undefined) return { status: 'too-many-tries', minutes };
  if (!isApiError(error) || error.status !== 400) return { status: 'failed' };
  if (error.key === '_ERR_CAPTCHA') return { status: 'captcha-rejected' };
  const [field] = error.parameters;
  return error.key === '_ERR_BAD_PARMS' && field
    ? { status: 'rejected', field: rejectedField(field) }
    : { status: 'failed' };
}

function toRequest({ card, billing, captchaToken }: CardToAdd): AddPaymentRequest {
  const number = digitsOf(card.number);
  const brand = cardBrand(number);
  const expiry = parseCardExpiry(card.expiry);
  if (!brand || !expiry) throw new Error('The card was not validated.');
  return {
    billTo_city: billing.city,
    billTo_country: billing.country,
    billTo_email: billing.email,
    billTo_firstName: billing.firstName,
    billTo_lastName: billing.lastName,
    billTo_postalCode: billing.postalCode,
    billTo_state: billing.region,
    billTo_street1: billing.street,
    card_accountNumber: number,
    card_cardType: CARD_TYPES[brand],
    card_expirationMonth: String(expiry.month).padStart(2, '0'),
    card_expirationYear: String(expiry.year),
    cc_cvc: card.securityCode,
    recaptchaResponse: captchaToken,
  };
}
