import { expect, it } from 'vitest';
import { signUpResult } from './sign-up';

it.each([
  [{ status: 200, message: 'Success' }, 'subscribed'],
  [{ status: '200', message: 'Success' }, 'subscribed'],
  [{ status: 500, message: 'Success' }, 'subscribed'],
  [{ status: 300, message: 'This email address is already subscribed.' }, 'already-subscribed'],
  [{ status: '300', message: 'Success' }, 'already-subscribed'],
  [{ status: 200, message: 'Done' }, undefined],
  [{ status: 400, message: 'Invalid email address supplied.' }, undefined],
  ['Success', undefined],
  [undefined, undefined],
])('%j results in %s', (response, result) => {
  expect(signUpResult(response)).toBe(result);
});
