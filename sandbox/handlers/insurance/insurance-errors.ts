import { apiError } from '../../http/api-errors';

/** The errors of insurance.yaml other than the codes of 002 §8. */
export const insuranceErrors = {
  invalidToken: () => apiError(400, '_ERR_RIA_TOKEN', 'CMN1539E', 'Look your plan up again.', 'token'),
};
