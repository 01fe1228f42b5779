import type { ApiError } from '../../http/api-errors';

/** The errors of advisor.yaml. */
export const advisorErrors = {
  guest: (): ApiError => ({
    status: 403,
    errorKey: '_ERR_USER_AUTHORITY',
    errorCode: 'CMN1501E',
    errorMessage: 'Sign in to use your saved profile.',
  }),
  otherUser: (): ApiError => ({
    status: 403,
    errorKey: '_ERR_USER_AUTHORITY',
    errorCode: 'CMN1501E',
    errorMessage: 'This profile belongs to someone else.',
    errorParameters: ['callerId'],
  }),
  noProfile: (userId: string): ApiError => ({
    status: 404,
    errorKey: '_ERR_ADVISOR_PROFILE_NOT_FOUND',
    errorCode: 'CMN0404E',
    errorMessage: 'There is no saved profile.',
    errorParameters: [userId],
  }),
};
