import { addGlassesOf, linkOf, RX, stepItemsOf } from '@sandbox/testing/prescriptions';
import { becomeGuest } from '@sandbox/testing/shoppers';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addPolygon } from '../../../../tests/support/cart-fixtures';
import { enter } from '../../../../tests/support/enter';
import { findDialog } from '../../../../tests/support/find-dialog';
import {
  button,
  chooseDoctor,
  glasses,
  NEXT,
  openStep,
  radio,
  STEP_PAGE,
  save,
  submissions,
} from '../../../../tests/support/prescription-steps';
import { type TestServer, testServer } from '../../../../tests/support/test-server';

it('a session that has ended is announced, and nothing is lost', async () => {
  const { user, server } = await openStep({ as: 'ada.marsh', before: addPolygon }, NEXT);
  await chooseDoctor(user);
  server.startScenario('submitPrescription:sessionExpired');
  await user.click(screen.getByRole('checkbox', { name: CONFIRMATION }));
  await user.click(button(save));
  expect(await screen.findByText('You are no longer signed in')).toBeVisible();
  expect(button('Change doctor')).toBeVisible();
  server.startScenario('');
  await user.click(button('Sign in'));
  const dialog = within(await findDialog('Sign in'));
  await enter(user, await dialog.findByLabelText('Email address'), 'ada.marsh@example.com');
  await enter(user, dialog.getByLabelText('Password'), 'Clear-View-1');
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByText('You are no longer signed in')).not.toBeInTheDocument());
  expect(button('Change doctor')).toBeVisible();
  await user.click(button(save));
  await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
});

it('a guest whose session has ended is told that the cart is gone', { tags: 'full-run' }, async () => {
  const { user, server } = await openStep({ as: 'guest', before: addPolygon }, NEXT);
  await chooseDoctor(user);
  server.startScenario('submitPrescription:sessionExpired');
  await user.click(button(save));
  expect(await screen.findByText('Your earlier visit has ended')).toBeVisible();
  expect(screen.getByRole('link', { name: 'what was in your cart' })).toHaveAttribute(
    'href',
    expect.stringContaining('/AjaxOrderItemDisplayView'),
  );
  expect(button('Change doctor')).toBeVisible();
});

const CONFIRMATION = 'I confirm that this information is valid';

/** Returns two frames; the first has values that were entered with its lenses. */
async function firstWithValues(server: TestServer) {
  await glasses('single-vision', 'single-vision')(server);
  const [first] = await stepItemsOf(server.shopper);
  await server.shopper.postJson(`${RX}/insert/${first.itemId}`, {
    prescriptionType: 'ST',
    prescriptionOrigin: 'MANUAL',
    prescriptionOriginMode: 'rxcPrescription',
    rightSphere: '-2.00',
    leftSphere: '-2.25',
    pupillaryDistance: '63',
  });
}

