import { callDoctor, DOCTOR, submit, uploadedFile } from '@sandbox/testing/prescriptions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { CartContent } from '@/features/cart/components/cart-content';
import { loadFilledCart } from '@/features/cart/components/filled-cart-slot';
import { readSelection } from '@/features/lens/state/lens-selection-store';
import { updateDraft } from '@/features/lens/state/panel-draft';
import { storeSelection } from '@/features/lens/testing/test-purchase';
import { savePrescription, storedPrescription } from '@/lib/prescription/stored-prescription';
import { addPolygon, addReaders } from '../../../../tests/support/cart-fixtures';
import { insureShopper } from '../../../../tests/support/insured-shopper';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';
import { LensEditor } from './lens-editor';

const RX = '/wcs/resources/store/10851/rxc/prescription';

const loadSignIn = () => Promise.reject(new Error('not needed'));

beforeAll(loadFilledCart);
afterEach(() => {
  sessionStorage.clear();
  savePrescription(undefined);
  storeSelection({});
});

async function frameId({ shopper }: TestServer): Promise<string> {
  const { body } = await shopper.get('/wcs/resources/store/10851/cart/@self');
  return body.orderItem[0].orderItemId;
}

interface EditOptions extends Pick<ComponentTestOptions, 'scenario'> {
  /** Puts the pair into the cart. */
  add?: (server: TestServer) => Promise<void>;
  /** What it begins with. */
  heading?: string;
}

/** Opens the editor of the only pair. */
async function editPair(
  prepare: (server: TestServer, id: string) => Promise<unknown> = async () => undefined,
  { add = addPolygon, heading = 'Is everything right?', ...options }: EditOptions = {},
) {
  const before = async (server: TestServer) => {
    await add(server);
    await prepare(server, await frameId(server));
  };
  const rendered = await renderComponent(
    <CartContent loadLensEditor={async () => LensEditor} loadSignIn={loadSignIn} />,
    {
      as: 'guest',
      before,
      ...options,
      catalogs: ['cart', 'lens', 'lens/panel', 'prescription'],
    },
  );
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Edit lenses of Polygon' }));
  await screen.findByRole('heading', { name: heading });
  return rendered;
}

const save = () => screen.getByRole('button', { name: 'Save lenses' });
const insertsOf = ({ requests }: TestServer) =>
  Promise.all(
    requests.filter(({ url }) => url.includes('prescription/insert')).map((each) => each.clone().json()),
  );

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function prescriptionOf(server: TestServer) {
  const { body } = await server.shopper.get(`${RX}/byOrderItemId/${await frameId(server)}`);
  return body.prescription;
}

it('leaves the picture of the line, with the doctor beside it', async () => {
  const picture = { savedFileName: 'other_1.png', fileName: 'other.png' };
  updateDraft('2017230701520', { picture, readersPower: 1.5 });
  const { user, server } = await editPair(async ({ shopper }, id) =>
    submit(shopper, id, await uploadedFile(shopper, id, DOCTOR)),
  );
  expect(await screen.findByText('From the picture that you sent')).toBeVisible();
  const before = await prescriptionOf(server);
  expect(before).toMatchObject({ doctor: { doctorName: DOCTOR.doctorName } });
  await user.click(save());
  await closed();
  expect(await insertsOf(server)).toEqual([]);
  expect(await prescriptionOf(server)).toEqual(before);
});

it('leaves the values of the line, not those of the session', { tags: 'full-run' }, async () => {
  savePrescription({ SPH: { OD: '-5.00', OS: '-5.00' } });
  const { user, server } = await editPair(({ shopper }, id) =>
    shopper.postJson(`${RX}/insert/${id}`, { rightSphere: '-2.25', leftSphere: '-2.00' }),
  );
  await user.click(save());
  await closed();
  expect(await insertsOf(server)).toEqual([]);
  expect(await prescriptionOf(server)).toMatchObject({ rightSphere: '-2.25', leftSphere: '-2.00' });
  expect(await screen.findByText('Prescription added')).toBeVisible();
});

