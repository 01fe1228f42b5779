import type { Handler } from '../../call';
import type { SandboxState } from '../../state/state';
import { STEP_EXTENSIONS } from '../prescription-files/file-type';
import { saveFile } from '../prescription-files/save-file';
import { requireStepLine, type StepLine } from './step-line';

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
