import { expect, it } from 'vitest';
import { addressOutcome, subscriptionOutcome } from './subscription-outcome';

it.each([
  [{ status: 200, message: 'Success' }, 'Email_Subscribe_Done'],
  [{ status: '200', message: 'Success' }, 'Email_Subscribe_Done'],
  [{ status: 201, message: 'Success' }, 'Email_Subscribe_Done'],
  [{ status: 300, message: 'This email address is already subscribed.' }, 'ERROR_Already_EmailSubscribed'],
  [{ status: '300', message: 'Success' }, 'ERROR_Already_EmailSubscribed'],
  [{ status: 400, message: 'Invalid email address supplied.' }, 'ERROR_Subscribe_EmailEmpty'],
  [{ status: '400', message: '' }, 'ERROR_Subscribe_EmailEmpty'],
  [{ status: 422, message: 'Invalid email address supplied.' }, 'ERROR_Subscribe_EmailEmpty'],
  [{ status: 500, message: 'The subscription service does not answer.' }, 'ERROR_Email_SubscribedError'],
  [{ errorCode: 'CMN0203E' }, 'ERROR_Email_SubscribedError'],
  ['Success', 'ERROR_Email_SubscribedError'],
  [undefined, 'ERROR_Email_SubscribedError'],
  [null, 'ERROR_Email_SubscribedError'],
])('%j means %s', (answer, outcome) => {
  expect(subscriptionOutcome(answer)).toBe(outcome);
});

it.each([
  ['/lc-us?subscribed=true', 'Email_Subscribe_Done'],
  ['/fr-ca/subscribed', 'Email_Subscribe_Done'],
  ['/lc-us#subscribed', 'Email_Subscribe_Done'],
  ['/lc-us?newsletter_subscribed', 'Email_Subscribe_Done'],
  ['/lc-us?subscription=Subscribed', 'Email_Subscribe_Done'],
  ['/lc-us?subscription=300#newsletter', 'ERROR_Already_EmailSubscribed'],
  ['/lc-us?page=2&subscription=400#newsletter', 'ERROR_Subscribe_EmailEmpty'],
  ['/lc-us?subscription=500', 'ERROR_Email_SubscribedError'],
  ['/lc-us?subscription=', 'ERROR_Email_SubscribedError'],
  ['/lc-us', undefined],
  ['/lc-us?subscribe=true', undefined],
  ['/lc-us?unsubscribed=true', undefined],
  ['/lc-us#newsletter', undefined],
])('%s says %s', (address, outcome) => {
  expect(addressOutcome(address)).toBe(outcome);
});
