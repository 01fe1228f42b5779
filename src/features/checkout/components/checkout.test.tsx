import { addGlassesTo, someSku } from '@sandbox/testing/carts';
import { setAddress } from '@sandbox/testing/checkout';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addPolygon, addReaders } from '../../../../tests/support/cart-fixtures';
import {
  button,
  CHECKOUT_PAGE,
  changeEmail,
  chooseMethod,
  confirmation,
  continueButton,
  giveAddress,
  giveCard,
  placeOrderButton,
  readyToOrder,
  section,
  withAddress,
  withGlasses,
} from '../../../../tests/support/checkout-steps';
import { enter } from '../../../../tests/support/enter';
import { findDialog } from '../../../../tests/support/find-dialog';
import { renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';
import { translatePage } from '../../../../tests/support/translate-page';

describe('a guest', () => {
  it('orders in four sections, each summarized once it is done', async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, withGlasses);
    expect(section('Contact').getByText('ana@example.com')).toBeVisible();
    expect(await screen.findByText('Calculated with your address')).toBeVisible();
    await giveAddress(user);
    await waitFor(() => expect(screen.queryByText('Calculated with your address')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Delivery method' })).toHaveFocus());
    expect(section('Delivery address').getByText('Mason, OH 45040')).toBeVisible();
    const condition = /these days hold if we had it today/;
    expect(await section('Delivery method').findByText(condition)).toBeVisible();
    await chooseMethod(user, /^Express/);
    await giveCard(user);
    expect(section('Delivery method').getByText(/^Express/)).toBeVisible();
    expect(section('Delivery method').getByText(condition)).toBeVisible();
    expect(section('Payment').getByText('Visa ending in 1111')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your order' })).toHaveFocus());
    await user.click(placeOrderButton());
    expect(await confirmation()).toBeVisible();
    const [request] = server.requests.filter(({ url }) => url.includes('/cart/@self/checkout'));
    expect(await request?.json()).toMatchObject({ x_requestId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  it('sees on the button what is charged, also while the browser translates the page', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, {
      as: 'guest',
      before: async (server) => {
        await withGlasses.before(server);
        // A pair that waits for no prescription has a date.
        await addReaders(server);
      },
    });
    await giveAddress(user);
    const express = await screen.findByRole('radio', { name: /^Express/ });
    const before = placeOrderButton().textContent;
    const arrival = () =>
      within(screen.getByRole('list', { name: 'Items' }))
        .getByText(/^Arrives /)
        .closest('p')?.textContent;
    const slowly = arrival();
    const place = placeOrderButton();
    translatePage();
    await user.click(express);
    await user.click(continueButton());
    await waitFor(() => expect(place.textContent).not.toBe(before));
    expect(arrival()).not.toBe(slowly);
    expect(place).toHaveTextContent(/^Place order · \$[\d.]+$/);
    const total = screen.getAllByText('Total').at(-1)?.closest('dl');
    expect(total).toHaveTextContent(/\$/);
    expect(place.textContent).toContain(/\$[\d,.]+/.exec(total?.textContent ?? '')?.[0]);
  });

  it('gives no card for an order that costs nothing, and one as soon as it costs something', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, {
      as: 'guest',
      before: async (server) => {
        await addGlassesTo(server.shopper, someSku(server.sandbox.sandbox.context.catalog));
        await setAddress(server.shopper);
        const code = { promoCode: 'PERK500OFF' };
        await server.shopper.postJson('/wcs/resources/store/10851/cart/@self/assigned_promotion_code', code);
      },
    });
    expect(section('Payment').getByText('Nothing to pay: this order needs no card.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change payment' })).not.toBeInTheDocument();
    await user.click(button('Change delivery method'));
    await chooseMethod(user, /^Express/);
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    await user.click(button('Change delivery method'));
    await chooseMethod(user, /^Standard/);
    await user.click(button('Place order · $0.00'));
    await confirmation();
    expect(screen.getByText('Nothing to pay: this order needs no card.')).toBeVisible();
  });

  it('is not requested again after a reload', async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await giveAddress(user);
    await chooseMethod(user);
    cleanup();
    await renderPage(CHECKOUT_PAGE);
    expect(section('Contact').getByText('ana@example.com')).toBeVisible();
    expect(section('Delivery method').getByText('Standard')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toBeVisible();
  });

  it('finds the address as it was typed after a look at another page', { tags: 'full-run' }, async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await enter(user, screen.getByLabelText('Street and number'), '12 Elm St');
    cleanup();
    await renderPage(CHECKOUT_PAGE);
    expect(screen.getByLabelText('Street and number')).toHaveValue('12 Elm St');
  });

  it('can change the email after the address', { tags: 'full-run' }, async () => {
    const { user, server } = await renderPage(CHECKOUT_PAGE, withAddress);
    await changeEmail(user, 'ana.diaz@example.com');
    await waitFor(() => expect(section('Contact').getByText('ana.diaz@example.com')).toBeVisible());
    const { body } = await server.shopper.get('/wcs/resources/store/10851/cart/@self');
    expect(body.orderItem[0]).toMatchObject({ email1: 'ana.diaz@example.com', city: 'Mason' });
  });

  it('orders while the browser has no room to store anything', { tags: 'full-run' }, async () => {
    using _set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await renderPage(CHECKOUT_PAGE, { as: 'guest', before: addPolygon });
    const signIn = await findDialog('How would you like to check out?');
    // Only the dialog requests the email.
    const main = within(screen.getByRole('main', { hidden: true }));
    expect(main.getByLabelText('Email address')).not.toBeVisible();
    await enter(user, within(signIn).getAllByLabelText('Email address')[0] as HTMLElement, 'ana@example.com');
    await user.click(within(signIn).getByRole('button', { name: 'Continue as a guest' }));
    await waitFor(() => expect(signIn).not.toBeInTheDocument());
    expect(section('Contact').getByText('ana@example.com')).toBeVisible();
    expect(section('Delivery address').getByLabelText('City')).toBeVisible();
  });

  it('can cancel a change', { tags: 'full-run' }, async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
    await user.click(button('Change contact'));
    await user.click(button('Cancel'));
    expect(section('Contact').getByText('ana@example.com')).toBeVisible();
    expect(screen.getByLabelText('First name')).toBeVisible();
  });

  it('does not find a canceled change of the address again', { tags: 'full-run' }, async () => {
    const { user } = await renderPage(CHECKOUT_PAGE, readyToOrder);
    await user.click(button('Change delivery address'));
    await enter(user, screen.getByLabelText('City'), 'Lebanon');
    await user.click(button('Cancel'));
    await user.click(button('Change delivery address'));
    expect(screen.getByLabelText('City')).toHaveValue('Mason');
  });
});

