/** A field of the card form that the payment processor can reject (002 §8). */
export type PaymentField =
  | 'number'
  | 'brand'
  | 'expiry'
  | 'securityCode'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'street'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'country';

/** Maps the last part of the processor's name to the field. */
const FIELDS: Readonly<Partial<Record<string, PaymentField>>> = {
  accountNumber: 'number',
  cardType: 'brand',
  expirationMonth: 'expiry',
  expirationYear: 'expiry',
  cvc: 'securityCode',
  cvNumber: 'securityCode',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  street1: 'street',
  city: 'city',
  state: 'region',
  postalCode: 'postalCode',
  country: 'country',
};

/**
 * Returns the field that `invalidField_0` or `missingField_0` names, as in the request (`billTo_city`) or as the processor
 * writes it (`c:billTo/c:city`). Without a name, or with one that is not known, it is the card number (002 §8).
 */
export function rejectedField(name: string | undefined): PaymentField {
  const lastSegment = name?.split(/[/_]/).at(-1)?.replace(/^\w+:/, '') ?? '';
  return (Object.hasOwn(FIELDS, lastSegment) && FIELDS[lastSegment]) || 'number';
}
