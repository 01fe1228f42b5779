import { expect, it } from 'vitest';
import { subscriptionStatusFromUrl } from './subscription-status';

it.each([
  ['/lc-us?subscribed=true', 'subscribed'],
  ['/fr-ca/subscribed', 'subscribed'],
  ['/lc-us#subscribed', 'subscribed'],
  ['/lc-us?newsletter_subscribed', 'subscribed'],
  ['/lc-us?subscription=Subscribed', 'subscribed'],
  ['/lc-us?subscription=300#newsletter', '300'],
  ['/lc-us?page=2&subscription=400#newsletter', '400'],
  ['/lc-us?subscription=', ''],
  ['/lc-us', undefined],
  ['/lc-us?subscribe=true', undefined],
  ['/lc-us?unsubscribed=true', undefined],
  ['/lc-us?no-subscription=300', undefined],
  ['/lc-us#newsletter', undefined],
])('%s has status %s', (url, status) => {
  expect(subscriptionStatusFromUrl(url)).toBe(status);
});
