import type { ApiError } from '../../http/api-errors';

/** Errors of the account (identity.yaml). The commerce API misspells ALREDY. */
export const identityErrors = {
  guest: (errorMessage = 'Sign in to see your account.'): ApiError => ({
    status: 403,
    errorKey: '_ERR_USER_AUTHORITY',
    errorCode: 'CMN1501E',
    errorMessage,
  }),
  logonIdTaken: (logonId: string): ApiError => ({
    status: 400,
    errorKey: '_ERR_LOGONID_ALREDY_EXIST',
    errorCode: '2030',
    errorMessage: 'An account with this email already exists.',
    errorParameters: [logonId],
  }),
  invalidEmail: (): ApiError => ({
    status: 400,
    errorKey: '_ERR_VALUE_FOR_PARM_NOT_SUPPORTED',
    errorCode: 'CMN1539E',
    errorMessage: 'The value of email1 is not valid.',
    errorParameters: ['email1'],
  }),
  /** @param field of the request that has the current password. */
  wrongPassword: (field: string): ApiError => ({
    status: 400,
    errorKey: '_ERR_AUTHENTICATION_ERROR',
    errorCode: '2030',
    errorMessage: 'The password is not correct.',
    errorParameters: [field],
  }),
  accountLocked: (): ApiError => ({
    status: 400,
    errorKey: '_ERR_ACCOUNT_LOCKED',
    errorCode: '2490',
    errorMessage: 'The account is locked.',
  }),
  noPassword: (): ApiError => ({
    status: 400,
    errorKey: '_ERR_NO_PASSWORD',
    errorCode: '_ERR_NO_PASSWORD',
    errorMessage: 'This account has no password.',
  }),
  secondFactorOn: (): ApiError => ({
    status: 400,
    errorKey: '_ERR_SECOND_FACTOR_ON',
    errorCode: '_ERR_SECOND_FACTOR_ON',
    errorMessage: 'One-time codes are turned on already.',
  }),
  secondFactorNotStarted: (): ApiError => ({
    status: 400,
    errorKey: '_ERR_SECOND_FACTOR_NOT_STARTED',
    errorCode: '_ERR_SECOND_FACTOR_NOT_STARTED',
    errorMessage: 'Start again.',
  }),
  wrongOneTimeCode: (): ApiError => ({
    status: 400,
    errorKey: '_ERR_SECOND_FACTOR_CODE',
    errorCode: '_ERR_SECOND_FACTOR_CODE',
    errorMessage: 'The code is not correct.',
    errorParameters: ['x_oneTimeCode'],
  }),
  wrongEmail: (): ApiError => ({
    status: 400,
    errorKey: '_ERR_BAD_PARMS',
    errorCode: '2080',
    errorMessage: 'The email is not that of the account.',
    errorParameters: ['logonId'],
  }),
  nickNameTaken: (nickName: string): ApiError => ({
    status: 400,
    errorKey: '_ERR_NICKNAME_ALREDY_EXIST',
    errorCode: 'CMN0410E',
    errorMessage: 'An address with this name already exists.',
    errorParameters: [nickName],
  }),
  addressNotFound: (nickName: string): ApiError => ({
    status: 404,
    errorKey: '_ERR_NOT_FOUND',
    errorCode: 'CMN0404E',
    errorMessage: 'The address was not found.',
    errorParameters: [nickName],
  }),
};
