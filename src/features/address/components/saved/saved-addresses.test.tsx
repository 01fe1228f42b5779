import { becomeGuest, demoShopper, logOn } from '@sandbox/testing/shoppers';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { mutate } from 'swr';
import { describe, expect, it } from 'vitest';
import { doubleClick } from '../../../../../tests/support/double-click';
import { enter } from '../../../../../tests/support/enter';
import { findDialog } from '../../../../../tests/support/find-dialog';
import { type ComponentTestOptions, renderPage } from '../../../../../tests/support/render-page';
import type { TestServer } from '../../../../../tests/support/test-server';

const PATH = '/lc-us/account/addresses';
const CONTACT = '/wcs/resources/store/10851/person/@self/contact';
const renderAddresses = (options: ComponentTestOptions = {}) =>
  renderPage(PATH, { as: 'ada.marsh', ...options });

const main = () => within(screen.getByRole('main'));
const button = (name: string | RegExp) => main().getByRole('button', { name });
const field = (label: string | RegExp) => main().getByLabelText(label);
const names = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

const OFFICE = {
  nickName: 'office',
  addressType: 'Shipping',
  firstName: 'Ana',
  lastName: 'Diaz',
  addressLine: ['500 Vine St'],
  city: 'Cincinnati',
  state: 'OH',
  country: 'US',
  zipCode: '45202',
};
const withOffice = ({ shopper }: TestServer) => shopper.postJson(CONTACT, OFFICE);

async function fillMason(user: UserEvent) {
  await enter(user, field('First name'), 'Ana');
  await enter(user, field('Last name'), 'Diaz');
  await enter(user, field('Street and number'), '12 Elm St');
  await enter(user, field('City'), 'Mason');
  await user.selectOptions(field('State'), 'OH');
  await enter(user, field('ZIP code'), '45040');
}

describe('a new address', () => {
  it('is checked, saved once, and listed after the default one', async () => {
    const { user, server } = await renderAddresses();
    await user.click(button('Add an address'));
    await waitFor(() => expect(field('First name')).toHaveFocus());
    await user.click(button('Save the address'));
    expect(field('First name')).toHaveAccessibleDescription('Enter a first name');
    await fillMason(user);
    await enter(user, field('ZIP code'), '00001');
    // Validates during typing, because the form was submitted before.
    await waitFor(() =>
      expect(field('ZIP code')).toHaveAccessibleDescription(/seems to be outside of the state/),
    );
    await user.click(button('Save the address'));
    await waitFor(() =>
      expect(field('ZIP code')).toHaveAccessibleDescription(
        'This ZIP code was not accepted. Check it, and the state.',
      ),
    );
    await enter(user, field('ZIP code'), '45040');
    await doubleClick({ user, server }, button('Save the address'));
    expect(await main().findByText('Mason, OH 45040')).toBeVisible();
    expect(names()).toEqual(['Ada Marsh', 'Ana Diaz']);
    await waitFor(() => expect(button('Add an address')).toHaveFocus());
    expect(screen.getByText('Your address is saved.')).toBeInTheDocument();
    const calls = server.callsTo(`POST ${CONTACT}`);
    expect(calls).toHaveLength(2);
  });

  it('is saved once when the response was lost', { tags: 'full-run' }, async () => {
    const { user, server } = await renderAddresses({ scenario: 'address-response-lost' });
    await user.click(button('Add an address'));
    await waitFor(() => expect(field('First name')).toHaveFocus());
    await fillMason(user);
    await user.click(button('Save the address'));
    expect(await main().findByText('Your address could not be changed.')).toBeVisible();
    server.startScenario('');
    await user.click(button('Save the address'));
    expect(await main().findByText('Mason, OH 45040')).toBeVisible();
    expect(names()).toEqual(['Ada Marsh', 'Ana Diaz']);
    // Names of addresses are in URLs, and have no personal data.
    expect(server.callsTo('contact/').join()).not.toMatch(/Elm|Mason|Diaz/);
  });

  it('is the default when it is the first one', { tags: 'full-run' }, async () => {
    const { user } = await renderAddresses({ as: 'noor.haddad' });
    expect(main().getByText('No address is saved yet')).toBeVisible();
    await user.click(button('Add an address'));
    await waitFor(() => expect(field('First name')).toHaveFocus());
    await fillMason(user);
    await user.click(button('Save the address'));
    expect(await main().findByText('Default')).toBeVisible();
  });
});

