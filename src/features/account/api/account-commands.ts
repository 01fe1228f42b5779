import { registerPerson, requestPasswordReset } from '@generated/identity/identity';
import type { Site } from '@/lib/site/site';
import { completeSignIn } from './complete-sign-in';

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  passwordConfirmation: string;
  receiveEmail: boolean;
}

/**
 * Creates an account and signs in.
 *
 * @throws ApiError; map it with `toAccountFieldError`.
 */
export async function createAccount(site: Site, account: NewAccount): Promise<void> {
  await registerPerson(
    site.storeId,
    {
      logonId: account.email,
      logonPassword: account.password,
      logonPasswordVerify: account.passwordConfirmation,
      firstName: account.firstName,
      lastName: account.lastName,
      email1: account.email,
      preferredLanguage: site.languageId,
      preferredCurrency: site.currency,
      receiveEmail: account.receiveEmail ? 'true' : 'false',
    },
    { updateCookies: 'true', langId: site.languageId },
  );
  await completeSignIn();
}

/** Emails a validation code. The response is the same for an unknown email. */
export function sendResetCode({ storeId, languageId }: Site, email: string): Promise<unknown> {
  return requestPasswordReset(
    storeId,
    { resetPassword: 'true', logonId: email, challengeAnswer: '-' },
    { action: 'resetPassword', langId: languageId },
  );
}

export interface NewPassword {
  email: string;
  code: string;
  password: string;
  passwordConfirmation: string;
}

/**
 * Sets a new password with the emailed code.
 *
 * @throws ApiError; map it with `toAccountFieldError`.
 */
export function setNewPassword({ storeId, languageId }: Site, reset: NewPassword): Promise<unknown> {
  return requestPasswordReset(
    storeId,
    {
      resetPassword: 'true',
      logonId: reset.email,
      xcred_validationCode: reset.code,
      logonPassword: reset.password,
      xcred_logonPasswordVerify: reset.passwordConfirmation,
    },
    { action: 'resetPassword', langId: languageId },
  );
}
