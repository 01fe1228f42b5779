import { apiError, forbidden, rejection } from '../../http/api-errors';

/** Errors of the account (identity.yaml). The commerce API misspells ALREDY. */
export const identityErrors = {
  guest: (message = 'Sign in to see your account.') => forbidden(message),
  logonIdTaken: (logonId: string) =>
    apiError(400, '_ERR_LOGONID_ALREDY_EXIST', '2030', 'An account with this email already exists.', logonId),
  invalidEmail: () =>
    apiError(
      400,
      '_ERR_VALUE_FOR_PARM_NOT_SUPPORTED',
      'CMN1539E',
      'The value of email1 is not valid.',
      'email1',
    ),
  /** @param field of the request that has the current password. */
  wrongPassword: (field: string) =>
    apiError(400, '_ERR_AUTHENTICATION_ERROR', '2030', 'The password is not correct.', field),
  accountLocked: () => apiError(400, '_ERR_ACCOUNT_LOCKED', '2490', 'The account is locked.'),
  noPassword: () => rejection('_ERR_NO_PASSWORD', 'This account has no password.'),
  secondFactorOn: () => rejection('_ERR_SECOND_FACTOR_ON', 'One-time codes are turned on already.'),
  secondFactorNotStarted: () => rejection('_ERR_SECOND_FACTOR_NOT_STARTED', 'Start again.'),
  wrongOneTimeCode: () => rejection('_ERR_SECOND_FACTOR_CODE', 'The code is not correct.', 'x_oneTimeCode'),
  wrongEmail: () =>
    apiError(400, '_ERR_BAD_PARMS', '2080', 'The email is not that of the account.', 'logonId'),
  nickNameTaken: (nickName: string) =>
    apiError(
      400,
      '_ERR_NICKNAME_ALREDY_EXIST',
      'CMN0410E',
      'An address with this name already exists.',
      nickName,
    ),
  addressNotFound: (nickName: string) =>
    apiError(404, '_ERR_NOT_FOUND', 'CMN0404E', 'The address was not found.', nickName),
};
