import { describe, expect, test } from 'vitest';
import { CART } from '../../testing/carts';
import {
  addContactLens,
  addGlassesOf,
  callDoctor,
  DOCTOR,
  linkOf,
  PATIENT,
  prescriptionShoppers,
  RX,
  STEP,
  stepItemsOf,
  submit,
  uploadedFile,
} from '../../testing/prescriptions';
import { logOn, userIdOf } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const { sandbox, client } = testSandbox();
const { catalog, doctors } = sandbox.context;
const { member, guestWithGlasses, guestWithContacts } = prescriptionShoppers(client, catalog);
const VALUES = { rightSphere: '-2.25', leftSphere: '-2.00' };

describe('saves', () => {
  test('a doctor to call, found or typed', async () => {
    const { shopper, frame } = await guestWithGlasses();
    const first = await submit(shopper, frame, callDoctor());
    expect(first.body).toEqual({ status: 'Success', prescriptionId: expect.stringMatching(/^\d+$/) });
    const [item] = await stepItemsOf(shopper);
    expect(item).toMatchObject({ prescriptionProvided: true, prescriptionVerified: false });
    expect(item.prescriptionData).toEqual({ prescriptionMode: 'callDoctor', chosenDoctor: DOCTOR });
    const listed = doctors[0];
    const second = await submit(shopper, frame, {
      prescriptionMode: 'callDoctor',
      doctorId: listed?.doctorId,
    });
    expect(second.body.prescriptionId).toBe(first.body.prescriptionId);
    const [changed] = await stepItemsOf(shopper);
    expect(changed.prescriptionData.chosenDoctor).toMatchObject({ doctorName: listed?.name });
  });

  test('an uploaded file; a later edit can send it again', async () => {
    const { shopper, frame } = await guestWithGlasses();
    const file = await uploadedFile(shopper, frame);
    for (let time = 0; time < 2; time += 1) {
      expect((await submit(shopper, frame, file)).body.status).toBe('Success');
      const [item] = await stepItemsOf(shopper);
      expect(item.prescriptionData).toMatchObject({
        prescriptionMode: 'uploadPrescription',
        editFile: {
          savedFileName: file.savedFileName,
          file_checksum: file.file_checksum,
          name: 'paper.pdf',
          type: 'application/pdf',
          size: 9,
          previewAllowed: true,
        },
      });
      const preview = await shopper.get(item.prescriptionData.editFile.path);
      expect(preview.headers.get('content-type')).toBe('application/pdf');
    }
    const read = await shopper.get(`${RX}/byOrderItemId/${frame}`);
    expect(read.body.prescription.savedFileName).toBe(file.savedFileName);
  });

  test('one prescription for both contact lenses of a pair, with the patient', async () => {
    const { shopper, right, left } = await guestWithContacts();
    const { body } = await submit(shopper, right, callDoctor(PATIENT));
    const [item] = await stepItemsOf(shopper);
    expect(item).toMatchObject({ itemId: right, pairedItemId: left, prescriptionProvided: true });
    expect(item.prescriptionData.patient).toEqual({
      firstName: 'Ana',
      lastName: 'Linden',
      dateOfBirth: '1988-07-21',
    });
    const cart = await shopper.get(`${CART}/@self`);
    const fields = cart.body.orderItem.map((line: { xitem_field2: string }) => line.xitem_field2);
    expect(fields).toEqual([body.prescriptionId, body.prescriptionId]);
  });

  test('instead of the values given with the lenses, which then no longer count', async () => {
    const { shopper, frame } = await guestWithGlasses();
    const inserted = await shopper.postJson(`${RX}/insert/${frame}`, VALUES);
    const { body } = await submit(shopper, frame, callDoctor());
    expect(body.prescriptionId).toBe(inserted.body.prescriptionId);
    const read = await shopper.get(`${RX}/byOrderItemId/${frame}`);
    expect(read.body.prescription).not.toHaveProperty('rightSphere');
    await shopper.postJson(`${RX}/insert/${frame}`, VALUES);
    expect((await stepItemsOf(shopper))[0].prescriptionData).toEqual({ rx: VALUES });
  });

  test('without marking the item as provided', async () => {
    const { shopper, frame } = await guestWithGlasses();
    await submit(shopper, frame, callDoctor({ itemStatusUpdate: false }));
    const [item] = await stepItemsOf(shopper);
    expect(item).toMatchObject({ prescriptionProvided: false, prescriptionData: { chosenDoctor: DOCTOR } });
  });
});

test('values given later with the lenses are not confirmed yet', async () => {
  const shopper = await member('rafael.ybarra');
  const frame = await addGlassesOf(shopper, catalog);
  await submit(shopper, frame, callDoctor({ verified: true }));
  await shopper.postJson(`${RX}/insert/${frame}`, VALUES);
  const item = (await stepItemsOf(shopper)).at(-1);
  expect(item).toMatchObject({ prescriptionProvided: true, prescriptionVerified: false });
});

test('a link lets somebody else provide a prescription, but not see it; the file goes to the owner', async () => {
  const { shopper, frame } = await guestWithGlasses();
  const encOrderMemberId = await linkOf(shopper);
  const helper = await guestWithGlasses();
  const { body: uploaded } = await helper.shopper.postJson(`${STEP}/upload`, {
    storeId: '10851',
    langId: '-1',
    catalogId: '10101',
    userId: '1',
    isItemFile: true,
    fileName: 'paper.pdf',
    fileData: btoa('%PDF-1.7'),
    orderItemId: frame,
    encOrderMemberId,
  });
  const { savedFileName } = uploaded;
  const file = { prescriptionMode: 'uploadPrescription', savedFileName, encOrderMemberId };
  expect((await submit(helper.shopper, frame, file)).body.status).toBe('Success');
  const [item] = await stepItemsOf(shopper);
  expect((await shopper.get(item.prescriptionData.editFile.path)).status).toBe(200);
  const helperId = await userIdOf(helper.shopper);
  expect((await helper.shopper.get(`${STEP}/download/${helperId}/${savedFileName}`)).status).toBe(404);
});

test('the prescription of contact lenses survives the merge with the same lenses in the account', async () => {
  const { shopper, right } = await guestWithContacts();
  const { body } = await submit(shopper, right, callDoctor(PATIENT));
  await addContactLens(await member('ada.marsh'), catalog, 'RCON');
  await logOn(shopper, 'ada.marsh');
  const [item] = await stepItemsOf(shopper);
  expect(item).toMatchObject({ prescriptionId: body.prescriptionId, prescriptionProvided: true });
  expect(item.itemQuantity).toBe(2);
});

test('what a guest submitted moves to the account at sign-in, with its file', async () => {
  const { shopper, right } = await guestWithContacts();
  const file = await uploadedFile(shopper, right);
  await submit(shopper, right, { ...file, ...DOCTOR, ...PATIENT });
  const before = (await stepItemsOf(shopper))[0];
  await logOn(shopper, 'only-us');
  const after = (await stepItemsOf(shopper)).find(
    ({ prescriptionId }: { prescriptionId: string }) => prescriptionId === before.prescriptionId,
  );
  expect(after.prescriptionData.patient).toEqual(before.prescriptionData.patient);
  expect((await shopper.get(after.prescriptionData.editFile.path)).status).toBe(200);
});