it('a missing prescription is one link away, which leads back', async () => {
  await renderPage(CHECKOUT_PAGE, readyToOrder);
  expect(await screen.findByText(/^A prescription is missing. You can order now/)).toBeVisible();
  const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Add prescription' }).href);
  expect(link.pathname).toBe('/lc-us/checkout/prescription');
  expect(link.searchParams.get('nextStepUrl')).toBe('/lc-us/checkout');
});

it('the days of delivery have no condition when no prescription is missing', async () => {
  const before = async (server: TestServer) => {
    await addReaders(server);
    await setAddress(server.shopper);
  };
  const { user } = await renderPage(CHECKOUT_PAGE, { as: 'guest', before });
  expect(await section('Delivery method').findByText(/^Arrives/)).toBeVisible();
  expect(screen.queryByText(/A prescription is missing/)).not.toBeInTheDocument();
  await user.click(button('Change delivery method'));
  expect(await screen.findByRole('radio', { name: /^Express/ })).toBeVisible();
  expect(screen.queryByText(/A prescription is missing/)).not.toBeInTheDocument();
});

it('a territory has no express delivery', async () => {
  const { user } = await renderPage(CHECKOUT_PAGE, withGlasses);
  await giveAddress(user, { state: 'PR', 'ZIP code': '00901' });
  expect(await screen.findByRole('radio', { name: /^Standard/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Express/ })).not.toBeInTheDocument();
});

it('a promotion code can be used before the order is placed', { tags: 'full-run' }, async () => {
  const { user } = await renderPage(CHECKOUT_PAGE, readyToOrder);
  await user.click(screen.getByText('Promotion code', { selector: 'summary *' }));
  await user.type(screen.getByRole('textbox', { name: 'Promotion code' }), 'SEE10{Enter}');
  // 10% off frame and lenses: 408.95 − 38.00, then 29.00 of it taxed.
  await waitFor(() => expect(placeOrderButton()).toHaveAccessibleName(/\$37\d\.\d\d$/));
  await user.click(placeOrderButton());
  expect(await confirmation()).toBeVisible();
});

it('an order that is placed too early leads to the section that is left', async () => {
  const { user, server } = await renderPage(CHECKOUT_PAGE, withGlasses);
  await user.click(placeOrderButton());
  await waitFor(() => expect(section('Delivery address').getByRole('alert')).toHaveFocus());
  expect(section('Delivery address').getByText('One step is left')).toBeVisible();
  expect(server.callsTo('/checkout')).toEqual([]);
});

it('a checkout without a cart says so, with next steps', async () => {
  await renderPage(CHECKOUT_PAGE, { as: 'guest' });
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See eyeglasses' })).toBeVisible();
});

it('a checkout that did not load does on retry', async () => {
  const { user, server } = await renderPage(CHECKOUT_PAGE, { ...withGlasses, scenario: 'cart-unavailable' });
  expect(await screen.findByText('The checkout did not load')).toBeVisible();
  server.startScenario('');
  await user.click(button('Try again'));
  expect(await screen.findByText('ana@example.com')).toBeVisible();
});
