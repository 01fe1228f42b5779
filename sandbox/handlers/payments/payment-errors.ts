import type { ApiError } from '../../http/api-errors';

/** The errors of payments.yaml. */
export const paymentErrors = {
  guest: (): ApiError => ({
    status: 403,
    errorKey: '_ERR_USER_AUTHORITY',
    errorCode: 'CMN1501E',
    errorMessage: 'Sign in to see your saved cards.',
  }),
  notFound: (index: number): ApiError => ({
    status: 404,
    errorKey: '_ERR_PAYMENT_NOT_FOUND',
    errorCode: 'CMN0404E',
    errorMessage: 'This card is no longer saved.',
    errorParameters: [String(index)],
  }),
  captchaRejected: (): ApiError => ({
    status: 400,
    errorKey: '_ERR_CAPTCHA',
    errorCode: 'CMN1539E',
    errorMessage: 'Please confirm again that you are no robot.',
    errorParameters: ['recaptchaResponse'],
  }),
};
