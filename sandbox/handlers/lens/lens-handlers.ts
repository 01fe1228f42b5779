import { getUploadItemPrescriptionMockHandler } from '@generated/lens/lens.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';
import { downloadItemPrescription } from './download-item-prescription';
import { getFrameLenses } from './get-frame-lenses';
import { getItemPrescription } from './get-item-prescription';
import { insertItemPrescription } from './insert-item-prescription';

export const lensHandlers = {
  getFrameLenses,
  insertItemPrescription,
  getItemPrescription,
  downloadItemPrescription,
  uploadItemPrescription: () =>
    getUploadItemPrescriptionMockHandler(exampleResolver('uploadItemPrescription')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
