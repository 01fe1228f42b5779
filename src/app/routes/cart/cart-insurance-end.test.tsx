import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { panelRequest } from '@/lib/insurance/open-insurance-panel';
import { addPolygon, CART_PAGE } from '../../../../tests/support/cart-fixtures';
import { findDialog } from '../../../../tests/support/find-dialog';
import { insureShopper } from '../../../../tests/support/insured-shopper';
import { renderPage } from '../../../../tests/support/render-page';

const MINUTE = 60_000;
const ENDING = 'Your insurance login ends within 2 minutes. Prices are without insurance then.';
const ENDED = 'Your insurance login has ended. Prices are without insurance now.';

afterEach(() => {
  vi.useRealTimers();
  panelRequest.set(undefined);
});

const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The cart of an insured guest, in a browser whose clock the test moves. */
async function renderInsuredCart() {
  const test = await renderPage(CART_PAGE, {
    as: 'guest',
    before: async (server) => {
      await addPolygon(server);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
      await insureShopper(server, 'A');
    },
  });
  await summary().findByText(/^Your insurance saves/);
  return test;
}

it('says that the login ends; at its end the prices change back, and nothing else', async () => {
  const { user } = await renderInsuredCart();
  expect(summary().getAllByText('$408.95')).toHaveLength(1);
  const code = () => screen.getByRole('textbox', { name: 'Promotion code' });
  await user.type(code(), 'SEE1');
  const toggle = summary().getByRole('switch', { name: 'Use my vision insurance' });
  toggle.focus();

  await pass(28 * MINUTE);
  expect(await screen.findByText(ENDING)).toBeVisible();
  expect(summary().getByText(/^Your insurance saves/)).toBeVisible();
  await waitFor(() => expect(toggle).toHaveFocus());

  await pass(2 * MINUTE);
  expect(await screen.findByText(ENDED)).toBeVisible();
  // The items and, without insurance, the total.
  await waitFor(() => expect(summary().getAllByText('$408.95')).toHaveLength(2));
  expect(screen.queryByText('Vision insurance', { selector: 'dt' })).not.toBeInTheDocument();
  const logIn = summary().getByRole('button', { name: 'Use my vision insurance' });
  await waitFor(() => expect(logIn).toHaveFocus());
  expect(code()).toHaveValue('SEE1');

  await user.click(screen.getByRole('button', { name: 'Log in again' }));
  expect(await findDialog('Vision insurance')).toBeVisible();
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
});
