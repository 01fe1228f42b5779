import type { Handlers } from '../../call';
import { downloadItemPrescription } from './download-item-prescription';
import { getFrameLenses } from './get-frame-lenses';
import { getItemPrescription } from './get-item-prescription';
import { insertItemPrescription } from './insert-item-prescription';
import { uploadItemPrescription } from './upload-item-prescription';

export const lensHandlers = {
  getFrameLenses,
  insertItemPrescription,
  getItemPrescription,
  downloadItemPrescription,
  uploadItemPrescription,
} satisfies Partial<Handlers>;
