import { cartWithGlasses } from '../fixtures/carts';
import { lensPackage } from '../fixtures/products';
import { idsOf } from '../fixtures/shoppers';
import { requestExample } from '../model/request-example';
import { fixture, requireValue, successBody } from '../store-run';
import type { ContractChecks } from './contract-check';

/** The prescription of the glasses in the shared guest's cart. */
const itemPrescription = fixture(async (run) => {
  const { client, orderItemId } = await cartWithGlasses(run);
  return successBody(
    'insertItemPrescription',
    await client.POST('/wcs/resources/store/{storeId}/rxc/prescription/insert/{orderItemId}', {
      params: { path: { ...run.store, orderItemId } },
      body: requestExample('insertItemPrescription', 'singleVision'),
    }),
  );
});

/** A prescription file uploaded for those glasses. */
const uploadedFile = fixture(async (run) => {
  const { client, orderItemId } = await cartWithGlasses(run);
  const context = successBody(
    'getContextData',
    await client.GET('/wcs/resources/store/{storeId}/usercontext/@self/contextdata', {
      params: { path: run.store },
    }),
  );
  return successBody(
    'uploadItemPrescription',
    await client.POST('/wcs/resources/store/{storeId}/rxc/prescription/upload', {
      params: { path: run.store },
      body: {
        ...requestExample('uploadItemPrescription', 'document'),
        ...idsOf(run),
        userId: String(context.basicInfo.callerId),
        orderItemId,
      },
    }),
  );
});

export const lensChecks = {
  getFrameLenses: lensPackage,
  insertItemPrescription: itemPrescription,
  getItemPrescription: async (run) => {
    const { client, orderItemId } = await cartWithGlasses(run);
    await itemPrescription(run);
    return client.GET('/wcs/resources/store/{storeId}/rxc/prescription/byOrderItemId/{orderItemId}', {
      params: { path: { ...run.store, orderItemId } },
    });
  },
  uploadItemPrescription: uploadedFile,
  downloadItemPrescription: async (run) => {
    const { client } = await cartWithGlasses(run);
    const upload = await uploadedFile(run);
    const savedFileName = requireValue(
      'savedFileName',
      'savedFileName' in upload ? upload.savedFileName : undefined,
    );
    return client.GET('/wcs/resources/store/{storeId}/rxc/prescription/download/{savedFileName}', {
      params: { path: { ...run.store, savedFileName } },
    });
  },
} satisfies ContractChecks;
