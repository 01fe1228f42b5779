import { requestExample } from '../request-example';
import { cartWithGlasses } from '../supplies/carts';
import { lensPackage } from '../supplies/products';
import { idsOf } from '../supplies/shoppers';
import { present, successBody, supply } from '../walk';
import type { Probes } from './probe';

/** The prescription of the glasses in the shared guest's cart. */
const itemPrescription = supply(async (walk) => {
  const { client, orderItemId } = await cartWithGlasses(walk);
  return successBody(
    'insertItemPrescription',
    await client.POST('/wcs/resources/store/{storeId}/rxc/prescription/insert/{orderItemId}', {
      params: { path: { ...walk.store, orderItemId } },
      body: requestExample('insertItemPrescription', 'singleVision'),
    }),
  );
});

/** A prescription file uploaded for those glasses. */
const itemFile = supply(async (walk) => {
  const { client, orderItemId } = await cartWithGlasses(walk);
  const context = successBody(
    'getContextData',
    await client.GET('/wcs/resources/store/{storeId}/usercontext/@self/contextdata', {
      params: { path: walk.store },
    }),
  );
  return successBody(
    'uploadItemPrescription',
    await client.POST('/wcs/resources/store/{storeId}/rxc/prescription/upload', {
      params: { path: walk.store },
      body: {
        ...requestExample('uploadItemPrescription', 'document'),
        ...idsOf(walk),
        userId: String(context.basicInfo.callerId),
        orderItemId,
      },
    }),
  );
});

export const lensProbes = {
  getFrameLenses: lensPackage,
  insertItemPrescription: itemPrescription,
  getItemPrescription: async (walk) => {
    const { client, orderItemId } = await cartWithGlasses(walk);
    await itemPrescription(walk);
    return client.GET('/wcs/resources/store/{storeId}/rxc/prescription/byOrderItemId/{orderItemId}', {
      params: { path: { ...walk.store, orderItemId } },
    });
  },
  uploadItemPrescription: itemFile,
  downloadItemPrescription: async (walk) => {
    const { client } = await cartWithGlasses(walk);
    const upload = await itemFile(walk);
    const savedFileName = present(
      'savedFileName',
      'savedFileName' in upload ? upload.savedFileName : undefined,
    );
    return client.GET('/wcs/resources/store/{storeId}/rxc/prescription/download/{savedFileName}', {
      params: { path: { ...walk.store, savedFileName } },
    });
  },
} satisfies Probes;
