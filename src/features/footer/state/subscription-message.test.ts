import { expect, it } from 'vitest';
import { toSubscriptionMessage } from './subscription-message';

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
])('%j maps to %s', (response, expected) => {
  expect(toSubscriptionMessage(response)).toBe(expected);
});
