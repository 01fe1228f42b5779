import type { Handlers } from '../../call';
import { getFrameLenses } from './get-frame-lenses';
import {
  downloadItemPrescription,
  getItemPrescription,
  insertItemPrescription,
  uploadItemPrescription,
} from './item-prescription';

export const lensHandlers = {
  getFrameLenses,
  insertItemPrescription,
  getItemPrescription,
  downloadItemPrescription,
  uploadItemPrescription,
} satisfies Partial<Handlers>;
