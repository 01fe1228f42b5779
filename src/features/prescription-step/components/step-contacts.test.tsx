import { addContactLens } from '@sandbox/testing/prescriptions';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../../tests/support/enter';
import {
  all,
  button,
  chooseDoctor,
  contacts,
  glasses,
  heading,
  NEXT,
  openStep,
  radio,
  save,
  submissions,
  tiles,
  typePatient,
} from '../../../../tests/support/prescription-steps';
import type { TestServer } from '../../../../tests/support/test-server';

describe('contact lenses', () => {
  it('need doctor and patient, and show the values of both eyes', async () => {
    const { user } = await openStep({ before: contacts('RCON', 'LCON') });
    expect(screen.getByRole('region', { name: 'Right eye (OD)' })).toHaveTextContent('−2.00');
    expect(screen.getByRole('region', { name: 'Left eye (OS)' })).toHaveTextContent('−2.00');
    await user.click(radio(/^Upload your/));
    await user.click(button(save));
    expect(await screen.findByText('You need to upload your prescription')).toBeVisible();
    expect(await screen.findByText('You need to choose a doctor')).toBeVisible();
    expect(await screen.findByText('You need to add the missing information')).toBeVisible();
    expect(screen.getByText('Enter the date of birth')).toBeVisible();
  });

  it('of a wrong birth date say that it is wrong, not that something is missing', async () => {
    const { user } = await openStep({ before: contacts('RCON') });
    await chooseDoctor(user);
    await typePatient(user, { birthDate: '02301988' });
    await user.click(button(save));
    expect(await screen.findByText(/^Enter a real date as MM/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Date of birth')).toHaveFocus());
    expect(screen.queryByText(/You need to add the missing information/)).not.toBeInTheDocument();
  });

  it('begin with the names of a member', async () => {
    const { user } = await openStep({ as: 'ada.marsh', before: contacts('RCON') });
    await user.click(radio(/^Call my doctor/));
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Last name')).toHaveValue('Marsh');
  });

  it('counts the boxes of both eyes', async () => {
    await openStep({ before: contacts('RCON', 'LCON', 'RCON', 'LCON') });
    expect(tiles()).toHaveLength(1);
    expect(screen.getByText('One prescription for all 4 boxes')).toBeVisible();
  });

  it('a lone eye is one item', async () => {
    await openStep({ before: contacts('LCON') });
    expect(tiles()).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Left eye (OS)' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Right eye (OD)' })).not.toBeInTheDocument();
  });

  it('are submitted with the date as YYYY-MM-DD', async () => {
    const { user, server } = await openStep({ before: contacts('RCON', 'LCON') }, NEXT);
    await chooseDoctor(user);
    // The dialog's form submits only itself.
    expect(screen.queryByText('Oops! You need to add the missing information')).not.toBeInTheDocument();
    await typePatient(user);
    await user.click(button(save));
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/help'));
    expect((await submissions(server))[0]).toMatchObject({
      patientFirstName: 'Ana',
      patientLastName: 'Linden',
      dateOfBirth: '1988-07-21',
    });
  });

  it('names take no digits, and say so; dates are checked', async () => {
    const { user } = await openStep({ before: contacts('RCON') });
    const name = screen.getByLabelText('First name');
    await user.click(name);
    await user.paste('An4a 2');
    expect(name).toHaveValue('Ana ');
    expect(name).toHaveAccessibleDescription('Digits are left out of names.');
    const dates = {
      '02302000': 'Enter a real date as MM/DD/YYYY, such as 07/21/1988',
      '12311919': 'Enter a date from January 1, 1920 on',
      '01012090': 'Enter a date in the past',
    };
    for (const [typed, text] of Object.entries(dates)) {
      await enter(user, screen.getByLabelText('Date of birth'), typed);
      await user.click(button(save));
      expect(await screen.findByText(text), typed).toBeVisible();
    }
  });

  it('what was entered for an item is still there after another one', async () => {
    const { user } = await openStep({ before: all(glasses('single-vision'), contacts('RCON')) });
    await user.click(tiles()[1] as HTMLElement);
    await waitFor(() => expect(heading()).toHaveFocus());
    await typePatient(user);
    await user.click(tiles()[0] as HTMLElement);
    await user.click(tiles()[1] as HTMLElement);
    expect(screen.getByLabelText('First name')).toHaveValue('Ana');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('07/21/1988');
  });
});

it('copied contact lenses have no edit of their own while the prescription is the same', {
  tags: 'full-run',
}, async () => {
  const before = async (server: TestServer) => {
    await glasses('single-vision')(server);
    for (const power of ['-2.00', '-2.25'])
      await addContactLens(server.shopper, server.sandbox.sandbox.context.catalog, 'RCON', { power });
  };
  const { user } = await openStep({ before });
  await user.click(tiles()[1] as HTMLElement);
  await user.click(
    screen.getByRole('checkbox', { name: 'Use the same prescription for both contact lens orders' }),
  );
  await chooseDoctor(user);
  await typePatient(user);
  await user.click(button(save));
  await waitFor(() => expect(tiles()[0]).toHaveAttribute('aria-current', 'step'));
  expect(screen.getByText('2 of 3 items')).toBeVisible();
  await user.click(tiles()[2] as HTMLElement);
  expect(screen.getByText(/prescription of your first contact lenses/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change prescription/ })).not.toBeInTheDocument();
  await user.click(tiles()[1] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: /^Change prescription/ }));
  await user.click(button('Cancel'));
  await user.click(tiles()[2] as HTMLElement);
  expect(button(/^Change prescription/)).toBeVisible();
});
