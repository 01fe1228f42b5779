import { expect, test } from 'vitest';
import { rejectedField } from './rejected-field';

test.each([
  ['billTo_city', 'city'],
  ['billTo_country', 'country'],
  ['billTo_email', 'email'],
  ['billTo_firstName', 'firstName'],
  ['billTo_lastName', 'lastName'],
  ['billTo_postalCode', 'postalCode'],
  ['billTo_state', 'region'],
  ['billTo_street1', 'street'],
  ['card_accountNumber', 'number'],
  ['card_cardType', 'brand'],
  ['card_expirationMonth', 'expiry'],
  ['card_expirationYear', 'expiry'],
  ['cc_cvc', 'securityCode'],
  ['c:billTo/c:city', 'city'],
  ['c:billTo/c:postalCode', 'postalCode'],
  ['c:card/c:accountNumber', 'number'],
  ['c:card/c:cvNumber', 'securityCode'],
  ['/c:requestMessage/c:billTo/c:street1', 'street'],
  ['c:item/c:unitPrice', 'number'],
  ['constructor', 'number'],
  ['', 'number'],
  [undefined, 'number'],
])('%j names the field %s', (name, field) => {
  expect(rejectedField(name)).toBe(field);
});
