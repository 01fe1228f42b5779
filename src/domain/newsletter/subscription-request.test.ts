import { expect, test } from 'vitest';
import { LOCALES } from '../locale/locales';
import { subscriptionRequest } from './subscription-request';

test('sends every field of the command, with flags keyed by storeId', () => {
  expect(
    subscriptionRequest(LOCALES['es-us'], {
      email: ' ana@example.com ',
      page: '/es-us',
      source: 'newsletter',
      generalOptIn: true,
    }),
  ).toEqual({
    email: 'ana@example.com',
    preregister: 'true',
    addressType: 'ShippingAndBilling',
    canAddOrigin: 'true',
    optinStatus: 'true',
    URL: '/es-us',
    storeId: '10851',
    langId: '-50',
    emailType: 'newsletter',
    showRegister: 'false',
    generalEmailOptIn_10851: 'true',
    ageCheck_10851: 'true',
  });
});

test('the age check is true even without the general opt-in', () => {
  const request = subscriptionRequest(LOCALES['fr-ca'], {
    email: 'ana@example.com',
    page: '/fr-ca',
    source: 'promotion',
    generalOptIn: false,
  });
  expect(request).toMatchObject({ generalEmailOptIn_10852: 'false', ageCheck_10852: 'true', langId: '-25' });
  expect(Object.keys(request).filter((name) => name.endsWith('_10851'))).toEqual([]);
});
