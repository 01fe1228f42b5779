import { describe, expect, it } from 'vitest';
import { becomeGuest, logOn } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const path = (storeId = '10851') => `/wcs/resources/store/${storeId}/mypayments`;
const list = async (shopper: TestClient) => (await shopper.get(`${path()}/list/`)).body;
const visa = {
  billTo_firstName: 'Noor',
  billTo_lastName: 'Haddad',
  billTo_email: 'noor.haddad@example.com',
  billTo_street1: '12 Orchard Lane',
  billTo_city: 'Mason',
  billTo_state: 'OH',
  billTo_postalCode: '45040',
  billTo_country: 'US',
  card_accountNumber: '4111111111111111',
  card_cardType: '001',
  card_expirationMonth: '06',
  card_expirationYear: '2026',
  cc_cvc: '737',
  recaptchaResponse: 'captcha-token',
};

async function member(name: string) {
  const test = testSandbox();
  const shopper = test.client();
  await logOn(shopper, name);
  const add = async (fields: Partial<typeof visa> = {}) =>
    (await shopper.putJson(path(), { ...visa, ...fields })).body;
  return { test, shopper, add };
}

it('lists the cards of the member, and nobody else’s', async () => {
  const { test, shopper } = await member('ada.marsh');
  const { payments, defaultPayment } = await list(shopper);
  expect(payments.map(({ maskedNumber }: { maskedNumber: string }) => maskedNumber)).toEqual([
    'xxxxxxxxxxxx1111',
    'xxxxxxxxxxx0005',
  ]);
  expect(defaultPayment).toBe(1);
  const anonymous = test.client();
  expect((await anonymous.get(`${path()}/list/`)).body.errors[0].errorKey).toBe('USR.CWXFR0130E');
  await becomeGuest(anonymous);
  expect((await anonymous.get(`${path()}/list/`)).status).toBe(403);
  await logOn(anonymous, 'noor.haddad');
  expect(await list(anonymous)).toEqual({ payments: [], defaultPayment: null });
});

it('saves a card, which is good to the end of its month, and the first one as the default', async () => {
  const { shopper, add } = await member('noor.haddad');
  expect(await add()).toMatchObject({ decision: 'ACCEPT', ccAuthReply_reasonCode: '100', index: 0 });
  const amex = { card_accountNumber: '378282246310005', card_cardType: '003', cc_cvc: '7371' } as const;
  expect(await add(amex)).toMatchObject({ index: 1 });
  expect(await list(shopper)).toMatchObject({
    payments: [{ cardType: '001', maskedNumber: 'xxxxxxxxxxxx1111' }, { cardType: '003' }],
    defaultPayment: 0,
  });
});

it.each([
  ['a wrong check digit', { card_accountNumber: '4111111111111112' }, '231', 'card_accountNumber'],
  ['a past expiry', { card_expirationMonth: '05' }, '202', 'card_expirationYear'],
  ['a code of four digits', { cc_cvc: '7371' }, '230', 'cc_cvc'],
  ['another brand than the number has', { card_cardType: '002' }, '232', 'card_cardType'],
  ['a ZIP code that nobody has', { billTo_postalCode: '00001' }, '200', 'billTo_postalCode'],
  ['an unknown state', { billTo_state: 'ZZ' }, '102', 'billTo_state'],
  ['another country', { billTo_country: 'FR' }, '102', 'billTo_country'],
])('rejects %s and names the field', async (_, fields, reasonCode, field) => {
  const { shopper, add } = await member('noor.haddad');
  expect(await add(fields)).toMatchObject({ decision: 'REJECT', reasonCode, invalidField_0: field });
  expect((await list(shopper)).payments).toEqual([]);
});

it.each([
  ['declines', '4000000000000002', 'REJECT', '203'],
  ['reviews', '4000000000009235', 'REVIEW', '480'],
  ['does not respond', '4000000000000119', 'ERROR', '151'],
])('the bank %s: no field is named', async (_, card_accountNumber, decision, reasonCode) => {
  const { shopper, add } = await member('noor.haddad');
  const result = await add({ card_accountNumber });
  expect(result).toMatchObject({ decision, reasonCode });
  expect(result).not.toHaveProperty('invalidField_0');
  expect((await list(shopper)).payments).toEqual([]);
});

it('the Canadian store accepts no Discover', async () => {
  const shopper = testSandbox().client();
  await logOn(shopper, 'camille.gagnon', { storeId: '10852' });
  const discover = { card_accountNumber: '6011111111111117', card_cardType: '004' };
  const { body } = await shopper.putJson(path('10852'), { ...visa, ...discover });
  expect(body).toMatchObject({ reasonCode: '232', invalidField_0: 'card_cardType' });
});

describe('the captcha', () => {
  it('is good for two minutes', async () => {
    const { test, shopper, add } = await member('noor.haddad');
    const { token } = (await shopper.send('POST', '/captcha/token')).body;
    expect(await add({ recaptchaResponse: token })).toMatchObject({ decision: 'ACCEPT' });
    test.advanceClock(2 * 60 * 1000 + 1);
    expect((await add({ recaptchaResponse: token })).errors[0].errorKey).toBe('_ERR_CAPTCHA');
  });

  it('cannot be made up or come from the future', async () => {
    const { add } = await member('noor.haddad');
    for (const recaptchaResponse of ['captcha-', 'x', 'captcha-9999999999999'])
      expect((await add({ recaptchaResponse })).errors[0].errorKey).toBe('_ERR_CAPTCHA');
  });
});

describe('removing a card', () => {
  it('moves later ones up, and the first remaining one becomes the default', async () => {
    const { shopper, add } = await member('ada.marsh');
    await add({ card_accountNumber: '5555555555554444', card_cardType: '002' });
    expect((await shopper.delete(`${path()}/1`)).body).toEqual({ decision: 'ACCEPT', defaultPayment: 0 });
    expect((await list(shopper)).payments).toMatchObject([
      { index: 0, cardType: '001' },
      { index: 1, cardType: '002' },
    ]);
    await shopper.delete(`${path()}/0`);
    expect((await shopper.delete(`${path()}/0`)).body).toEqual({ decision: 'ACCEPT', defaultPayment: null });
    expect((await shopper.delete(`${path()}/0`)).status).toBe(404);
  });
});

it('makes a card the default', async () => {
  const { shopper } = await member('ada.marsh');
  const response = await shopper.send('POST', `${path()}/setdefault/0`);
  expect(response.body).toEqual({ decision: 'ACCEPT', defaultPayment: 0 });
  expect((await list(shopper)).defaultPayment).toBe(0);
  expect((await shopper.send('POST', `${path()}/setdefault/7`)).status).toBe(404);
});
