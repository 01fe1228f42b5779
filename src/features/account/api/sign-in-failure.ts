import { fieldsOf } from '@/domain/data/fields-of';
import { isApiError, waitMinutes } from '@/lib/http/api-error';

/** Reasons why a sign-in failed (003 §8, Login). */
export type SignInFailure =
  | { kind: 'password-expired'; email: string }
  | { kind: 'password-reset'; email: string }
  | { kind: 'other-country'; country: 'US' | 'CA' }
  | { kind: 'wrong-credentials' }
  /** The password is right, the account needs a one-time code, too. */
  | { kind: 'code-needed' }
  | { kind: 'code-wrong' }
  | { kind: 'too-many-tries'; minutes: number }
  | { kind: 'cookies-blocked' }
  | { kind: 'generic' };

/** The browser takes no cookies, so that nobody can sign in. */
export class CookiesBlockedError extends Error {}

const KINDS: Partial<Record<string, 'wrong-credentials' | 'code-needed' | 'code-wrong'>> = {
  // An unknown email or a wrong password (account.md §2).
  '2030': 'wrong-credentials',
  _ERR_SECOND_FACTOR_NEEDED: 'code-needed',
  _ERR_SECOND_FACTOR_CODE: 'code-wrong',
};

/**
 * Classifies a failed LogonAjax call: expired password first, then the message prefix, then the code; otherwise generic
 * (contract, LogonFailure).
 *
 * @param submittedEmail used when the response contains no email.
 */
export function signInFailure(error: unknown, submittedEmail: string): SignInFailure {
  if (error instanceof CookiesBlockedError) return { kind: 'cookies-blocked' };
  if (!isApiError(error)) return { kind: 'generic' };
  const minutes = waitMinutes(error);
  if (minutes !== undefined) return { kind: 'too-many-tries', minutes };
  const { passwordExpired, email } = fieldsOf(error.body);
  const accountEmail = typeof email === 'string' && email !== '' ? email : submittedEmail;
  if (String(passwordExpired) === 'true') return { kind: 'password-expired', email: accountEmail };
  if (error.serverMessage.startsWith('PSW_RST')) return { kind: 'password-reset', email: accountEmail };
  if (error.serverMessage.startsWith('EXIST_IN_US')) return { kind: 'other-country', country: 'US' };
  if (error.serverMessage.startsWith('EXIST_IN_CA')) return { kind: 'other-country', country: 'CA' };
  return { kind: KINDS[error.code] ?? 'generic' };
}
