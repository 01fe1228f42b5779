import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { insurance } from '@/lib/insurance/insurance-session';
import {
  CHECKOUT_PAGE,
  confirmation,
  placeOrderButton,
  readyToOrder,
} from '../../../../tests/support/checkout-steps';
import { insureShopper } from '../../../../tests/support/insured-shopper';
import { renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const PRICING = '/ria/benefitpricing';
const PLACING = 'POST /wcs/resources/store/10851/cart/@self/checkout';

/** One on its line, and one among the totals. */
const savingRows = () => screen.findAllByText('Vision insurance', { selector: 'dt' });

const insured = {
  as: 'guest',
  before: async (server: TestServer) => {
    await readyToOrder.before(server);
    await insureShopper(server, 'A');
  },
} as const;

it('has insured prices confirmed once, right before the order is placed; the receipt has the saving', async () => {
  const { user, server } = await renderPage(CHECKOUT_PAGE, insured);
  await savingRows();
  expect(server.callsTo(PRICING)).toEqual([]);
  await user.click(placeOrderButton());
  await confirmation();
  expect(server.callsTo(PRICING)).toHaveLength(1);
  expect(server.callsTo(PLACING)).toHaveLength(1);
  expect(await savingRows()).toHaveLength(2);
});

it('uses up the benefits that it was priced with, on every page', async () => {
  const { user } = await renderPage(CHECKOUT_PAGE, insured);
  await savingRows();
  expect(insurance.read().record?.data.frames).toEqual({ available: true });
  await user.click(placeOrderButton());
  await confirmation();
  await waitFor(() => expect(insurance.read().record?.data.frames).toEqual({ available: false }));
  expect(insurance.read().benefits?.frames?.nextServiceDate).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('places nothing while the prices cannot be confirmed, and then orders once', async () => {
  const { user, server, events } = await renderPage(CHECKOUT_PAGE, {
    ...insured,
    scenario: 'priceWithBenefits:discountFailed',
  });
  await savingRows();
  await user.click(placeOrderButton());
  expect(await screen.findByText('Your insurance prices could not be confirmed')).toBeVisible();
  expect(server.callsTo(PLACING)).toEqual([]);
  expect(events).toContainEqual({
    name: 'error',
    message: 'Error getting insurance discount',
    operation: 'priceWithBenefits',
  });
  server.startScenario('');
  await user.click(placeOrderButton());
  await confirmation();
  await waitFor(() => expect(server.callsTo(PLACING)).toHaveLength(1));
});
