import { describe, expect, it } from 'vitest';
import { toApiError } from '@/lib/http/call-api';
import { signInFailure } from './sign-in-failure';

/** Maps a LogonAjax response body to a sign-in failure. */
const toFailure = (body: object) => signInFailure(toApiError(200, body), 'ana@example.com');

describe('signInFailure', () => {
  it.each([
    [{ success: false, errorCode: '2030', errorMessage: 'No.' }, { kind: 'wrong-credentials' }],
    [
      {
        success: false,
        passwordExpired: true,
        email: 'a@example.com',
        errorCode: '2170',
        errorMessage: 'No.',
      },
      { kind: 'password-expired', email: 'a@example.com' },
    ],
    [
      { success: 'false', passwordExpired: 'true', errorCode: '2170', errorMessage: 'No.' },
      { kind: 'password-expired', email: 'ana@example.com' },
    ],
    [
      { errorCode: 'PSW_RST', errorMessage: 'PSW_RST A new one is needed.', email: 'b@example.com' },
      { kind: 'password-reset', email: 'b@example.com' },
    ],
    [
      { errorCode: 'EXIST_IN_US', errorMessage: 'EXIST_IN_US' },
      { kind: 'other-country', country: 'US' },
    ],
    [
      { errorCode: 'EXIST_IN_CA', errorMessage: 'EXIST_IN_CA' },
      { kind: 'other-country', country: 'CA' },
    ],
    [{ errorCode: '2490', errorMessage: 'The account is locked.' }, { kind: 'generic' }],
    [{ errorCode: 'CMN0203E', errorMessage: 'The message names 2030 and PSW_RST.' }, { kind: 'generic' }],
  ])('%j', (body, failure) => {
    expect(toFailure(body)).toEqual(failure);
  });

  it('an expired password takes precedence over the message', () => {
    expect(toFailure({ passwordExpired: true, errorCode: '2030', errorMessage: 'PSW_RST' }).kind).toBe(
      'password-expired',
    );
  });

  it('any other error is generic', () => {
    expect(signInFailure(new TypeError('broken'), '')).toEqual({ kind: 'generic' });
  });
});
