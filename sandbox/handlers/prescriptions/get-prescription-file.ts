import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';

/** Returns a file as a data URL, for its owner; 404 for everybody else, as for an unknown one. */
export const getPrescriptionFile: Handler<'getPrescriptionFile'> = ({ params, shopper }, { state }) => {
  const file = state.prescriptionFiles.get(params.fileName);
  if (!file || file.userId !== shopper.userId || file.data === '') {
    return reject(apiErrors.notFound(params.fileName));
  }
  return { prescriptionFile: `data:${file.contentType};base64,${file.data}` };
};
