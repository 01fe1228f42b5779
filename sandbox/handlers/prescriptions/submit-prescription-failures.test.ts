import { describe, expect, test } from 'vitest';
import {
  addGlassesOf,
  callDoctor,
  DOCTOR,
  PATIENT,
  prescriptionShoppers,
  RX,
  STEP,
  stepItemsOf,
  submit,
  uploadedFile,
} from '../../testing/prescriptions';
import { testSandbox } from '../../testing/test-sandbox';

const { sandbox, client } = testSandbox();
const { catalog, state } = sandbox.context;
const { member, guestWithGlasses, guestWithContacts } = prescriptionShoppers(client, catalog);
const VALUES = { rightSphere: '-2.25', leftSphere: '-2.00' };

const messageOf = (response: { status: number; body: { status: string; messages: string[] } }) => {
  expect([response.status, response.body.status]).toEqual([200, 'Fail']);
  return response.body.messages.join();
};

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

describe('rejects', () => {
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
