import type { Handlers } from '../../call';
import {
  createAccountPrescription,
  listAccountPrescriptions,
  updateAccountPrescription,
} from './account-prescriptions';
import { getPrescriptionSetup } from './get-prescription-setup';
import { downloadPrescription, getPrescriptionFile, uploadPrescription } from './prescription-files';
import { searchDoctors } from './search-doctors';
import { submitPrescription } from './submit-prescription';

export const prescriptionsHandlers = {
  getPrescriptionSetup,
  searchDoctors,
  uploadPrescription,
  submitPrescription,
  downloadPrescription,
  getPrescriptionFile,
  listAccountPrescriptions,
  createAccountPrescription,
  updateAccountPrescription,
} satisfies Partial<Handlers>;
