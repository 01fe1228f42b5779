import type { AddressField, AddressMessage } from '@/lib/address/address-schema';
import { isApiError, waitMinutes } from '@/lib/http/api-error';
import type { CardField, CardMessage } from '@/lib/payment/card-schema';
import type { SectionProblemKind } from '../state/checkout-problem';

/** Reason why a section was not saved: a field, or the whole section. */
export type Rejection<Field extends string, Message extends string> =
  | { field: Field; message: Message }
  | { field?: undefined; kind: SectionProblemKind; minutes?: number };

const ADDRESS_FIELDS: Partial<Record<string, AddressField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  addressLine: 'street',
  city: 'city',
  state: 'region',
  zipCode: 'postalCode',
  phone1: 'phone',
};

/** Message keys at the fields of the delivery address. */
export type DeliveryMessage = AddressMessage | 'address-rejected';

/** Returns the reason for which `saveAddress` failed. */
export function toAddressRejection(error: unknown): Rejection<AddressField, DeliveryMessage> {
  if (!isApiError(error)) return { kind: 'not-saved' };
  if (error.key === '_ERR_ADDRESS_NOT_FOUND') return { kind: 'saved-address-gone' };
  if (error.key !== '_ERR_ADDRESS_REJECTED') return { kind: 'not-saved' };
  const field = ADDRESS_FIELDS[error.parameters[0] ?? ''] ?? 'street';
  return {
    field,
    message: field === 'postalCode' ? 'postal-code-rejected' : 'address-rejected',
  };
}

export function toMethodProblem(error: unknown): SectionProblemKind {
  const isUnavailable = isApiError(error) && error.key === '_ERR_SHIPPING_MODE_UNAVAILABLE';
  return isUnavailable ? 'method-unavailable' : 'not-saved';
}

const CARD_FIELDS: Partial<Record<string, { field: CardField; message: CardMessage }>> = {
  account: { field: 'number', message: 'number-rejected' },
  payMethodId: { field: 'number', message: 'brand' },
  expire_month: { field: 'expiry', message: 'expiry-rejected' },
  expire_year: { field: 'expiry', message: 'expiry-rejected' },
  cc_cvc: { field: 'securityCode', message: 'security-code-rejected' },
};

/** Returns the reason for which `savePayment` failed; the processor names a field of the card or of the billing address. */
export function toPaymentRejection(
  error: unknown,
): Rejection<CardField, CardMessage> | { billingField: AddressField; message: AddressMessage } {
  if (!isApiError(error)) return { kind: 'not-saved' };
  const minutes = waitMinutes(error);
  if (minutes !== undefined) return { kind: 'too-many-tries', minutes };
  if (error.key === '_ERR_PAYMENT_NOT_FOUND') return { kind: 'saved-card-gone' };
  if (error.key !== '_ERR_CARD_REJECTED') return { kind: 'not-saved' };
  const [name = ''] = error.parameters;
  const billingField = name.startsWith('billingAddress.')
    ? ADDRESS_FIELDS[name.slice('billingAddress.'.length)]
    : undefined;
  if (billingField) return { billingField, message: 'postal-code-rejected' };
  return CARD_FIELDS[name] ?? { field: 'number', message: 'number-rejected' };
}
