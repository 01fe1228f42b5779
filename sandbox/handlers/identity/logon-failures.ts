import type { LogonFailure } from '@generated/identity/model/logonFailure';

/** The logon failures of identity.yaml (logonAjax; 003 §8, Login). */
export const logonFailures = {
  wrongCredentials: (): LogonFailure => ({
    success: false,
    errorCode: '2030',
    errorMessage: 'The email or password is not correct.',
    errorMessageKey: '_ERR_AUTHENTICATION_ERROR',
  }),
  locked: (): LogonFailure => ({
    success: false,
    errorCode: '2490',
    errorMessage: 'The account is locked.',
  }),
  passwordExpired: (email: string): LogonFailure => ({
    success: false,
    passwordExpired: true,
    email,
    errorCode: '2170',
    errorMessage: 'The password has expired.',
    errorMessageKey: '_ERR_PASSWORD_EXPIRED',
  }),
  passwordReset: (email: string): LogonFailure => ({
    success: false,
    email,
    errorCode: 'PSW_RST',
    errorMessage: 'PSW_RST A new password is needed for this account.',
  }),
  oneTimeCodeNeeded: (): LogonFailure => ({
    success: false,
    errorCode: '_ERR_SECOND_FACTOR_NEEDED',
    errorMessage: 'A one-time code is needed.',
  }),
  oneTimeCodeWrong: (): LogonFailure => ({
    success: false,
    errorCode: '_ERR_SECOND_FACTOR_CODE',
    errorMessage: 'The code is not correct.',
  }),
  existsIn: (country: 'US' | 'CA'): LogonFailure => ({
    success: false,
    errorCode: `EXIST_IN_${country}`,
    errorMessage: `EXIST_IN_${country}`,
  }),
};
