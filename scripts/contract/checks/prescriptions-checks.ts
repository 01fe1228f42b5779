import { cartWithPayment } from '../fixtures/orders';
import { anonymousClient, idsOf, member } from '../fixtures/shoppers';
import { requestExample } from '../model/request-example';
import { fixture, requireValue, successBody } from '../store-run';
import type { ContractChecks } from './contract-check';

/** A cart at the prescription step. */
const cartAtPrescriptionStep = fixture(cartWithPayment);

/** A prescription file uploaded for that cart's line. */
const uploadedFile = fixture(async (run) => {
  const { client, orderItemId } = await cartAtPrescriptionStep(run);
  const context = successBody(
    'getContextData',
    await client.GET('/wcs/resources/store/{storeId}/usercontext/@self/contextdata', {
      params: { path: run.store },
    }),
  );
  const userId = String(context.basicInfo.callerId);
  const uploadResult = successBody(
    'uploadPrescription',
    await client.POST('/wcs/resources/store/{storeId}/provideprescription/upload', {
      params: { path: run.store },
      body: { ...requestExample('uploadPrescription', 'document'), ...idsOf(run), userId, orderItemId },
    }),
  );
  return {
    userId,
    fileName: requireValue(
      'savedFileName',
      'savedFileName' in uploadResult ? uploadResult.savedFileName : undefined,
    ),
    checksum: requireValue(
      'file_checksum',
      'file_checksum' in uploadResult ? uploadResult.file_checksum : undefined,
    ),
  };
});

const accountPrescription = fixture(async (run) => {
  run.requireWrite('a prescription of the account');
  const { client } = await member(run);
  return successBody(
    'createAccountPrescription',
    await client.POST('/wcs/resources/store/{storeId}/wcs/prescription/user/@self', {
      params: { path: run.store },
      body: requestExample('createAccountPrescription', 'singleVision'),
    }),
  );
});

export const prescriptionsChecks = {
  getPrescriptionSetup: async (run) => {
    const { client, orderId } = await cartAtPrescriptionStep(run);
    return client.GET('/wcs/resources/store/{storeId}/provideprescription/setup/{orderId}', {
      params: { path: { ...run.store, orderId } },
    });
  },
  searchDoctors: async (run) =>
    (await anonymousClient(run)).GET(
      '/wcs/resources/store/{storeId}/provideprescription/searchdoctor/{query}',
      {
        params: { path: { ...run.store, query: run.store.country === 'US' ? 'a!OH!' : 'a!ON!' } },
      },
    ),
  uploadPrescription: uploadedFile,
  submitPrescription: async (run) => {
    const { client, orderItemId } = await cartAtPrescriptionStep(run);
    const { fileName, checksum } = await uploadedFile(run);
    return client.POST('/wcs/resources/store/{storeId}/provideprescription/submit', {
      params: { path: run.store },
      body: {
        orderitemid: orderItemId,
        prescriptionMode: 'uploadPrescription',
        savedFileName: fileName,
        fileName: 'prescription.pdf',
        file_checksum: checksum,
        // Contact lenses need the doctor and the patient as well (003 §5).
        doctorId: '',
        doctorName: 'Dr. Ruth Halloran',
        doctorPhoneNumber: '5135550188',
        patientFirstName: 'Ana',
        patientLastName: 'Linden',
        dateOfBirth: '1988-07-21',
        verified: true,
        itemStatusUpdate: true,
      },
    });
  },
  downloadPrescription: async (run) => {
    const { client } = await cartAtPrescriptionStep(run);
    const { userId, fileName } = await uploadedFile(run);
    return client.GET('/wcs/resources/store/{storeId}/provideprescription/download/{userId}/{fileName}', {
      params: { path: { ...run.store, userId, fileName } },
    });
  },
  getPrescriptionFile: async (run) => {
    const { client } = await cartAtPrescriptionStep(run);
    const { fileName } = await uploadedFile(run);
    return client.GET('/wcs/resources/store/{storeId}/provideprescription/file/{fileName}', {
      params: { path: { ...run.store, fileName } },
    });
  },
  listAccountPrescriptions: async (run) => {
    const { client } = await member(run);
    return client.GET('/wcs/resources/store/{storeId}/wcs/prescription/user/@self', {
      params: { path: run.store },
    });
  },
  createAccountPrescription: accountPrescription,
  updateAccountPrescription: async (run) => {
    const { client } = await member(run);
    const createResult = await accountPrescription(run);
    const prescriptionId = requireValue(
      'prescriptionId',
      'prescriptionId' in createResult ? createResult.prescriptionId : undefined,
    );
    return client.POST('/wcs/resources/store/{storeId}/wcs/prescription/user/@self/{prescriptionId}', {
      params: { path: { ...run.store, prescriptionId } },
      body: { ...requestExample('updateAccountPrescription', 'singleVision'), rightSphere: '-2.50' },
    });
  },
} satisfies ContractChecks;
