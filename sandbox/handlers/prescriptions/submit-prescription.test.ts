import { describe, expect, test } from 'vitest';
import { CART } from '../../testing/carts';
import {
  addContactLens,
  addGlassesOf,
  callDoctor,
  DOCTOR,
  linkOf,
  PATIENT,
  RX,
  STEP,
  stepItemsOf,
  submit,
  uploadedFile,
} from '../../testing/prescriptions';
import { becomeGuest, logOn, userIdOf } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const { sandbox, client } = testSandbox();
const { catalog, state, doctors } = sandbox.context;
const VALUES = { rightSphere: '-2.25', leftSphere: '-2.00' };

async function guest() {
  const shopper = client();
  await becomeGuest(shopper);
  return shopper;
}

async function member(name = 'noor.haddad') {
  const shopper = client();
  await logOn(shopper, name);
  return shopper;
}

async function guestWithGlasses() {
  const shopper = await guest();
  return { shopper, frame: await addGlassesOf(shopper, catalog) };
}

async function guestWithContacts() {
  const shopper = await guest();
  const right = await addContactLens(shopper, catalog, 'RCON');
  return { shopper, right, left: await addContactLens(shopper, catalog, 'LCON') };
}

const messageOf = (response: { status: number; body: { status: string; messages: string[] } }) => {
  expect([response.status, response.body.status]).toEqual([200, 'Fail']);
  return response.body.messages.join();
};

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

describe('fails without', () => {
  test('a mode, a doctor or a file', async () => {
    const { shopper, frame } = await guestWithGlasses();
    expect(messageOf(await submit(shopper, frame))).toContain('prescription is missing');
    expect(messageOf(await submit(shopper, frame, { rx: VALUES }))).toContain('prescription is missing');
    expect(messageOf(await submit(shopper, frame, { prescriptionMode: 'callDoctor' }))).toContain('doctor');
    const upload = { prescriptionMode: 'uploadPrescription' };
    expect(messageOf(await submit(shopper, frame, upload))).toContain('file');
    expect(messageOf(await submit(shopper, frame, { ...upload, savedFileName: 'gone.pdf' }))).toContain(
      'file',
    );
    expect((await stepItemsOf(shopper))[0].prescriptionId).toBeNull();
  });

  test('a name and a phone number of a doctor whom the shopper typed in', async () => {
    const { shopper, frame } = await guestWithGlasses();
    for (const fields of [
      { doctorPhoneNumber: '' },
      { doctorPhoneNumber: '513555018' },
      { doctorName: ' ' },
    ]) {
      expect(messageOf(await submit(shopper, frame, callDoctor(fields)))).toContain('doctor');
    }
  });

  test('the doctor of contact lenses, in both modes, and their patient', async () => {
    const { shopper, right } = await guestWithContacts();
    const file = await uploadedFile(shopper, right);
    expect(messageOf(await submit(shopper, right, { ...file, ...PATIENT }))).toContain('doctor');
    const withoutFile = { prescriptionMode: 'uploadPrescription', ...DOCTOR, ...PATIENT };
    expect(messageOf(await submit(shopper, right, withoutFile))).toContain('file');
    expect(messageOf(await submit(shopper, right, callDoctor()))).toContain('patient');
    for (const part of ['patientFirstName', 'patientLastName', 'dateOfBirth'] as const) {
      const { [part]: _missing, ...rest } = PATIENT;
      expect(messageOf(await submit(shopper, right, callDoctor(rest)))).toContain('patient');
    }
    expect((await submit(shopper, right, { ...file, ...DOCTOR, ...PATIENT })).body.status).toBe('Success');
  });

  test('the confirmation of a member; a guest needs none', async () => {
    const shopper = await member();
    const frame = await addGlassesOf(shopper, catalog);
    expect(messageOf(await submit(shopper, frame, callDoctor()))).toContain('confirmation');
    expect((await submit(shopper, frame, callDoctor({ verified: true }))).body.status).toBe('Success');
    expect((await stepItemsOf(shopper)).at(-1).prescriptionVerified).toBe(true);
  });
});

