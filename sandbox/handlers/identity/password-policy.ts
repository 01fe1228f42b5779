import { isWeakPassword, MIN_PASSWORD_LENGTH } from '@/domain/account/password-rules';
import { cleanPassword } from '@/domain/text/typed-text';
import { type ApiError, apiError, reject } from '../../http/api-errors';
import commonPasswords from './common-passwords.json' with { type: 'json' };

/**
 * The 3000 most common passwords that are long enough and have a letter and a digit (OWASP ASVS 5, 6.2.4), without those that
 * the rules of the store know by themselves. From `@zxcvbn-ts/language-common` 4.1.3 (MIT), in lower case. A list belongs to the
 * host, which judges: the store's pages would load it for a few registrations.
 */
const COMMON = new Set<string>(commonPasswords);

/** Minimum number of digits and letters of a password that is no phrase. */
const MIN_DIGITS = 1;
const MIN_LETTERS = 1;

/**
 * Rejects a password that is too short, is one of the most common or does not match its confirmation.
 *
 * @param verifyField name of the confirmation field.
 * @throws ApiErrorResponse 400 `_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD` or `_ERR_BAD_PARMS`.
 */
export function checkNewPassword(password: string, confirmation: string, verifyField: string): void {
  if (isWeakPassword(password) || COMMON.has(password.toLowerCase())) reject(weakPassword());
  if (cleanPassword(password) !== cleanPassword(confirmation)) reject(passwordMismatch(verifyField));
}

function weakPassword(): ApiError {
  return apiError(
    400,
    '_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD',
    '2200',
    `A password has at least ${MIN_PASSWORD_LENGTH} characters, with ${MIN_DIGITS} digit and ${MIN_LETTERS} letter.`,
    ...[MIN_PASSWORD_LENGTH, MIN_DIGITS, MIN_LETTERS].map(String),
  );
}

function passwordMismatch(field: string): ApiError {
  return apiError(400, '_ERR_BAD_PARMS', '2080', 'The passwords are not the same.', field);
}
