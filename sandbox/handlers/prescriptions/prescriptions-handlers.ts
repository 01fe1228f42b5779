import {
  getCreateAccountPrescriptionMockHandler,
  getListAccountPrescriptionsMockHandler,
  getSearchDoctorsMockHandler,
  getUpdateAccountPrescriptionMockHandler,
} from '@generated/prescriptions/prescriptions.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';
import { downloadPrescription } from './download-prescription';
import { getPrescriptionFile } from './get-prescription-file';
import { getPrescriptionSetup } from './get-prescription-setup';
import { submitPrescription } from './submit-prescription';
import { uploadPrescription } from './upload-prescription';

/** These operations return the contract's examples; they have no state yet. */
export const prescriptionsHandlers = {
  getPrescriptionSetup,
  searchDoctors: () => getSearchDoctorsMockHandler(exampleResolver('searchDoctors')),
  uploadPrescription,
  submitPrescription,
  downloadPrescription,
  getPrescriptionFile,
  listAccountPrescriptions: () =>
    getListAccountPrescriptionsMockHandler(exampleResolver('listAccountPrescriptions')),
  createAccountPrescription: () =>
    getCreateAccountPrescriptionMockHandler(exampleResolver('createAccountPrescription')),
  updateAccountPrescription: () =>
    getUpdateAccountPrescriptionMockHandler(exampleResolver('updateAccountPrescription')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