it('leaves a doctor to call, not the values of the session', async () => {
  savePrescription({ SPH: { OD: '-5.00', OS: '-5.00' } });
  const { user, server } = await editPair(({ shopper }, id) => submit(shopper, id, callDoctor()));
  expect(screen.getByText('The prescription that you gave us stays with this pair.')).toBeVisible();
  await user.click(save());
  await closed();
  expect(await insertsOf(server)).toEqual([]);
  expect(await prescriptionOf(server)).toMatchObject({ prescriptionOriginMode: 'callDoctor' });
});

it('opens on the power of readers, which no other lenses are made with', { tags: 'full-run' }, async () => {
  savePrescription({ SPH: { OD: '-5.00', OS: '-5.00' } });
  const { user, server } = await editPair(
    ({ shopper }, id) =>
      shopper.postJson(`${RX}/insert/${id}`, { rightSphere: '+2.25', leftSphere: '+2.25' }),
    { add: addReaders },
  );
  expect(await screen.findByText('+2.25 in both eyes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change: Use' }));
  await screen.findByRole('heading', { name: 'How will you use them?' });
  await user.click(screen.getByRole('radio', { name: /^Single vision/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'How do you want to give us your prescription?' });
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('radio', { name: /^Ready readers/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('+2.25 in both eyes')).toBeVisible();
  await user.click(save());
  await closed();
  expect(await insertsOf(server)).toEqual([]);
});

it('clears the prescription of the session once the line has lenses without one', async () => {
  savePrescription({ SPH: { OD: '-5.00', OS: '-5.00' } });
  const { user } = await editPair();
  await user.click(screen.getByRole('button', { name: 'Change: Use' }));
  await screen.findByRole('heading', { name: 'How will you use them?' });
  await user.click(screen.getByRole('radio', { name: /^Non-prescription/ }));
  expect(storedPrescription.read()).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  // They are not made in the material of the line.
  await screen.findByRole('heading', { name: 'Which material?' });
  await user.click(screen.getByRole('radio', { name: /^Polycarbonate/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Is everything right?' });
  await user.click(save());
  await closed();
  await waitFor(() => expect(storedPrescription.read()).toBeUndefined());
});

it('shows insured prices while insurance is on: the same total as the cart', async () => {
  const { server } = await editPair((server) => insureShopper(server, 'A'));
  const panel = within(screen.getByRole('dialog'));
  const { body } = await server.shopper.get('/wcs/resources/store/10851/cart/@self');
  expect(body.adjustment).toMatchObject([{ code: 'RIA' }]);
  const total = Number(body.grandTotal).toFixed(2);
  expect((await panel.findAllByText(`$${total}`)).length).toBeGreaterThan(0);
  expect(panel.getByText('Your insurance saves')).toBeInTheDocument();
});

it.each([
  ['stays with the frame when the session has ended', 'lost', 'HI167'],
  ['is dropped when the shopper cancels', 'canceled', undefined],
])('what was chosen %s', async (_, end, material) => {
  const { user, server } = await editPair();
  await user.click(screen.getByRole('button', { name: 'Change: Material' }));
  await screen.findByRole('heading', { name: 'Which material?' });
  await user.click(screen.getByRole('radio', { name: /^High index 1.67/ }));
  if (end === 'lost') {
    server.clearCookies();
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Your earlier visit has ended')).toBeVisible();
  } else await user.click(screen.getByRole('button', { name: 'Close without saving' }));
  await closed();
  expect(readSelection('2017230701520').material).toBe(material);
});

it('leaves the line as it is when the service has no lenses for its frame', async () => {
  const { user, server, events } = await editPair(undefined, {
    scenario: 'getFrameLenses:completePairAtOnePrice',
    heading: 'Edit your lenses',
  });
  expect(await screen.findByText('There are no lenses for this frame right now')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to my cart' }));
  await closed();
  expect(await screen.findByText('No lenses were chosen')).toBeVisible();
  expect(events).toContainEqual({ name: 'error', message: 'Missing lens data' });
  expect(server.callsTo('LCUpdateOrderItemLensDataCmd')).toEqual([]);
});
