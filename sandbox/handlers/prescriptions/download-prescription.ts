import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { fileResponse } from '../prescription-files/send-file';
import { prescriptionErrors } from './prescription-errors';

/**
 * Returns a file for its owner; 403 with the user id of somebody else, 404 for an unknown name and for somebody else's file.
 */
export const downloadPrescription: Handler<'downloadPrescription'> = (
  { params, shopper, respond },
  { state },
) => {
  if (params.userId !== shopper.userId) return reject(prescriptionErrors.otherUser());
  const file = state.prescriptionFiles.get(params.fileName);
  const response = file && file.userId === shopper.userId ? fileResponse(file) : undefined;
  if (!response) return reject(apiErrors.notFound(params.fileName));
  respond(response);
  return new ArrayBuffer(0);
};
