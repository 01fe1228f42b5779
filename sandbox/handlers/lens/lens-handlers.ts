import {
  getGetItemPrescriptionMockHandler,
  getUploadItemPrescriptionMockHandler,
} from '@generated/lens/lens.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';
import { downloadItemPrescription } from './download-item-prescription';
import { getFrameLenses } from './get-frame-lenses';
import { insertItemPrescription } from './insert-item-prescription';

export const lensHandlers = {
  getFrameLenses,
  insertItemPrescription,
  getItemPrescription: () => getGetItemPrescriptionMockHandler(exampleResolver('getItemPrescription')),
  downloadItemPrescription,
  uploadItemPrescription: () =>
    getUploadItemPrescriptionMockHandler(exampleResolver('uploadItemPrescription')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
