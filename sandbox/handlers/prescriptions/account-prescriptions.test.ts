import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_PRESCRIPTIONS,
  addContactLens,
  addGlassesOf,
  callDoctor,
  PATIENT,
  stepItemsOf,
  submit,
  uploadedFile,
} from '../../testing/prescriptions';
import { becomeGuest, logOn } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const TYPED = {
  prescriptionName: 'Every day',
  prescriptionType: 'ST',
  prescriptionOrigin: 'MANUAL',
  prescriptionOriginMode: 'rxcPrescription',
  firstName: 'Noor',
  lastName: 'Haddad',
  rightSphere: '-2.25',
  leftSphere: '-2.00',
  rightCyl: '-0.75',
  rightAxis: '90',
  pupillaryDistance: '62',
  prismEnable: false,
  issue: '03/04/2026',
  doctor: 'Dr. Mei Okafor',
};

const { sandbox, client, advanceClock } = testSandbox();
const { catalog } = sandbox.context;

async function member(name: string) {
  const shopper = client();
  await logOn(shopper, name);
  return shopper;
}

const list = async (shopper: TestClient) =>
  (await shopper.get(`${ACCOUNT_PRESCRIPTIONS}?nocache`)).body.resultList;
const create = (shopper: TestClient, body: object = TYPED) => shopper.postJson(ACCOUNT_PRESCRIPTIONS, body);
const update = (shopper: TestClient, id: string, body: object = TYPED) =>
  shopper.postJson(`${ACCOUNT_PRESCRIPTIONS}/${id}`, body);

test('without nocache, those for contact lenses are left out', async () => {
  const shopper = await member('ada.marsh');
  const categories = async (query: string) => {
    const { body } = await shopper.get(`${ACCOUNT_PRESCRIPTIONS}${query}`);
    return body.resultList.map((saved: { productCategory: string }) => saved.productCategory);
  };
  expect(await categories('?nocache')).toContain('CONTACTS');
  expect(await categories('?nocache=1779100000000')).toContain('CONTACTS');
  expect(await categories('')).toContain('GLASSES');
  expect(await categories('')).not.toContain('CONTACTS');
});

test('one of a leap day expires on a day that there is', async () => {
  const shopper = await member('rafael.ybarra');
  await create(shopper, { ...TYPED, issue: '02/29/2024' });
  const [saved] = await list(shopper);
  expect(saved.expiration).toBe('03/01/2026');
});

test('saves, lists and changes a typed prescription; the last changed is first', async () => {
  const shopper = await member('noor.haddad');
  expect(await list(shopper)).toEqual([]);
  const first = (await create(shopper)).body.prescriptionId;
  const second = (await create(shopper, { ...TYPED, prescriptionName: 'Second' })).body.prescriptionId;
  expect((await list(shopper)).map((saved: { prescriptionId: string }) => saved.prescriptionId)).toEqual([
    second,
    first,
  ]);
  advanceClock(1000);
  const progressive = { ...TYPED, prescriptionType: 'MF', rightAdd: '+2.00', leftAdd: '+2.00' };
  expect((await update(shopper, first, progressive)).body).toEqual({
    status: 'Success',
    prescriptionId: first,
  });
  const [changed] = await list(shopper);
  expect(changed).toEqual({
    ...progressive,
    prescriptionId: first,
    productCategory: 'GLASSES',
    expiration: '03/04/2028',
    isSpeedyRXEligible: false,
    lastUpdate: '2026-06-15T12:00:01.000Z',
  });
});

describe('rejects', () => {
  test('the generic user and guests, for each operation', async () => {
    const guest = client();
    await becomeGuest(guest);
    for (const request of [
      (shopper: TestClient) => shopper.get(ACCOUNT_PRESCRIPTIONS),
      (shopper: TestClient) => create(shopper),
      (shopper: TestClient) => update(shopper, '33001'),
    ]) {
      expect((await request(client())).body.errors[0].errorKey).toBe('USR.CWXFR0130E');
      const rejected = await request(guest);
      expect([rejected.status, rejected.body.errors[0].errorKey]).toEqual([403, '_ERR_USER_AUTHORITY']);
    }
  });

  test('an unknown prescription, and another member’s', async () => {
    const owner = await member('rafael.ybarra');
    const { prescriptionId } = (await create(owner)).body;
    const stranger = await member('only-us');
    expect((await update(stranger, '1')).status).toBe(404);
    expect((await update(stranger, prescriptionId)).status).toBe(404);
    const frame = await addGlassesOf(stranger, catalog);
    const picked = { prescriptionIdMyAccountSelected: prescriptionId, verified: true };
    expect((await submit(stranger, frame, picked)).status).toBe(404);
  });

  test.each([
    ['a cylinder without its axis', { rightAxis: undefined }, 'rightAxis'],
    ['an axis without a cylinder', { leftAxis: '90' }, 'leftCyl'],
    ['an addition of zero', { rightAdd: '0.00', prescriptionType: 'MF' }, 'rightAdd'],
    ['a multifocal type without an addition', { prescriptionType: 'MF' }, 'prescriptionType'],
    ['a single-vision type with one', { rightAdd: '+1.00' }, 'prescriptionType'],
    ['two kinds of pupillary distance', { rPDistance: '31', lPDistance: '31' }, ''],
    ['a prism while prisms are off', { odHPrism: '1.00', odHPrismBase: 'In' }, 'prismEnable'],
    ['a prism without a base', { prismEnable: true, odHPrism: '1.00' }, 'odHPrismBase'],
    ['a power outside the range', { rightSphere: '-20.25' }, 'rightSphere'],
    ['a day of issue after today', { issue: '06/16/2026' }, 'issue'],
    ['a day that does not exist', { issue: '02/30/2026' }, 'issue'],
    ['a digit in the name', { firstName: 'N00r' }, 'firstName'],
  ])('%s', async (_, fields, parameter) => {
    const { status, body } = await create(await member('rafael.ybarra'), { ...TYPED, ...fields });
    expect(status).toBe(400);
    expect(body.errors[0].errorParameters).toContain(parameter);
  });
});

