import type { Catalog } from '../seed/catalog/seed-catalog';
import type { LensPackage } from '../seed/models/lens-package';
import { addGlassesTo, CART, contactLensBody, prescriptionSku, someBox, someLens } from './carts';
import { becomeGuest, logOn } from './shoppers';
import type { TestClient, TestResponse } from './test-client';

export const STEP = '/wcs/resources/store/10851/provideprescription';
export const RX = '/wcs/resources/store/10851/rxc/prescription';
export const ACCOUNT_PRESCRIPTIONS = '/wcs/resources/store/10851/wcs/prescription/user/@self';

/** Signatures of files; the rest is invented. */
export const PDF = '%PDF-1.7\n';
export const PNG = '\u0089PNG\r\n\u001a\n picture';

/** Adds a frame with a lens of this type. Returns the id of the frame's item. */
export async function addGlassesOf(
  shopper: TestClient,
  catalog: Catalog,
  type: LensPackage['type'] = 'single-vision',
): Promise<string> {
  const sku = prescriptionSku(catalog);
  const { body } = await addGlassesTo(shopper, sku, { lens: someLens(sku, type) });
  return body.orderItemId[0];
}

/** Adds contact lenses for one eye. Returns the id of the item. */
export async function addContactLens(
  shopper: TestClient,
  catalog: Catalog,
  eye: 'RCON' | 'LCON',
  { power = '-2.00' }: { power?: string } = {},
): Promise<string> {
  const { body } = await shopper.postJson(CART, contactLensBody(someBox(catalog), { eye, power }));
  return body.orderItem[0].orderItemId;
}

export function uploadFile(
  shopper: TestClient,
  orderItemId: string,
  { fileName = 'paper.pdf', content = PDF, ...fields }: Record<string, unknown> = {},
): Promise<TestResponse> {
  return shopper.postJson(`${STEP}/upload`, {
    storeId: '10851',
    langId: '-1',
    catalogId: '10101',
    userId: '1',
    isItemFile: true,
    fileName,
    fileData: btoa(String(content)),
    orderItemId,
    ...fields,
  });
}

/** Returns the step's items of the shopper's current order. */
export async function stepItemsOf(shopper: TestClient) {
  const { body } = await shopper.get(`${STEP}/setup/@self`);
  return body.dataContent.rxDataContent;
}

export async function linkOf(shopper: TestClient): Promise<string> {
  return (await shopper.get(`${CART}/@self`)).body.x_encOrderMemberId;
}

export const DOCTOR = {
  doctorId: '',
  doctorName: 'Dr. Ruth Halloran',
  doctorPhoneNumber: '5135550188',
  doctorAddress: { stateProvince: 'OH', country: 'US' },
};

export const PATIENT = {
  patientFirstName: 'Ana',
  patientLastName: 'Linden',
  dateOfBirth: '1988-07-21',
};

/** Submits a prescription for an item of the step. */
export function submit(shopper: TestClient, orderitemid: string, fields: object = {}): Promise<TestResponse> {
  return shopper.postJson(`${STEP}/submit`, { orderitemid, itemStatusUpdate: true, ...fields });
}

export const callDoctor = (fields: object = {}) => ({ prescriptionMode: 'callDoctor', ...DOCTOR, ...fields });

/** Uploads a file for an item and returns the fields of its submission. */
export async function uploadedFile(shopper: TestClient, orderItemId: string, fields: object = {}) {
  const { body } = await uploadFile(shopper, orderItemId);
  const { savedFileName, file_checksum } = body;
  return {
    prescriptionMode: 'uploadPrescription',
    savedFileName,
    file_checksum,
    fileName: 'paper.pdf',
    ...fields,
  };
}

/** Creates the new shoppers of a sandbox whose cart needs a prescription. */
export function prescriptionShoppers(client: () => TestClient, catalog: Catalog) {
  async function guest() {
    const shopper = client();
    await becomeGuest(shopper);
    return shopper;
  }
  return {
    async member(name = 'noor.haddad') {
      const shopper = client();
      await logOn(shopper, name);
      return shopper;
    },
    async guestWithGlasses() {
      const shopper = await guest();
      return { shopper, frame: await addGlassesOf(shopper, catalog) };
    },
    /** Creates a pair: one item for each eye. */
    async guestWithContacts() {
      const shopper = await guest();
      const right = await addContactLens(shopper, catalog, 'RCON');
      return { shopper, right, left: await addContactLens(shopper, catalog, 'LCON') };
    },
  };
}
