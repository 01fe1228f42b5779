import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { RawResponse } from '../../http/raw-response';
import type { SandboxState } from '../../state/state';
import { STEP_EXTENSIONS } from '../prescription-files/file-type';
import { saveFile } from '../prescription-files/save-file';
import { fileResponse } from '../prescription-files/send-file';
import { prescriptionErrors } from './prescription-errors';
import { requireStepLine, type StepLine } from './step-line';

/**
 * Returns a file for its owner; 403 with the user id of somebody else, 404 for an unknown name and for somebody else's file.
 */
export const downloadPrescription: Handler<'downloadPrescription'> = ({ params, shopper }, { state }) => {
  if (params.userId !== shopper.userId) return reject(prescriptionErrors.otherUser());
  const file = state.prescriptionFiles.get(params.fileName);
  const response = file && file.userId === shopper.userId ? fileResponse(file) : undefined;
  if (!response) return reject(apiErrors.notFound(params.fileName));
  return new RawResponse(response);
};

/** Returns a file as a data URL, for its owner; 404 for everybody else, as for an unknown one. */
export const getPrescriptionFile: Handler<'getPrescriptionFile'> = ({ params, shopper }, { state }) => {
  const file = state.prescriptionFiles.get(params.fileName);
  if (!file || file.userId !== shopper.userId || file.data === '') {
    return reject(apiErrors.notFound(params.fileName));
  }
  return { prescriptionFile: `data:${file.contentType};base64,${file.data}` };
};

/** Saves a file for an item of the prescription step. */
export const uploadPrescription: Handler<'uploadPrescription'> = ({ params, body, shopper }, context) => {
  const { fileName, fileData, orderItemId, encOrderMemberId: link } = body;
  const line = requireStepLine(context, { shopper, storeId: params.storeId, orderItemId, link });
  const file = { userId: shopper.userId, fileName, fileData, orderItemId };
  const result = saveFile(context, file, STEP_EXTENSIONS);
  if (result.status === 'Success' && line.isOwner) noteUpload(context.state, line, result.savedFileName);
  return result;
};

/** Records an upload for the setup, which shows it until something is submitted, so that a reload does not lose it. */
function noteUpload(state: SandboxState, { order, stepItem }: StepLine, uploadedFileName: string): void {
  const items = order.items.map((item) =>
    stepItem.items.includes(item) ? { ...item, uploadedFileName } : item,
  );
  state.orders.update(order.orderId, { items });
}
