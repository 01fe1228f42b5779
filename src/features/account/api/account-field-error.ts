import { isApiError } from '@/lib/http/api-error';

/** A server-side validation error of a registration or password reset, with its field. */
export type AccountFieldError =
  | { field: 'email'; message: 'email-taken' | 'email-malformed' }
  | { field: 'password'; message: 'password-weak' }
  | { field: 'passwordConfirmation'; message: 'passwords-differ' }
  | { field: 'code'; message: 'code-wrong' };

const FIELD_ERRORS: Partial<Record<string, AccountFieldError>> = {
  // Misspelled in the API.
  _ERR_LOGONID_ALREDY_EXIST: { field: 'email', message: 'email-taken' },
  _ERR_VALUE_FOR_PARM_NOT_SUPPORTED: { field: 'email', message: 'email-malformed' },
  _ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD: { field: 'password', message: 'password-weak' },
  _ERR_BAD_PARMS: { field: 'passwordConfirmation', message: 'passwords-differ' },
  _ERR_CMD_INVALID_PARAM: { field: 'code', message: 'code-wrong' },
};

/** Maps an API error to its form field; undefined for any other error. */
export function toAccountFieldError(error: unknown): AccountFieldError | undefined {
  return isApiError(error) && error.kind === 'rejected' ? FIELD_ERRORS[error.key] : undefined;
}