describe('an address', () => {
  it('is changed; its new recipient does not change the name of the account', async () => {
    const { user, server } = await renderAddresses();
    await user.click(button('Edit: 418 Linden Ave'));
    await waitFor(() => expect(field('First name')).toHaveFocus());
    expect(field(/^Phone number/)).toHaveValue('(513) 555 - 0142');
    await enter(user, field('First name'), 'Theo');
    await user.clear(field(/^Phone number/));
    await user.click(button('Save the address'));
    await waitFor(() => expect(button('Edit: 418 Linden Ave')).toHaveFocus());
    expect(names()).toEqual(['Theo Marsh']);
    expect(main().queryByText('(513) 555-0142')).toBeNull();
    const { body } = await server.shopper.get(CONTACT);
    expect(body.contact[0].firstName).toBe('Ada');
  });

  it('becomes the default; its heading takes the focus', async () => {
    const { user } = await renderAddresses({ before: withOffice });
    expect(names()).toEqual(['Ada Marsh', 'Ana Diaz']);
    await user.click(button('Make default: 500 Vine St'));
    await waitFor(() => expect(names()).toEqual(['Ana Diaz', 'Ada Marsh']));
    await waitFor(() => expect(main().getByRole('heading', { name: 'Ana Diaz' })).toHaveFocus());
    expect(main().getAllByText('Default')).toHaveLength(1);
    expect(screen.getByText('500 Vine St is your default address now.')).toBeInTheDocument();
  });

  it('is removed after a question; a failure leaves it', async () => {
    const { user, server } = await renderAddresses({
      before: withOffice,
      scenario: 'deletePersonContact:systemError',
    });
    await user.click(button('Remove: 500 Vine St'));
    const dialog = within(await findDialog('Remove this address?'));
    expect(dialog.getByText('500 Vine St')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove the address' }));
    expect(await dialog.findByText('Your address could not be removed.')).toBeVisible();
    server.startScenario('');
    await user.click(dialog.getByRole('button', { name: 'Remove the address' }));
    await waitFor(() => expect(names()).toEqual(['Ada Marsh']));
    await waitFor(() => expect(main().getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('that another tab has removed is gone from the list', { tags: 'full-run' }, async () => {
    const { user, server } = await renderAddresses({ before: withOffice });
    await user.click(button('Remove: 500 Vine St'));
    const dialog = within(await findDialog('Remove this address?'));
    await server.shopper.delete(`${CONTACT}/office`);
    await user.click(dialog.getByRole('button', { name: 'Remove the address' }));
    expect(await main().findByText('This address is no longer saved.')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Ada Marsh']));
  });
});

it('what was typed stays when the session ends, and is saved after signing in', async () => {
  const { user, server } = await renderAddresses();
  await user.click(button('Add an address'));
  await waitFor(() => expect(field('First name')).toHaveFocus());
  await fillMason(user);
  const { sessions } = server.sandbox.sandbox.context.state;
  for (const { sessionId } of sessions.all()) sessions.remove(sessionId);
  await user.click(button('Save the address'));
  // The request may say it, or the shopper's context before it; the form's notice gives way to the page's.
  await waitFor(() =>
    expect(main().getByText(/^(Your session has ended|You are no longer signed in)$/)).toBeVisible(),
  );
  expect(field('City')).toHaveValue('Mason');
  await logOn(server.shopper, 'ada.marsh', { password: demoShopper('ada.marsh').password });
  await user.click(button('Save the address'));
  expect(await screen.findByText('Your address is saved.')).toBeInTheDocument();
});

it('a removal after the session has ended says so once, and no longer after signing in', {
  tags: 'full-run',
}, async () => {
  const { user, server } = await renderAddresses({ before: withOffice });
  await user.click(button('Remove: 500 Vine St'));
  const dialog = within(await findDialog('Remove this address?'));
  server.clearCookies();
  await user.click(dialog.getByRole('button', { name: 'Remove the address' }));
  expect(await screen.findByText('You are no longer signed in')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Your session has ended')).toBeNull();
  await user.click(button('Sign in'));
  const signIn = within(await findDialog('Sign in'));
  await enter(user, await signIn.findByLabelText('Password'), demoShopper('ada.marsh').password);
  await user.click(signIn.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(names()).toEqual(['Ada Marsh', 'Ana Diaz']));
  expect(screen.queryByText(/^(Your session has ended|You are no longer signed in)$/)).toBeNull();
});

it('what was typed stays when a guest identity replaces the session', { tags: 'full-run' }, async () => {
  const { user, server } = await renderAddresses();
  await user.click(button('Add an address'));
  await waitFor(() => expect(field('First name')).toHaveFocus());
  await fillMason(user);
  const { sessions } = server.sandbox.sandbox.context.state;
  for (const { sessionId } of sessions.all()) sessions.remove(sessionId);
  await becomeGuest(server.shopper);
  // The list is revalidated, as on focus, before the shopper's context is.
  await act(() => mutate((key) => Array.isArray(key) && key[0] === CONTACT));
  expect(field('City')).toHaveValue('Mason');
});

describe('the page', () => {
  it('is for members', async () => {
    const { server } = await renderAddresses({ as: 'guest' });
    expect(main().getByRole('heading', { name: 'Sign in to see your addresses' })).toBeVisible();
    expect(server.callsTo('contact')).toEqual([]);
  });

  it('can be loaded again after a failure', async () => {
    const { user, server } = await renderAddresses({ scenario: 'getPersonContact:systemError' });
    expect(await main().findByText('Your addresses could not be loaded.')).toBeVisible();
    server.startScenario('');
    await user.click(button('Try again'));
    expect(await main().findByText('418 Linden Ave, Apt 3B')).toBeVisible();
  });

  it('has the fields of the country', async () => {
    const { user } = await renderPage('/fr-ca/account/addresses', { as: 'camille.gagnon', locale: 'fr-ca' });
    expect(main().getByText('Québec, QC G1R 2S5')).toBeVisible();
    await user.click(button('Ajouter une adresse'));
    expect(await main().findByLabelText('Province')).toBeVisible();
    expect(field('Code postal')).toBeVisible();
  });
});
