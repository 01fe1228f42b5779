import { getUploadPrescriptionMockHandler } from '@generated/prescriptions/prescriptions.msw';
import { createResolver } from '../../call';
import type { HandlerFactory } from '../handler-factory';
import { STEP_EXTENSIONS } from '../prescription-files/file-type';
import { saveFile } from '../prescription-files/save-file';
import { requireStepLine } from './step-line';

/** Keeps a file for an item of the prescription step. */
export const uploadPrescription: HandlerFactory = () =>
  getUploadPrescriptionMockHandler(
    createResolver('uploadPrescription', ({ params, body, shopper }, context) => {
      const { fileName, fileData, orderItemId, encOrderMemberId: link } = body;
      requireStepLine(context, { shopper, storeId: params.storeId, orderItemId, link });
      return saveFile(context, { userId: shopper.userId, fileName, fileData, orderItemId }, STEP_EXTENSIONS);
    }),
  );