// The clock of the sandbox is at 2026-06-15.
test.each([
  ['1919-12-31', 400],
  ['1920-01-01', 200],
  ['2026-06-14', 200],
  ['2026-06-15', 400],
  ['2026-06-16', 400],
  ['1988-02-30', 400],
  ['88-07-21', 400],
])('a date of birth of %s is answered with %d', async (dateOfBirth, expected) => {
  const { shopper, right } = await guestWithContacts();
  const { status, body } = await submit(shopper, right, callDoctor({ ...PATIENT, dateOfBirth }));
  expect(status).toBe(expected);
  if (expected === 400) expect(body.errors[0].errorParameters).toContain('dateOfBirth');
});

test('names hold no digits', async () => {
  const { shopper, right } = await guestWithContacts();
  const { status, body } = await submit(
    shopper,
    right,
    callDoctor({ ...PATIENT, patientLastName: 'L1nden' }),
  );
  expect([status, body.errors[0].errorParameters]).toEqual([400, expect.stringContaining('patientLastName')]);
});

describe('refuses', () => {
  test('the generic user, unknown and foreign items, and items that need none', async () => {
    const { shopper, frame } = await guestWithGlasses();
    const stranger = await guestWithGlasses();
    expect((await submit(client(), frame, callDoctor())).body.errors[0].errorKey).toBe('USR.CWXFR0130E');
    expect((await submit(shopper, '1', callDoctor())).status).toBe(404);
    expect((await submit(stranger.shopper, frame, callDoctor())).status).toBe(403);
    const [order] = state.orders.by('item', frame);
    const lens = order?.items.find(({ kind }) => kind === 'LENS')?.orderItemId ?? '';
    expect((await submit(shopper, lens, callDoctor())).status).toBe(400);
  });

  test('another shopper’s file, and a file that has another checksum', async () => {
    const { shopper, frame } = await guestWithGlasses();
    const stranger = await guestWithGlasses();
    const file = await uploadedFile(stranger.shopper, stranger.frame);
    expect((await submit(shopper, frame, file)).status).toBe(403);
    const own = await uploadedFile(shopper, frame, { file_checksum: '0'.repeat(64) });
    expect((await submit(shopper, frame, own)).body.errors[0].errorParameters).toBe('file_checksum');
  });

  test('a locked cart and a canceled order; a placed order can still get one', async () => {
    const { shopper, frame } = await guestWithGlasses();
    const [order] = state.orders.by('item', frame);
    const orderId = order?.orderId ?? '';
    state.orders.update(orderId, { locked: true });
    expect((await submit(shopper, frame, callDoctor())).body.errors[0].errorKey).toBe('_ERR_ORDER_IS_LOCKED');
    state.orders.update(orderId, { locked: false, status: 'X' });
    expect((await submit(shopper, frame, callDoctor())).status).toBe(400);
    state.orders.update(orderId, { status: 'M' });
    expect((await submit(shopper, frame, callDoctor())).body.status).toBe('Success');
    const setup = await shopper.get(`${STEP}/setup/${orderId}`);
    expect(setup.body.dataContent.rxDataContent[0].prescriptionProvided).toBe(true);
  });
});

test('values given with the lenses are confirmed by a member without a mode', async () => {
  const shopper = await member('rafael.ybarra');
  const frame = await addGlassesOf(shopper, catalog);
  const { prescriptionId } = (await shopper.postJson(`${RX}/insert/${frame}`, VALUES)).body;
  expect(messageOf(await submit(shopper, frame, { prescriptionId }))).toContain('confirmation');
  expect(messageOf(await submit(shopper, frame, { prescriptionId: '1', verified: true }))).toContain(
    'missing',
  );
  expect((await submit(shopper, frame, { prescriptionId, verified: true })).body.status).toBe('Success');
  const [item] = await stepItemsOf(shopper);
  expect(item).toMatchObject({ prescriptionVerified: true, prescriptionData: { rx: VALUES } });
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
