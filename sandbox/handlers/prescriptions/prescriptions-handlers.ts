import type { Handlers } from '../../call';
import { createAccountPrescription } from './create-account-prescription';
import { downloadPrescription } from './download-prescription';
import { getPrescriptionFile } from './get-prescription-file';
import { getPrescriptionSetup } from './get-prescription-setup';
import { listAccountPrescriptions } from './list-account-prescriptions';
import { searchDoctors } from './search-doctors';
import { submitPrescription } from './submit-prescription';
import { updateAccountPrescription } from './update-account-prescription';
import { uploadPrescription } from './upload-prescription';

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
