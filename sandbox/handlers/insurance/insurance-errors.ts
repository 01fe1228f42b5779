import type { ApiError } from '../../http/api-errors';

/** The errors of insurance.yaml other than the codes of 002 §8. */
export const insuranceErrors = {
  invalidToken: (): ApiError => ({
    status: 400,
    errorKey: '_ERR_RIA_TOKEN',
    errorCode: 'CMN1539E',
    errorMessage: 'Look your plan up again.',
    errorParameters: ['token'],
  }),
};
