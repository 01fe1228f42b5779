import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../../tests/support/enter';
import { findDialog } from '../../../../tests/support/find-dialog';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';

const PATH = '/lc-us/account/payment-methods';
const renderCards = (options: ComponentTestOptions = {}) =>
  renderPage(PATH, { as: 'ada.marsh', scenario: 'listPayments:cards', ...options });

const main = () => within(screen.getByRole('main'));
const visa = () => main().getByRole('heading', { level: 2, name: 'Visa ending in 1111' });
const cardOf = (heading: HTMLElement) => within(heading.closest('li') as HTMLElement);
const headings = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

describe('the list', () => {
  it('shows brand, last digits, expiry and holder, and which card is the default', async () => {
    await renderCards();
    expect(headings()).toEqual(['Visa ending in 1111', 'American Express ending in 0005']);
    expect(cardOf(visa()).getByText('Expires 09/2028')).toBeVisible();
    expect(cardOf(visa()).getByText('Ana Linden')).toBeVisible();
    expect(cardOf(visa()).queryByText('Default')).toBeNull();
    const amex = cardOf(main().getByRole('heading', { name: 'American Express ending in 0005' }));
    expect(amex.getByText('Default')).toBeVisible();
    expect(amex.queryByRole('button', { name: /default/ })).toBeNull();
  });

  it('marks an expired card', async () => {
    await renderCards({ scenario: 'listPayments:expiredCard' });
    expect(main().getByText('Expired')).toBeVisible();
    expect(main().getByText('Expired 03/2021')).toBeVisible();
  });

  it('says when no card is saved', async () => {
    await renderCards({ scenario: 'listPayments:none' });
    expect(main().getByRole('heading', { name: 'No card is saved yet' })).toBeVisible();
    expect(main().getByRole('button', { name: 'Add a card' })).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { server, user } = await renderCards({ scenario: 'payments-unavailable' });
    expect(await main().findByText('Your cards could not be loaded.')).toBeVisible();
    server.startScenario('listPayments:cards');
    await user.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('heading', { name: 'Visa ending in 1111' })).toBeVisible();
  });

  it('a remembered member signs in over the page, with the email filled in', async () => {
    const { server, user } = await renderCards({ scenario: 'listPayments:partialAuthentication' });
    const dialog = within(await findDialog('Sign in'));
    expect(await dialog.findByLabelText('Email address')).toHaveValue('ada.marsh@example.com');
    server.startScenario('listPayments:cards');
    await enter(user, dialog.getByLabelText('Password'), 'Clear-View-1');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Visa ending in 1111' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('announces a session that has ended, and signs in over the page', async () => {
    const { server, user } = await renderCards({ scenario: '' });
    await main().findByRole('list', { name: 'Saved cards' });
    server.clearCookies();
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await main().findByText('You are no longer signed in')).toBeVisible();
    expect(main().getByRole('heading', { name: 'Sign in to see your saved cards' })).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Sign in' }));
    const dialog = within(await findDialog('Sign in'));
    expect(await dialog.findByLabelText('Email address')).toHaveValue('ada.marsh@example.com');
    await enter(user, dialog.getByLabelText('Password'), 'Clear-View-1');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('list', { name: 'Saved cards' })).toBeVisible();
    expect(screen.queryByText('You are no longer signed in')).not.toBeInTheDocument();
    await waitFor(() => expect(main().getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('is never requested for a guest, who can sign in and come back', async () => {
    const { server } = await renderCards({ as: 'guest', scenario: '' });
    expect(main().getByRole('heading', { name: 'Sign in to see your saved cards' })).toBeVisible();
    expect(server.callsTo('mypayments')).toEqual([]);
    expect(main().getByRole('link', { name: 'Sign in or create an account' })).toHaveAttribute(
      'href',
      expect.stringContaining(`redirectPath=${encodeURIComponent(PATH)}`),
    );
  });
});

describe('the default card', () => {
  it('is changed; its heading takes the focus', async () => {
    const { user } = await renderCards({ scenario: '' });
    const name = main()
      .getByRole('button', { name: /^Make default: / })
      .getAttribute('aria-label');
    const card = name?.replace('Make default: ', '') ?? '';
    await user.click(main().getByRole('button', { name: name ?? '' }));
    const heading = main().getByRole('heading', { name: card });
    expect(await cardOf(heading).findByText('Default')).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    expect(main().getAllByText('Default')).toHaveLength(1);
    expect(screen.getByText(`${card} is your default card now.`)).toBeInTheDocument();
  });

  it('stays when the processor rejects the change', async () => {
    const { user } = await renderCards({ scenario: 'setDefaultPayment:rejected' });
    await user.click(main().getByRole('button', { name: /^Make default: / }));
    expect(await main().findByText('Your card could not be changed.')).toBeVisible();
    expect(main().getAllByText('Default')).toHaveLength(1);
  });

  it('is not set by its place when the list has changed in another tab', async () => {
    const { server, user } = await renderCards({ scenario: '' });
    const button = main().getByRole('button', { name: /^Make default: / });
    // The page has loaded the list, and checked it once.
    await waitFor(() => expect(server.callsTo('mypayments/list')).toHaveLength(2));
    const removal = await server.shopper.delete('/wcs/resources/store/10851/mypayments/0');
    expect(removal.body).toMatchObject({ decision: 'ACCEPT' });
    await user.click(button);
    expect(await main().findByText('This card is no longer saved.')).toBeVisible();
    expect(headings()).toHaveLength(1);
    expect(server.callsTo('setdefault')).toEqual([]);
  });
});

describe('a removal', () => {
  const openDialog = async (options: ComponentTestOptions = {}) => {
    const test = await renderCards({ scenario: '', ...options });
    const [first = ''] = headings();
    await test.user.click(main().getByRole('button', { name: `Remove ${first}` }));
    const dialog = within(await findDialog('Remove this card?'));
    return { ...test, dialog, first };
  };

  it('is confirmed first; focus moves to the title', async () => {
    const { user, dialog, first, server } = await openDialog();
    expect(server.callsTo('DELETE')).toEqual([]);
    // Two cards may differ by nothing else.
    expect(dialog.getByText(/^Expires \d\d\/20\d\d$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove the card' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(headings()).toHaveLength(1);
    expect(headings()).not.toContain(first);
    expect(main().getAllByText('Default')).toHaveLength(1);
    await waitFor(() => expect(main().getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('can be called off', async () => {
    const { user, dialog, first, server } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(headings()).toContain(first);
    expect(server.callsTo('DELETE')).toEqual([]);
  });

  it.each(['deletePayment:rejected', 'payment-change-rejected'])(
    'that is refused keeps the card: %s',
    async (scenario) => {
      const { user, dialog, first } = await openDialog({ scenario });
      await user.click(dialog.getByRole('button', { name: 'Remove the card' }));
      expect(await dialog.findByText('Your card could not be removed.')).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Keep it' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(headings()).toContain(first);
    },
  );
});
