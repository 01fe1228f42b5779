import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addContactLens,
  addGlassesOf,
  callDoctor,
  DOCTOR,
  PATIENT,
  RX,
  stepItemsOf,
  submit,
  uploadedFile,
} from '../../testing/prescriptions';
import { becomeGuest, logOn } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const { sandbox, client } = testSandbox();
const { catalog } = sandbox.context;

async function guest() {
  const shopper = client();
  await becomeGuest(shopper);
  return shopper;
}

async function itemOf(shopper: TestClient, itemId: string) {
  const items = await stepItemsOf(shopper);
  return items.find((item: { itemId: string }) => item.itemId === itemId);
}

test('a copied prescription equals its source, with an id of its own', async () => {
  const shopper = await guest();
  const frames = [await addGlassesOf(shopper, catalog), await addGlassesOf(shopper, catalog)] as const;
  const file = await uploadedFile(shopper, frames[0]);
  // Powers for which the lenses are made.
  const power = fc.integer({ min: -16, max: 8 }).map((steps) => (steps / 4).toFixed(2));
  const source = fc.oneof(
    fc.record({ rightSphere: power, leftSphere: power }).map((values) => ({ values })),
    fc
      .record({
        doctorName: fc.constantFrom('Dr. Ruth Halloran', 'Zoé Bélanger'),
        officeName: fc.string({ maxLength: 20 }),
      })
      .map((fields) => ({ submission: callDoctor(fields) })),
    fc.constantFrom({ submission: file }, { submission: { ...file, ...DOCTOR } }),
  );
  await fc.assert(
    fc.asyncProperty(source, async (given) => {
      if ('values' in given) await shopper.postJson(`${RX}/insert/${frames[0]}`, given.values);
      else await submit(shopper, frames[0], given.submission);
      const first = await itemOf(shopper, frames[0]);
      const copy = { cp_rx_oid: frames[0], cp_rx_id: first.prescriptionId };
      expect((await submit(shopper, frames[1], copy)).body.status).toBe('Success');
      const second = await itemOf(shopper, frames[1]);
      expect(second.prescriptionData).toEqual(first.prescriptionData);
      expect(second.prescriptionId).not.toBe(first.prescriptionId);
    }),
    { numRuns: 25 },
  );
});

test('does not copy values that the other frame or its lens is not made for', async () => {
  const shopper = await guest();
  const frames = [await addGlassesOf(shopper, catalog), await addGlassesOf(shopper, catalog)] as const;
  await shopper.postJson(`${RX}/insert/${frames[0]}`, { rightSphere: '-20.00', leftSphere: '-20.00' });
  const { status, body } = await submit(shopper, frames[1], { cp_rx_oid: frames[0] });
  expect([status, body.errors?.[0].errorParameters]).toEqual([400, expect.stringContaining('cp_rx_oid')]);
  expect((await itemOf(shopper, frames[1])).prescriptionProvided).toBe(false);
});

test('copies the patient and the doctor of contact lenses', async () => {
  const shopper = await guest();
  const first = await addContactLens(shopper, catalog, 'RCON');
  const second = await addContactLens(shopper, catalog, 'RCON', { power: '-3.00' });
  await submit(shopper, first, callDoctor(PATIENT));
  await submit(shopper, second, { cp_rx_oid: first });
  const copied = await itemOf(shopper, second);
  expect(copied.prescriptionData).toEqual((await itemOf(shopper, first)).prescriptionData);
  expect(copied.prescriptionData.patient.lastName).toBe('Linden');
});

test('rejects other lens types, other kinds, another id, another order, and an item without one', async () => {
  const shopper = await guest();
  const single = await addGlassesOf(shopper, catalog);
  const progressive = await addGlassesOf(shopper, catalog, 'progressive');
  const contact = await addContactLens(shopper, catalog, 'RCON');
  const same = await addGlassesOf(shopper, catalog);
  expect((await submit(shopper, same, { cp_rx_oid: single })).body.messages.join()).toContain('missing');
  await submit(shopper, single, callDoctor());
  for (const target of [progressive, contact]) {
    const { status, body } = await submit(shopper, target, { cp_rx_oid: single, ...PATIENT });
    expect([status, body.errors[0].errorParameters]).toEqual([400, 'cp_rx_oid']);
  }
  const otherId = await submit(shopper, same, { cp_rx_oid: single, cp_rx_id: '1' });
  expect(otherId.body.errors[0].errorParameters).toBe('cp_rx_id');
  const stranger = await guest();
  const foreign = await addGlassesOf(stranger, catalog);
  expect((await submit(stranger, foreign, { cp_rx_oid: single })).status).toBe(403);
  expect((await submit(shopper, same, { cp_rx_oid: '1' })).status).toBe(404);
});

test('the confirmation of a member is copied as well', async () => {
  const shopper = client();
  await logOn(shopper, 'noor.haddad');
  const first = await addGlassesOf(shopper, catalog);
  const second = await addGlassesOf(shopper, catalog);
  await submit(shopper, first, callDoctor({ verified: true }));
  expect((await submit(shopper, second, { cp_rx_oid: first })).body.status).toBe('Success');
  expect((await itemOf(shopper, second)).prescriptionVerified).toBe(true);
});