describe('at the prescription step', () => {
  test('changed values decide again whether the lenses can be made immediately', async () => {
    const shopper = await member('only-us');
    const { prescriptionId } = (await create(shopper)).body;
    const isSpeedy = async () => (await list(shopper))[0].isSpeedyRXEligible;
    expect(await isSpeedy()).toBe(true);
    const frame = await addGlassesOf(shopper, catalog);
    // More than 2.00 of cylinder.
    const strong = { rightSphere: '-1.00', rightCyl: '-2.25', rightAxis: '90', leftSphere: '-1.00' };
    const picked = { prescriptionIdMyAccountSelected: prescriptionId, prescriptionOrigin: 'MANUAL' };
    await submit(shopper, frame, { ...picked, rx: strong, verified: true, saveChangesMyAccount: true });
    expect(await isSpeedy()).toBe(false);
  });

  test('a member picks a prescription, with its values, and may change it', async () => {
    const shopper = await member('only-us');
    const { prescriptionId } = (await create(shopper)).body;
    const frame = await addGlassesOf(shopper, catalog);
    const rx = { rightSphere: '-2.50', leftSphere: '-2.00' };
    const picked = { prescriptionIdMyAccountSelected: prescriptionId, prescriptionOrigin: 'MANUAL' };
    const unconfirmed = await submit(shopper, frame, picked);
    expect(unconfirmed.body.messages.join()).toContain('confirmation');
    await submit(shopper, frame, { ...picked, verified: true });
    const item = (await stepItemsOf(shopper)).at(-1);
    expect(item).toMatchObject({ prescriptionFromAccount: true, prescriptionVerified: true });
    expect(item.prescriptionData).toMatchObject({
      prescriptionIdMyAccountSelected: prescriptionId,
      rx: { rightSphere: '-2.25', rightCyl: '-0.75', rightAxis: '90' },
    });
    await submit(shopper, frame, { ...picked, rx, verified: true, saveChangesMyAccount: true });
    expect((await stepItemsOf(shopper)).at(-1).prescriptionData.rx).toEqual(rx);
    const [saved] = await list(shopper);
    expect(saved).toMatchObject({ ...rx, prescriptionName: 'Every day', issue: '03/04/2026' });
    expect(saved).not.toHaveProperty('rightCyl');
  });

  test('a new one is saved, with its file; a guest cannot save', async () => {
    const shopper = await member('rafael.ybarra');
    const before = (await list(shopper)).length;
    const frame = await addGlassesOf(shopper, catalog);
    const file = await uploadedFile(shopper, frame);
    await submit(shopper, frame, { ...file, verified: true, savePrescriptionMyAccount: true });
    const saved = await list(shopper);
    expect(saved).toHaveLength(before + 1);
    expect(saved[0]).toMatchObject({
      prescriptionType_p: 'uploadPrescription',
      productCategory: 'GLASSES',
      fileName: file.savedFileName,
      editFile: { name: 'paper.pdf', size: 9, previewAllowed: true },
      firstName: 'Rafael',
    });
    const guest = client();
    await becomeGuest(guest);
    const other = await addGlassesOf(guest, catalog);
    const rejected = await submit(guest, other, callDoctor({ savePrescriptionMyAccount: true }));
    expect(rejected.status).toBe(403);
    expect((await stepItemsOf(guest))[0].prescriptionProvided).toBe(false);
  });

  test('contact lenses take a saved prescription of the same lenses, with its doctor and patient', async () => {
    const shopper = await member('noor.haddad');
    const right = await addContactLens(shopper, catalog, 'RCON');
    await submit(shopper, right, callDoctor({ ...PATIENT, verified: true, savePrescriptionMyAccount: true }));
    const [saved] = await list(shopper);
    expect(saved).toMatchObject({
      prescriptionOriginMode: 'callDoctor',
      productCategory: 'CONTACTS',
      birthDate: '1988-07-21',
      doctor: 'Dr. Ruth Halloran',
      doctorState_p: 'OH',
      telephone: '5135550188',
    });
    expect(saved).not.toHaveProperty('leftCatentryId');
    const picked = { prescriptionIdMyAccountSelected: saved.prescriptionId, verified: true };
    expect((await submit(shopper, right, picked)).body.status).toBe('Success');
    const item = (await stepItemsOf(shopper)).at(-1);
    expect(item.prescriptionData).toMatchObject({
      chosenDoctor: { doctorName: 'Dr. Ruth Halloran' },
      patient: { firstName: 'Ana', dateOfBirth: '1988-07-21' },
    });
    const frame = await addGlassesOf(shopper, catalog);
    expect((await submit(shopper, frame, picked)).status).toBe(400);
    await addContactLens(shopper, catalog, 'LCON');
    expect((await submit(shopper, right, picked)).status).toBe(400);
    expect((await update(shopper, saved.prescriptionId)).status).toBe(400);
  });
});
