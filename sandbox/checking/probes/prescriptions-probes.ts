import { requestExample } from '../request-example';
import { paidCart } from '../supplies/orders';
import { anyone, idsOf, member } from '../supplies/shoppers';
import { present, successBody, supply } from '../walk';
import type { Probes } from './probe';

/** A cart at the prescription step. */
const cartAtStep = supply(paidCart);

/** A prescription file uploaded for that cart's line. */
const uploaded = supply(async (walk) => {
  const { client, orderItemId } = await cartAtStep(walk);
  const context = successBody(
    'getContextData',
    await client.GET('/wcs/resources/store/{storeId}/usercontext/@self/contextdata', {
      params: { path: walk.store },
    }),
  );
  const userId = String(context.basicInfo.callerId);
  const uploadResult = successBody(
    'uploadPrescription',
    await client.POST('/wcs/resources/store/{storeId}/provideprescription/upload', {
      params: { path: walk.store },
      body: { ...requestExample('uploadPrescription', 'document'), ...idsOf(walk), userId, orderItemId },
    }),
  );
  return {
    userId,
    fileName: present(
      'savedFileName',
      'savedFileName' in uploadResult ? uploadResult.savedFileName : undefined,
    ),
    checksum: present(
      'file_checksum',
      'file_checksum' in uploadResult ? uploadResult.file_checksum : undefined,
    ),
  };
});

const accountPrescription = supply(async (walk) => {
  walk.needLasting('a prescription of the account');
  const { client } = await member(walk);
  return successBody(
    'createAccountPrescription',
    await client.POST('/wcs/resources/store/{storeId}/wcs/prescription/user/@self', {
      params: { path: walk.store },
      body: requestExample('createAccountPrescription', 'singleVision'),
    }),
  );
});

export const prescriptionsProbes = {
  getPrescriptionSetup: async (walk) => {
    const { client, orderId } = await cartAtStep(walk);
    return client.GET('/wcs/resources/store/{storeId}/provideprescription/setup/{orderId}', {
      params: { path: { ...walk.store, orderId } },
    });
  },
  searchDoctors: async (walk) =>
    (await anyone(walk)).GET('/wcs/resources/store/{storeId}/provideprescription/searchdoctor/{query}', {
      params: { path: { ...walk.store, query: walk.store.country === 'US' ? 'a!OH!' : 'a!ON!' } },
    }),
  uploadPrescription: uploaded,
  submitPrescription: async (walk) => {
    const { client, orderItemId } = await cartAtStep(walk);
    const { fileName, checksum } = await uploaded(walk);
    return client.POST('/wcs/resources/store/{storeId}/provideprescription/submit', {
      params: { path: walk.store },
      body: {
        orderitemid: orderItemId,
        prescriptionMode: 'uploadPrescription',
        savedFileName: fileName,
        fileName: 'prescription.pdf',
        file_checksum: checksum,
        patientFirstName: 'Ana',
        patientLastName: 'Linden',
        dateOfBirth: '1988-07-21',
        verified: true,
        itemStatusUpdate: true,
      },
    });
  },
  downloadPrescription: async (walk) => {
    const { client } = await cartAtStep(walk);
    const { userId, fileName } = await uploaded(walk);
    return client.GET('/wcs/resources/store/{storeId}/provideprescription/download/{userId}/{fileName}', {
      params: { path: { ...walk.store, userId, fileName } },
    });
  },
  getPrescriptionFile: async (walk) => {
    const { client } = await cartAtStep(walk);
    const { fileName } = await uploaded(walk);
    return client.GET('/wcs/resources/store/{storeId}/provideprescription/file/{fileName}', {
      params: { path: { ...walk.store, fileName } },
    });
  },
  listAccountPrescriptions: async (walk) => {
    const { client } = await member(walk);
    return client.GET('/wcs/resources/store/{storeId}/wcs/prescription/user/@self', {
      params: { path: walk.store },
    });
  },
  createAccountPrescription: accountPrescription,
  updateAccountPrescription: async (walk) => {
    const { client } = await member(walk);
    const created = await accountPrescription(walk);
    const prescriptionId = present(
      'prescriptionId',
      'prescriptionId' in created ? created.prescriptionId : undefined,
    );
    return client.POST('/wcs/resources/store/{storeId}/wcs/prescription/user/@self/{prescriptionId}', {
      params: { path: { ...walk.store, prescriptionId } },
      body: requestExample('updateAccountPrescription', 'singleVision'),
    });
  },
} satisfies Probes;
