import { contactLensParameters } from '../../serializers/attributes/contact-lens-parameters';
import { type ContractRun, fixture, MissingInputError, requireValue, successBody } from '../walk';
import { anonymousClient } from './shoppers';

export interface FrameSku {
  catentryId: string;
  upc: string;
  /** Catalog entry ID of the color's product. */
  productId: string;
}

const EYEGLASSES = '40001';
const CONTACT_LENSES = '40003';
const LENS_PARAMETERS: ReadonlySet<string> = new Set(contactLensParameters);

/** The first buyable eyeglasses of the listing. */
export const frame = fixture(async (run): Promise<FrameSku> => {
  const product = await firstInCategory(run, EYEGLASSES);
  const sku = product.sKUs?.find(({ buyable }) => buyable === 'true');
  return {
    catentryId: sku?.uniqueID ?? product.uniqueID,
    upc: sku?.partNumber ?? product.partNumber,
    productId: product.parentCatalogEntryID ?? product.uniqueID,
  };
});

/** The first contact lens of the listing with its first available parameters. */
export const contactLens = fixture(async (run) => {
  const { uniqueID: catentryId, partNumber: upc } = await firstInCategory(run, CONTACT_LENSES);
  const client = await anonymousClient(run);
  const { catalogEntry } = successBody(
    'getContactLens',
    await client.GET('/wcs/resources/store/{storeId}/catalog/{catalogId}/contactlenses/byId/{clId}', {
      params: { path: { ...run.store, clId: catentryId }, query: { langId: run.store.langId } },
    }),
  );
  const choices = (catalogEntry.attributes ?? []).flatMap(({ identifier, values: [first] }) =>
    first && LENS_PARAMETERS.has(identifier)
      ? [{ name: identifier, value: first.identifier ?? first.value }]
      : [],
  );
  return { catentryId, upc, choices };
});

/** The first lens package of that frame, and its protection plan if any. */
export const lensPackage = fixture(async (run) => {
  const { catentryId } = await frame(run);
  const client = await anonymousClient(run);
  const { data } = successBody(
    'getFrameLenses',
    await client.GET('/wcs/resources/store/{storeId}/catalog/{catalogId}/rxc/frameId/{frameId}/lenses', {
      params: { path: { ...run.store, frameId: catentryId }, query: { langId: run.store.langId } },
    }),
  );
  const lens = requireValue('a lens package with lenses', data?.packages.find(hasLenses));
  return { lens, frame: data?.frame, warranty: data?.warranties?.[0] };
});

function hasLenses({ type }: { type: string }): boolean {
  return type !== 'frame-only';
}

async function firstInCategory(run: ContractRun, categoryId: string) {
  const client = await anonymousClient(run);
  const { catalogEntryView } = successBody(
    'findProductsByCategory',
    await client.GET('/search/resources/store/{storeId}/productview/byCategory/{categoryId}', {
      params: {
        path: { ...run.store, categoryId },
        query: {
          pageSize: 20,
          pageNumber: 1,
          langId: run.store.langId,
          catalogId: run.store.catalogId,
          profileName: 'IBM_findProductByPartNumber_Details',
        },
      },
    }),
  );
  const product = catalogEntryView.find(({ buyable }) => buyable === 'true');
  if (!product) throw new MissingInputError(`category ${categoryId} has no buyable product`);
  return product;
}
