import { isApiError } from '@/platform/http/api-error';

/** What the platform may find wrong with an account or a new password, by the field it belongs to. */
export type AccountProblem =
  | { field: 'email'; message: 'email-taken' | 'email-malformed' }
  | { field: 'password'; message: 'password-weak' }
  | { field: 'passwordAgain'; message: 'passwords-differ' }
  | { field: 'code'; message: 'code-wrong' };

const PROBLEMS: Partial<Record<string, AccountProblem>> = {
  // The platform's own spelling.
  _ERR_LOGONID_ALREDY_EXIST: { field: 'email', message: 'email-taken' },
  _ERR_VALUE_FOR_PARM_NOT_SUPPORTED: { field: 'email', message: 'email-malformed' },
  _ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD: { field: 'password', message: 'password-weak' },
  _ERR_BAD_PARMS: { field: 'passwordAgain', message: 'passwords-differ' },
  _ERR_CMD_INVALID_PARAM: { field: 'code', message: 'code-wrong' },
};

/** The field that a refusal is about; undefined for a failure that belongs to none. */
export function accountProblem(error: unknown): AccountProblem | undefined {
  return isApiError(error) && error.kind === 'refused' ? PROBLEMS[error.key] : undefined;
}
