import { addGlassesTo, someSku } from '@sandbox/testing/carts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, expect, it } from 'vitest';
import { insurance } from '@/lib/insurance/insurance-session';
import { panelRequest } from '@/lib/insurance/open-insurance-panel';
import { addBox, addPolygon, CART_PAGE, withPolygon } from '../../../../tests/support/cart-fixtures';
import { findDialog } from '../../../../tests/support/find-dialog';
import { insureShopper, insureShopperOff } from '../../../../tests/support/insured-shopper';
import { renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const ESTIMATE = '/ria/estimatedbenefitpricing';

afterEach(() => panelRequest.set(undefined));

const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
const insured = (member: string, add = addPolygon) => ({
  as: 'guest',
  before: async (server: TestServer) => {
    await add(server);
    await insureShopper(server, member);
  },
});

it('opens the panel for a shopper who is not logged in', async () => {
  const { user } = await renderPage(CART_PAGE, withPolygon);
  await user.click(await summary().findByRole('button', { name: 'Use my vision insurance' }));
  expect(await findDialog()).toBeVisible();
});

it('shows insured lines, has them estimated, and ordinary prices after the logout', async () => {
  const { user, server } = await renderPage(CART_PAGE, insured('A'));
  const text = await summary().findByText(/^Your insurance saves/);
  const [saving = ''] = text.textContent?.match(/\$\d+\.\d\d/) ?? [];
  // On the frame alone it is 176.00.
  expect(Number(saving.slice(1))).toBeGreaterThan(176);
  // On its line, and among the totals.
  expect(screen.getAllByText(`-${saving}`)).toHaveLength(2);
  // The items alone; without insurance the total, too.
  expect(summary().getAllByText('$408.95')).toHaveLength(1);
  await waitFor(() => expect(server.callsTo(ESTIMATE)).toHaveLength(1));
  await user.click(summary().getByRole('button', { name: 'Log out of my insurance' }));
  await waitFor(() => expect(summary().getAllByText('$408.95')).toHaveLength(2));
  expect(insurance.read().status).toBe('none');
  expect(server.callsTo(ESTIMATE)).toHaveLength(1);
  await waitFor(() =>
    expect(summary().getByRole('button', { name: 'Use my vision insurance' })).toHaveFocus(),
  );
});

it('lets a shopper with two plans choose the one that pays', async () => {
  const { user } = await renderPage(CART_PAGE, insured('E'));
  const saving = () => summary().getByText(/^Your insurance saves/).textContent;
  await summary().findByText(/^Your insurance saves/);
  const ofFirst = saving();
  await user.click(summary().getByRole('button', { name: 'See all my benefits' }));
  const panel = within(await findDialog());
  await user.click(await panel.findByRole('radio', { name: 'Family Vision' }));
  await user.click(panel.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(saving()).not.toBe(ofFirst));
});

it('has ordinary prices after a logout in another tab', async () => {
  await renderPage(CART_PAGE, insured('A'));
  await summary().findByText(/^Your insurance saves/);
  for (const name of Object.keys(Cookies.get())) if (name.startsWith('ria_')) Cookies.remove(name);
  fireEvent.focus(window);
  // The items and the total.
  await waitFor(() => expect(summary().getAllByText('$408.95')).toHaveLength(2));
});

it('says in the other country’s store that the plan does not pay there', async () => {
  const { server } = await renderPage('/AjaxOrderItemDisplayView?storeId=10852&catalogId=10102&langId=-24', {
    locale: 'en-ca',
    as: 'guest',
    before: async (test) => {
      await addGlassesTo(test.shopper, someSku(test.sandbox.sandbox.context.catalog), { storeId: '10852' });
      await insureShopper(test, 'A', 'lc-us');
    },
  });
  expect(
    await summary().findByText(
      'Your insurance plan is from our United States store. It does not pay in Canada.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('Vision insurance', { selector: 'dt' })).not.toBeInTheDocument();
  expect(server.callsTo(ESTIMATE)).toEqual([]);
});

it('switches insurance on and off', async () => {
  const { user } = await renderPage(CART_PAGE, {
    as: 'guest',
    before: async (server) => {
      await addPolygon(server);
      await insureShopperOff(server, 'A');
    },
  });
  const toggle = await summary().findByRole('switch', { name: 'Use my vision insurance' });
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  expect(await screen.findAllByText('Vision insurance', { selector: 'dt' })).toHaveLength(2);
  await user.click(toggle);
  await waitFor(() =>
    expect(screen.queryByText('Vision insurance', { selector: 'dt' })).not.toBeInTheDocument(),
  );
});

it('a failed estimate is tracked and can be repeated', async () => {
  const { user, server, events } = await renderPage(CART_PAGE, {
    ...insured('A'),
    scenario: 'estimateWithBenefits:discountFailed',
  });
  await summary().findByText('Your insurance prices could not be checked. They may change at checkout.');
  expect(events).toContainEqual({
    name: 'error',
    message: 'Error getting insurance discount',
    operation: 'estimateWithBenefits',
  });
  server.startScenario('');
  await user.click(summary().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(summary().queryByText(/could not be checked/)).not.toBeInTheDocument());
});

it('has ordinary prices, and nothing of insurance, once it is switched off for everyone', async () => {
  await renderPage(CART_PAGE, { ...insured('A'), scenario: 'estimateWithBenefits:disabled' });
  await waitFor(() => expect(insurance.read().status).toBe('off'));
  await waitFor(() => expect(summary().getAllByText('$408.95')).toHaveLength(2));
  expect(summary().queryByRole('switch')).not.toBeInTheDocument();
});

it('says that contact lenses cost the same online', async () => {
  await renderPage(CART_PAGE, insured('A', addBox));
  expect(await summary().findByText(/^Your plan does not pay for anything in this cart/)).toBeVisible();
  expect(summary().getByText(/^Prices of contact lenses do not change online/)).toBeVisible();
});
