import type { ApiError } from '../http/api-errors';

const badParameter = (name: string): ApiError => ({
  status: 400,
  errorKey: '_ERR_BAD_PARMS',
  errorCode: '2080',
  errorMessage: `The value of ${name} is not valid.`,
  errorParameters: [name],
});

/** Errors of stores and eye exams (stores.yaml). */
export const storeErrors = {
  badParameter,
  storeNotFound: (id: string): ApiError => ({
    status: 404,
    errorKey: '_ERR_STORE_NOT_FOUND',
    errorCode: 'CMN0404E',
    errorMessage: 'This store was not found.',
    errorParameters: [id],
  }),
  examsNotOffered: (storeNumber: string): ApiError => ({
    status: 404,
    errorKey: '_ERR_EXAM_NOT_OFFERED',
    errorCode: 'CMN0404E',
    errorMessage: 'This store takes no bookings.',
    errorParameters: [storeNumber],
  }),
  slotTaken: (): ApiError => ({
    status: 409,
    errorKey: '_ERR_EXAM_SLOT_TAKEN',
    errorCode: 'CMN0409E',
    errorMessage: 'This time is no longer free.',
    errorParameters: ['slotId'],
  }),
  examNotFound: (): ApiError => ({
    status: 404,
    errorKey: '_ERR_EXAM_NOT_FOUND',
    errorCode: 'CMN0404E',
    errorMessage: 'This exam was not found.',
    errorParameters: ['confirmationNumber'],
  }),
};
