import type { SavedPrescription } from '@generated/prescriptions/model/savedPrescription';
import { expect, test } from 'vitest';
import { toSavedPrescription } from '@/domain/prescription/saved-prescription';
import { ACCOUNT_PRESCRIPTIONS, addContactLens, stepItemsOf, submit } from '../../testing/prescriptions';
import { logOn } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const { sandbox, client } = testSandbox();

async function savedOf(name: string, storeId: '10851' | '10852' = '10851'): Promise<SavedPrescription[]> {
  const shopper = client();
  await logOn(shopper, name, { storeId });
  return (await shopper.get(`${ACCOUNT_PRESCRIPTIONS}?nocache`)).body.resultList;
}

test('one member per country has a prescription of each kind, the others none', async () => {
  for (const saved of [await savedOf('ada.marsh'), await savedOf('owen.fraser', '10852')]) {
    const views = saved.map(toSavedPrescription);
    expect(views.map(({ itemType, kind }) => `${itemType} ${kind}`)).toEqual([
      'frame values',
      'frame values',
      'frame values',
      'frame file',
      'frame doctor',
      'contact doctor',
    ]);
    // The clock of the sandbox is at 2026-06-15.
    expect(views.map(({ expires }) => expires?.year).slice(0, 3)).toEqual([2028, 2028, 2025]);
    expect(saved[1]).toMatchObject({ prescriptionType: 'MF', prismEnable: true, odHPrismBase: 'Out' });
  }
  expect(await savedOf('noor.haddad')).toEqual([]);
});

test('the uploaded one is a picture that its owner can see', async () => {
  const shopper = client();
  await logOn(shopper, 'ada.marsh');
  const file = (await savedOf('ada.marsh'))[3]?.editFile;
  expect(file).toMatchObject({ name: 'prescription.jpeg', previewAllowed: true });
  const picture = await shopper.get(file?.path ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('the one of contact lenses can be picked for them', async () => {
  const shopper = client();
  await logOn(shopper, 'ada.marsh');
  const saved = (await savedOf('ada.marsh'))[5];
  const lens = await addContactLens(shopper, sandbox.context.catalog, 'RCON');
  const picked = { prescriptionIdMyAccountSelected: saved?.prescriptionId, verified: true };
  expect((await submit(shopper, lens, picked)).body.status).toBe('Success');
  expect((await stepItemsOf(shopper))[0]).toMatchObject({ prescriptionFromAccount: true });
});
