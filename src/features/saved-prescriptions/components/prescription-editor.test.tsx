import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../../tests/support/enter';
import { findDialog } from '../../../../tests/support/find-dialog';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const PATH = '/lc-us/account/prescriptions';
const year = new Date().getFullYear();

const main = () => within(screen.getByRole('main'));
const field = (name: string) => main().getByRole('textbox', { name });
const select = (name: string) => main().getByRole('combobox', { name });
const press = (user: UserEvent, name: string) => user.click(main().getByRole('button', { name }));
const saves = (server: TestServer) =>
  server.requests.filter(
    ({ method, url }) => method === 'POST' && url.includes('/wcs/prescription/user/@self'),
  );

async function openNew(options: ComponentTestOptions = {}) {
  const rendered = await renderPage(`${PATH}?view=new`, { as: 'ada.marsh', ...options });
  await main().findByRole('combobox', { name: 'SPH, right eye (OD)' });
  return rendered;
}

async function choosePower(user: UserEvent, name: string, sign: 'Plus' | 'Minus', amount: string) {
  const [power, eye] = name.split(', ');
  const signs = within(main().getByRole('group', { name: `${power}, plus or minus, ${eye}` }));
  await user.click(signs.getByRole('radio', { name: sign }));
  await user.selectOptions(select(name), amount);
}

/** Fills in everything that a new prescription needs. */
async function fillIn(user: UserEvent) {
  await enter(user, field('Name of this prescription'), 'Every day');
  await choosePower(user, 'SPH, right eye (OD)', 'Minus', '2.25');
  await choosePower(user, 'CYL, right eye (OD)', 'Minus', '0.75');
  await enter(user, field('AXIS, right eye (OD)'), '90');
  await choosePower(user, 'SPH, left eye (OS)', 'Minus', '2.00');
  await user.selectOptions(select('PD of both eyes'), '62.0 mm');
  await enter(user, field('Date of the prescription'), `01/02/${year}`);
}

async function checkAndSave(user: UserEvent) {
  await press(user, 'Check my values');
  await main().findByRole('heading', { name: 'Compare with your paper' });
  await press(user, 'Save the prescription');
}

describe('a new prescription', () => {
  it("begins with the member's name, is read back, and is saved with its values", async () => {
    const { user, server } = await openNew();
    expect(field('First name')).toHaveValue('Ada');
    expect(field('Last name')).toHaveValue('Marsh');
    await fillIn(user);
    await enter(user, main().getByLabelText(/^Doctor/), 'Dr. Mei Okafor');
    await checkAndSave(user);
    await waitFor(() => expect(window.location.search).toBe(''));
    const heading = await main().findByRole('heading', { level: 1, name: 'Saved prescriptions' });
    await waitFor(() => expect(heading).toHaveFocus());
    const [save] = saves(server);
    expect(await save?.json()).toMatchObject({
      prescriptionName: 'Every day',
      prescriptionType: 'ST',
      firstName: 'Ada',
      lastName: 'Marsh',
      doctor: 'Dr. Mei Okafor',
      rightSphere: '-2.25',
      rightCyl: '-0.75',
      rightAxis: '90',
      leftSphere: '-2.00',
      pupillaryDistance: '62',
      issue: `01/02/${year}`,
    });
    // The URL has no trace of it, and the browser stores nothing.
    expect(window.location.href).not.toMatch(/2\.25|Marsh|Every/);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/2\.25|Marsh|Every day/);
  });

  it('names all that is missing at once, and begins with the names', { tags: 'full-run' }, async () => {
    const { user, server } = await openNew();
    await enter(user, field('Last name'), 'M4rsh');
    await press(user, 'Check my values');
    await waitFor(() => expect(field('Name of this prescription')).toHaveFocus());
    expect(field('Name of this prescription')).toHaveAccessibleDescription(/Give this prescription a name/);
    expect(field('Last name')).toHaveAccessibleDescription(/A name has no digits/);
    expect(select('SPH, right eye (OD)')).toBeInvalid();
    expect(field('Date of the prescription')).toBeInvalid();
    await enter(user, field('Name of this prescription'), 'Every day');
    await enter(user, field('Last name'), 'Marsh');
    await press(user, 'Check my values');
    await waitFor(() => expect(select('SPH, right eye (OD)')).toHaveFocus());
    expect(saves(server)).toEqual([]);
  });

  it('that is rejected says so, at the field if it names one, and everything typed stays', async () => {
    const { user, server } = await openNew();
    await fillIn(user);
    const expectFailure = async (example: string) => {
      server.startScenario(`createAccountPrescription:${example}`);
      await checkAndSave(user);
      expect(
        await main().findByText(/^Oops! Something went wrong. Please try again.$|session has ended/),
        example,
      ).toBeVisible();
      await press(user, 'Change the values');
      expect(select('SPH, right eye (OD)'), example).toHaveValue('2.25');
      expect(field('Name of this prescription'), example).toHaveValue('Every day');
    };
    await expectFailure('failed');
    server.startScenario('createAccountPrescription:axisNeeded');
    await checkAndSave(user);
    const axis = await waitFor(() => field('AXIS, right eye (OD)'));
    await waitFor(() => expect(axis).toHaveFocus());
    expect(axis).toHaveAccessibleDescription(/Enter a whole number from 1 to 180/);
    expect(axis).toHaveValue('90');
    expect(main().getByRole('alert')).toHaveTextContent('Nothing you typed is lost.');
    // Last: its notice stays.
    await expectFailure('userNeeded');
  });

  it('asks before it is left unsaved', { tags: 'full-run' }, async () => {
    const { user } = await openNew();
    await enter(user, field('Name of this prescription'), 'Every day');
    await press(user, 'Cancel');
    const dialog = await findDialog('Leave without saving?');
    await user.click(within(dialog).getByRole('button', { name: 'Stay and continue' }));
    expect(field('Name of this prescription')).toHaveValue('Every day');
    await press(user, 'Cancel');
    const leave = await screen.findByRole('button', { name: 'Leave without saving' });
    await act(async () => fireEvent.click(leave));
    expect(await main().findByRole('heading', { level: 1, name: 'Saved prescriptions' })).toBeVisible();
  });

  it('survives a session that has ended: the sign-in happens beside it', { tags: 'full-run' }, async () => {
    const { user, server } = await openNew();
    await fillIn(user);
    server.sandbox.advanceClock(31 * 24 * 60 * 60 * 1000);
    await checkAndSave(user);
    const dialog = within(await findDialog('Sign in'));
    expect(await dialog.findByLabelText('Email address')).toHaveValue('ada.marsh@example.com');
    await enter(user, dialog.getByLabelText('Password'), 'Clear-View-1');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(user, 'Save the prescription');
    expect(await main().findByRole('heading', { level: 2, name: 'Every day' })).toBeVisible();
  });
});
