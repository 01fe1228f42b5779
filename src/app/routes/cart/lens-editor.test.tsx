import { callDoctor, submit, uploadedFile } from '@sandbox/testing/prescriptions';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { CartContent } from '@/features/cart/components/cart-content';
import { loadFilledCart } from '@/features/cart/components/filled-cart-slot';
import { panelDraft } from '@/features/lens/panel/panel-draft';
import { savePrescription } from '@/lib/prescription/stored-prescription';
import { uploadedPicture } from '@/lib/prescription/uploaded-picture';
import { addPolygon } from '../../../../tests/support/cart-fixtures';
import { renderComponent } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';
import { LensEditor } from './lens-editor';

const RX = '/wcs/resources/store/10851/rxc/prescription';

const loadSignIn = () => Promise.reject(new Error('not needed'));

beforeAll(loadFilledCart);
afterEach(() => {
  sessionStorage.clear();
  panelDraft.clear();
  uploadedPicture.clear();
  savePrescription(undefined);
});

async function frameId({ shopper }: TestServer): Promise<string> {
  const { body } = await shopper.get('/wcs/resources/store/10851/cart/@self');
  return body.orderItem[0].orderItemId;
}

/** Opens the editor of the only pair. */
async function editPair(prepare: (server: TestServer, id: string) => Promise<unknown>) {
  const before = async (server: TestServer) => {
    await addPolygon(server);
    await prepare(server, await frameId(server));
  };
  const rendered = await renderComponent(
    <CartContent loadLensEditor={async () => LensEditor} loadSignIn={loadSignIn} />,
    {
      as: 'guest',
      before,
      catalogs: ['cart', 'lens', 'lens/panel', 'prescription'],
    },
  );
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Edit lenses of Polygon' }));
  await screen.findByRole('heading', { name: 'Is everything right?' });
  return rendered;
}

const save = () => screen.getByRole('button', { name: 'Save lenses' });
const insertsOf = ({ requests }: TestServer) =>
  Promise.all(
    requests.filter(({ url }) => url.includes('prescription/insert')).map((each) => each.clone().json()),
  );

it('keeps the picture of the line, not the one of other glasses', async () => {
  uploadedPicture.write({ savedFileName: 'other_1.png', fileName: 'other.png' });
  panelDraft.write({ readersPower: 1.5 });
  let savedFileName = '';
  const { user, server } = await editPair(async ({ shopper }, id) => {
    ({ savedFileName } = await uploadedFile(shopper, id));
    await shopper.postJson(`${RX}/insert/${id}`, {
      prescriptionOrigin: 'MANUAL',
      prescriptionOriginMode: 'uploadPrescription',
      savedFileName,
      fileName: 'paper.pdf',
    });
  });
  expect(await screen.findByText('From the picture that you sent')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await insertsOf(server)).toEqual([
    expect.objectContaining({ savedFileName, fileName: 'paper.pdf' }),
  ]);
});

it('keeps the values of the line, not those of the session', async () => {
  savePrescription({ SPH: { OD: '-5.00', OS: '-5.00' } });
  const { user, server } = await editPair(({ shopper }, id) =>
    shopper.postJson(`${RX}/insert/${id}`, { rightSphere: '-2.25', leftSphere: '-2.00' }),
  );
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await insertsOf(server)).toEqual([
    expect.objectContaining({ rightSphere: '-2.25', leftSphere: '-2.00' }),
  ]);
  expect(await screen.findByText('Prescription added')).toBeVisible();
});

it('keeps a doctor to call, not the values of the session', async () => {
  savePrescription({ SPH: { OD: '-5.00', OS: '-5.00' } });
  const { user, server } = await editPair(({ shopper }, id) => submit(shopper, id, callDoctor()));
  expect(screen.getByText('The prescription that you gave us stays with this pair.')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await insertsOf(server)).toEqual([]);
  const { body } = await server.shopper.get(`${RX}/byOrderItemId/${await frameId(server)}`);
  expect(body.prescription.prescriptionOriginMode).toBe('callDoctor');
});