describe('members', () => {
  it('must confirm the information', async () => {
    const { user, server } = await openStep({ as: 'ada.marsh', before: addPolygon }, NEXT);
    await chooseDoctor(user);
    await user.click(button(save));
    const confirm = screen.getByRole('checkbox', { name: CONFIRMATION });
    await waitFor(() => expect(confirm).toHaveAccessibleDescription('This is required to proceed'));
    await waitFor(() => expect(confirm).toHaveFocus());
    await user.click(confirm);
    await user.click(button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
    expect((await submissions(server))[0]).toMatchObject({ verified: true });
  });

  it('confirm a prescription before it is copied, unless they did so with the first item', {
    tags: 'full-run',
  }, async () => {
    const { user, server } = await openStep({ as: 'ada.marsh', before: firstWithValues });
    await user.click(screen.getByRole('checkbox', { name: 'Use the same prescription for both frames' }));
    await user.click(button('Use this prescription'));
    const confirm = await screen.findByRole('checkbox', { name: CONFIRMATION });
    await waitFor(() => expect(confirm).toHaveAccessibleDescription('This is required to proceed'));
    await waitFor(() => expect(confirm).toHaveFocus());
    expect(await submissions(server)).toEqual([]);
    await user.click(confirm);
    await user.click(button('Use this prescription'));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/checkout'));
    expect(await submissions(server)).toMatchObject([{ cp_rx_oid: expect.any(String), verified: true }]);
  });

  it('pick a saved prescription, which is sent with its values', async () => {
    const { user, server } = await openStep({ as: 'ada.marsh', before: addPolygon }, NEXT);
    await user.click(radio(/^Use a saved prescription/));
    await user.click(button(save));
    expect(await screen.findByText('Choose one of your saved prescriptions')).toBeVisible();
    const list = await screen.findByRole('group', { name: /saved prescriptions/i });
    await user.click(within(list).getByRole('radio', { name: /Old glasses/ }));
    await user.click(screen.getByRole('checkbox', { name: CONFIRMATION }));
    await user.click(button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
    const [body] = await submissions(server);
    expect(body).toMatchObject({ prescriptionIdMyAccountSelected: expect.any(String), verified: true });
  });

  it('cannot pick a saved prescription without an addition for progressive lenses', {
    tags: 'full-run',
  }, async () => {
    const { user } = await openStep({ as: 'ada.marsh', before: glasses('progressive') }, NEXT);
    await user.click(radio(/^Use a saved prescription/));
    const reason = 'These lenses need an addition (ADD) for each eye, which this prescription does not have.';
    const [first] = await screen.findAllByText(reason);
    expect(first?.closest('label')?.querySelector('input')).toBeDisabled();
    expect(screen.getByRole('radio', { name: /ADD\s\+/ })).toBeEnabled();
  });

  it('a guest sees no saved prescriptions, and none are requested', async () => {
    const { server } = await openStep({ before: addPolygon });
    expect(screen.queryByRole('radio', { name: /saved prescription/ })).not.toBeInTheDocument();
    expect(server.callsTo('/wcs/prescription/user/')).toEqual([]);
  });

  it('the account has no part in an order of somebody else that was opened by its link', {
    tags: 'full-run',
  }, async () => {
    const { sandbox } = testServer();
    const customer = sandbox.client();
    await becomeGuest(customer);
    await addGlassesOf(customer, sandbox.sandbox.context.catalog, 'single-vision');
    const path = `${STEP_PAGE}?encOrderMemberId=${await linkOf(customer)}&nextStepUrl=%2Flc-us%2Fhelp`;
    const { user, server } = await openStep({ as: 'ada.marsh' }, path);
    expect(screen.queryByRole('radio', { name: /saved prescription/ })).not.toBeInTheDocument();
    await chooseDoctor(user);
    expect(screen.queryByRole('checkbox', { name: /to my account/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: CONFIRMATION }));
    await user.click(button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
    const [body] = await submissions(server);
    expect(body).toMatchObject({ verified: true });
    expect(body).not.toHaveProperty('savePrescriptionMyAccount');
    expect(server.callsTo('/wcs/prescription/user/')).toEqual([]);
  });
});

describe('members whose context could not be loaded', () => {
  it('confirm the information when the commerce API requires it', async () => {
    const { user, server } = await openStep(
      { as: 'ada.marsh', before: addPolygon, scenario: 'account-unavailable' },
      NEXT,
    );
    await chooseDoctor(user);
    expect(screen.queryByRole('checkbox', { name: CONFIRMATION })).not.toBeInTheDocument();
    await user.click(button(save));
    const confirm = await screen.findByRole('checkbox', { name: CONFIRMATION });
    await waitFor(() => expect(confirm).toHaveAccessibleDescription('This is required to proceed'));
    await waitFor(() => expect(confirm).toHaveFocus());
    await user.click(confirm);
    await user.click(button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
    expect(await submissions(server)).toMatchObject([{}, { verified: true }]);
  });

  it('confirm a copy when the commerce API requires it', { tags: 'full-run' }, async () => {
    const { user } = await openStep({
      as: 'ada.marsh',
      before: firstWithValues,
      scenario: 'account-unavailable',
    });
    await user.click(screen.getByRole('checkbox', { name: 'Use the same prescription for both frames' }));
    await user.click(button('Use this prescription'));
    const confirm = await screen.findByRole('checkbox', { name: CONFIRMATION });
    await waitFor(() => expect(confirm).toHaveAccessibleDescription('This is required to proceed'));
    await user.click(confirm);
    await user.click(button('Use this prescription'));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/checkout'));
  });
});
