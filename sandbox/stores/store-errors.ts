import { apiError } from '../http/api-errors';

const badParameter = (name: string) =>
  apiError(400, '_ERR_BAD_PARMS', '2080', `The value of ${name} is not valid.`, name);

/** Errors of stores and eye exams (stores.yaml). */
export const storeErrors = {
  badParameter,
  storeNotFound: (id: string) =>
    apiError(404, '_ERR_STORE_NOT_FOUND', 'CMN0404E', 'This store was not found.', id),
  examsNotOffered: (storeNumber: string) =>
    apiError(404, '_ERR_EXAM_NOT_OFFERED', 'CMN0404E', 'This store takes no bookings.', storeNumber),
  slotTaken: () =>
    apiError(409, '_ERR_EXAM_SLOT_TAKEN', 'CMN0409E', 'This time is no longer free.', 'slotId'),
  examNotFound: () =>
    apiError(404, '_ERR_EXAM_NOT_FOUND', 'CMN0404E', 'This exam was not found.', 'confirmationNumber'),
};
