import type { ApiError } from '../../http/api-errors';

/** The refusals of prescriptions.yaml that other services do not have. */
export const prescriptionErrors = {
  otherUser: (): ApiError => ({
    status: 403,
    errorKey: '_ERR_USER_AUTHORITY',
    errorCode: 'CMN1501E',
    errorMessage: 'This prescription belongs to someone else.',
  }),
  guest: (): ApiError => ({
    status: 403,
    errorKey: '_ERR_USER_AUTHORITY',
    errorCode: 'CMN1501E',
    errorMessage: 'Sign in to see your saved prescriptions.',
  }),
};

/** A refusal with HTTP 200, as the prescription step returns it. */
export const stepFailure = (message: string) => ({ status: 'Fail' as const, messages: [message] });
