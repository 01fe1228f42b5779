import { RX, STEP, stepItemsOf } from '@sandbox/testing/prescriptions';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  chooseDoctor,
  glasses,
  heading,
  NEXT,
  openStep,
  save,
  submissions,
  tiles,
} from '../../../../tests/support/prescription-steps';
import type { TestServer } from '../../../../tests/support/test-server';

describe('frames', () => {
  it('with lenses of different types cannot have the same prescription, and says why', async () => {
    await openStep({ before: glasses('single-vision', 'progressive') });
    const same = screen.getByRole('checkbox', { name: 'Use the same prescription for both frames' });
    expect(same).toBeDisabled();
    expect(same).toHaveAccessibleDescription(/lenses of different types/);
  });

  it('of one type get a copy of the first prescription', async () => {
    const { user, server } = await openStep({ before: glasses('single-vision', 'single-vision') }, NEXT);
    await user.click(screen.getByRole('checkbox', { name: 'Use the same prescription for both frames' }));
    expect(tiles()[0]).toHaveAccessibleName(/\S Single vision Prescription needed$/);
    await chooseDoctor(user);
    expect(button('Change doctor')).toHaveAccessibleDescription(/^Dr\. .*We call this doctor/);
    await user.click(button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
    const [first, copy] = await submissions(server);
    expect(copy).toMatchObject({ cp_rx_oid: first?.orderitemid, itemStatusUpdate: true });
    expect(copy?.cp_rx_id).toEqual(expect.any(String));
  });
});

describe('a frame with a prescription', () => {
  const provided = async (server: TestServer) => {
    await glasses('single-vision', 'single-vision')(server);
    const [first] = await stepItemsOf(server.shopper);
    await server.shopper.postJson(`${STEP}/submit`, {
      orderitemid: first.itemId,
      prescriptionMode: 'callDoctor',
      doctorId: '',
      doctorName: 'Dr. Ruth Halloran',
      doctorPhoneNumber: '5135550188',
      itemStatusUpdate: true,
    });
  };

  it('shows it, and is edited from what is stored', async () => {
    const { user, server } = await openStep({ before: provided });
    expect(screen.getByText('1 of 2 items')).toBeVisible();
    expect(tiles()[1]).toHaveAttribute('aria-current', 'step');
    await user.click(tiles()[0] as HTMLElement);
    expect(await screen.findByText('Dr. Ruth Halloran')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Change prescription/ }));
    expect(await screen.findByRole('radio', { name: /^Call my doctor/ })).toBeChecked();
    expect(await screen.findByText('Dr. Ruth Halloran')).toBeVisible();
    await user.click(button(save));
    await waitFor(() => expect(tiles()[1]).toHaveAttribute('aria-current', 'step'));
    expect((await submissions(server))[0]).toMatchObject({ prescriptionId: expect.any(String) });
  });

  it('that is left with changes counts as not provided', async () => {
    const { user } = await openStep({ before: provided });
    await user.click(tiles()[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: /^Change prescription/ }));
    await user.click(await screen.findByRole('radio', { name: /^Upload your/ }));
    await user.click(tiles()[1] as HTMLElement);
    expect(await screen.findByText('0 of 2 items')).toBeVisible();
    expect(tiles()[0]).toHaveTextContent('Prescription needed');
  });

  it('preserves it when the edit is canceled', async () => {
    const { user } = await openStep({ before: provided });
    await user.click(tiles()[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: /^Change prescription/ }));
    await user.click(await screen.findByRole('radio', { name: /^Upload your/ }));
    await user.click(button('Cancel'));
    expect(await screen.findByText('1 of 2 items')).toBeVisible();
    expect(await screen.findByText('Dr. Ruth Halloran')).toBeVisible();
  });

  it('is copied to the second one, which stays open when that fails', async () => {
    const { user, server } = await openStep({ before: provided });
    await user.click(screen.getByRole('checkbox', { name: 'Use the same prescription for both frames' }));
    server.startScenario('submitPrescription:failed');
    await user.click(button('Use this prescription'));
    expect(await screen.findByText('Oops! Something went wrong. Please try again.')).toBeVisible();
    expect(tiles()[1]).toHaveTextContent('Prescription needed');
    server.startScenario('');
    await user.click(button('Use this prescription'));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/checkout'));
  });
});

it('the same prescription for both: not for a pair that is not made for it, which takes another one', async () => {
  const { user, server } = await openStep({
    before: async (server) => {
      await glasses('single-vision', 'single-vision')(server);
      const [first] = await stepItemsOf(server.shopper);
      const values = { rightSphere: '-20.00', leftSphere: '-20.00' };
      await server.shopper.postJson(`${RX}/insert/${first.itemId}`, values);
    },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Use the same prescription for both frames' }));
  expect(await screen.findByText(/^This pair is not made for the prescription of/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use this prescription' })).not.toBeInTheDocument();
  await user.click(button('Add another prescription'));
  expect(await screen.findByRole('radio', { name: /^Call my doctor/ })).toBeVisible();
  expect(await submissions(server)).toEqual([]);
});

it('the same prescription for both: the second frame leads to the first one, which has none yet', async () => {
  const { user, server } = await openStep({ before: glasses('single-vision', 'single-vision') });
  const first = heading().textContent;
  await user.click(screen.getByRole('checkbox', { name: 'Use the same prescription for both frames' }));
  await user.click(tiles()[1] as HTMLElement);
  expect(screen.queryByRole('button', { name: 'Use this prescription' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Add the prescription of/ }));
  await waitFor(() => expect(heading()).toHaveTextContent(first as string));
  expect(screen.getByRole('checkbox', { name: /^Use the same prescription/ })).toBeChecked();
  expect(await submissions(server)).toEqual([]);
});
