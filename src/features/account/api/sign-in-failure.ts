import { isApiError } from '@/platform/http/api-error';

/** Why nobody was signed in (003 §8, Login). */
export type SignInFailure =
  | { kind: 'password-expired'; email: string }
  | { kind: 'password-reset'; email: string }
  | { kind: 'other-country'; country: 'US' | 'CA' }
  | { kind: 'wrong-credentials' }
  | { kind: 'generic' };

/** Code of unknown e-mails and wrong passwords (facts 1.2; spec/decisions.md, Other silent points). */
const WRONG_CREDENTIALS = '2030';

/**
 * Reads a failed LogonAjax: an expired password first, then the beginning of the message, then the code; everything else
 * is the generic failure (contract, LogonFailure).
 *
 * @param typed the e-mail of the form, for an answer that names none.
 */
export function signInFailure(error: unknown, typed: string): SignInFailure {
  if (!isApiError(error)) return { kind: 'generic' };
  const { passwordExpired, email } = (error.body ?? {}) as { passwordExpired?: unknown; email?: unknown };
  const account = typeof email === 'string' && email !== '' ? email : typed;
  if (String(passwordExpired) === 'true') return { kind: 'password-expired', email: account };
  if (error.serverMessage.startsWith('PSW_RST')) return { kind: 'password-reset', email: account };
  if (error.serverMessage.startsWith('EXIST_IN_US')) return { kind: 'other-country', country: 'US' };
  if (error.serverMessage.startsWith('EXIST_IN_CA')) return { kind: 'other-country', country: 'CA' };
  return { kind: error.code === WRONG_CREDENTIALS ? 'wrong-credentials' : 'generic' };
}
