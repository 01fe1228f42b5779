import {
  getCreateAccountPrescriptionMockHandler,
  getGetPrescriptionFileMockHandler,
  getListAccountPrescriptionsMockHandler,
  getSearchDoctorsMockHandler,
  getSubmitPrescriptionMockHandler,
  getUpdateAccountPrescriptionMockHandler,
  getUploadPrescriptionMockHandler,
} from '@generated/prescriptions/prescriptions.msw';
import type { OperationId } from '../../contract/operations';
import { exampleResolver } from '../example-resolver';
import type { HandlerFactory } from '../handler-factory';
import { downloadPrescription } from './download-prescription';
import { getPrescriptionSetup } from './get-prescription-setup';

/** These operations return the contract's examples; they have no state yet. */
export const prescriptionsHandlers = {
  getPrescriptionSetup,
  searchDoctors: () => getSearchDoctorsMockHandler(exampleResolver('searchDoctors')),
  uploadPrescription: () => getUploadPrescriptionMockHandler(exampleResolver('uploadPrescription')),
  submitPrescription: () => getSubmitPrescriptionMockHandler(exampleResolver('submitPrescription')),
  downloadPrescription,
  getPrescriptionFile: () => getGetPrescriptionFileMockHandler(exampleResolver('getPrescriptionFile')),
  listAccountPrescriptions: () =>
    getListAccountPrescriptionsMockHandler(exampleResolver('listAccountPrescriptions')),
  createAccountPrescription: () =>
    getCreateAccountPrescriptionMockHandler(exampleResolver('createAccountPrescription')),
  updateAccountPrescription: () =>
    getUpdateAccountPrescriptionMockHandler(exampleResolver('updateAccountPrescription')),
} satisfies Partial<Record<OperationId, HandlerFactory>>;
