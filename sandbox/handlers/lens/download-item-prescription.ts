import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { fileResponse } from '../prescription-files/send-file';

/** Returns a file for its owner; 404 for everybody else, as for an unknown one. */
export const downloadItemPrescription: Handler<'downloadItemPrescription'> = (
  { params, shopper, respond },
  { state },
) => {
  const file = state.prescriptionFiles.get(params.savedFileName);
  const response = file && file.userId === shopper.userId ? fileResponse(file) : undefined;
  if (!response) return reject(apiErrors.notFound(params.savedFileName));
  respond(response);
  return new ArrayBuffer(0);
};
