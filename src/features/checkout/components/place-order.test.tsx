import { getCartPath } from '@generated/operation-paths';
import { setCard } from '@sandbox/testing/checkout';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { revalidateQueries } from '@/lib/cache/revalidate-queries';
import {
  button,
  CHECKOUT_PAGE,
  confirmation,
  continueButton,
  DECLINED,
  giveCard,
  placeOrderButton,
  readyToOrder,
  section,
  VISA,
  withAddress,
} from '../../../../tests/support/checkout-steps';
import { enter } from '../../../../tests/support/enter';
import { findDialog } from '../../../../tests/support/find-dialog';
import { renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const placements = ({ server }: { server: TestServer }) =>
  server.callsTo('POST /wcs/resources/store/10851/cart/@self/checkout');
const placedOrders = ({ server }: { server: TestServer }) =>
  server.sandbox.sandbox.context.state.orders.all().filter(({ status }) => status === 'M');
const requestIds = ({ server }: { server: TestServer }) =>
  Promise.all(
    server.requests
      .filter(({ method, url }) => method === 'POST' && url.includes('/cart/@self/checkout'))
      .map(async (request) => (await request.clone().json()).x_requestId as string),
  );

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

afterEach(() => void vi.useRealTimers());

/** Opens the page with a loaded cart. The page does not know about later changes in another tab. */
async function openLoaded(before?: (server: TestServer) => Promise<void>) {
  const test = await renderPage(CHECKOUT_PAGE, {
    ...readyToOrder,
    hasShell: true,
    before: async (server) => {
      await readyToOrder.before(server);
      await before?.(server);
    },
  });
  const cartCalls = () =>
    test.server.callsTo('GET /wcs/resources/store/10851/cart/@self').filter((call) => call.endsWith('@self'));
  await waitFor(() => expect(cartCalls().length).toBeGreaterThan(1));
  await waitFor(() => expect(test.server.callsTo('contextdata').length).toBeGreaterThan(1));
  return test;
}

describe('an order is placed once', () => {
  it('after a double click', async () => {
    const test = await renderPage(CHECKOUT_PAGE, readyToOrder);
    const release = test.server.holdResponses('POST /wcs/resources/store/10851/cart/@self/checkout');
    const place = placeOrderButton();
    // Both before React renders again.
    await act(async () => {
      place.click();
      place.click();
    });
    await waitFor(() => expect(placements(test)).not.toEqual([]));
    await test.user.click(placeOrderButton());
    release();
    await confirmation();
    expect(placements(test)).toHaveLength(1);
    expect(placedOrders(test)).toHaveLength(1);
  });

  it('when the response is lost: the store finds the order', async () => {
    const test = await renderPage(CHECKOUT_PAGE, { ...readyToOrder, scenario: 'checkout-response-lost' });
    await test.user.click(placeOrderButton());
    await confirmation();
    expect(placedOrders(test)).toHaveLength(1);
  });

  it('when the request does not arrive: the second attempt has the same id', async () => {
    const test = await renderPage(CHECKOUT_PAGE, { ...readyToOrder, scenario: 'checkout-unavailable' });
    await test.user.click(placeOrderButton());
    expect(await screen.findByText('Your order has not arrived yet')).toBeVisible();
    expect(placedOrders(test)).toEqual([]);
    test.server.startScenario('');
    await test.user.click(placeOrderButton());
    await confirmation();
    const [first, second] = await requestIds(test);
    expect(second).toBe(first);
    expect(placedOrders(test)).toHaveLength(1);
  });

  it('when the outcome is unknown: it can only be checked again', async () => {
    const test = await renderPage(CHECKOUT_PAGE, { ...readyToOrder, scenario: 'checkout-outcome-unknown' });
    await test.user.click(placeOrderButton());
    expect(await screen.findByText('We could not find out whether your order was placed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Place order/ })).not.toBeInTheDocument();
    test.server.startScenario('');
    await test.user.click(button('Check again'));
    await confirmation();
    expect(placedOrders(test)).toHaveLength(1);
  });

  it('when the outcome is unknown: it is checked again as soon as the network is back', {
    tags: 'full-run',
  }, async () => {
    const test = await renderPage(CHECKOUT_PAGE, { ...readyToOrder, scenario: 'checkout-outcome-unknown' });
    await test.user.click(placeOrderButton());
    await screen.findByText('We could not find out whether your order was placed');
    test.server.startScenario('');
    fireEvent(window, new Event('online'));
    await confirmation();
  });

  it('when the outcome is unknown: it is checked again by itself, without taking the focus', {
    tags: 'full-run',
  }, async () => {
    const test = await renderPage(CHECKOUT_PAGE, { ...readyToOrder, scenario: 'checkout-outcome-unknown' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await test.user.click(placeOrderButton());
    await screen.findByText('We could not find out whether your order was placed');
    await waitFor(() => expect(section('Your order').getByRole('alert')).toHaveFocus());
    test.server.startScenario('getPlacedOrder:notPlaced');
    const edit = screen.getByRole('link', { name: 'Edit cart' });
    edit.focus();
    await pass(4);
    expect(await screen.findByText('Your order has not arrived yet')).toBeVisible();
    await waitFor(() => expect(edit).toHaveFocus());
    test.server.startScenario('');
    await pass(6);
    await confirmation();
    expect(placements(test)).toHaveLength(1);
  });

  it('when the request does not arrive: after two minutes it is checked only by a click', {
    tags: 'full-run',
  }, async () => {
    const test = await renderPage(CHECKOUT_PAGE, { ...readyToOrder, scenario: 'checkout-unavailable' });
    const checks = () => test.server.callsTo('GET /wcs/resources/store/10851/cart/@self/checkout/').length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await test.user.click(placeOrderButton());
    expect(await screen.findByText(/We keep checking whether it arrives/)).toBeVisible();
    for (let minute = 1; minute <= 4; minute++) await pass(60);
    expect(await screen.findByText(/^The connection was interrupted. Place it again/)).toBeVisible();
    const made = checks();
    expect(made).toBe(10);
    await pass(60);
    expect(checks()).toBe(made);
    await test.user.click(button('Check again'));
    await waitFor(() => expect(checks()).toBe(made + 1));
    expect(await screen.findByText(/We keep checking whether it arrives/)).toBeVisible();
    expect(placedOrders(test)).toEqual([]);
  });

  it('when nobody knows: an empty cart, fetched meanwhile, hides neither this nor the second question', {
    tags: 'full-run',
  }, async () => {
    const test = await renderPage(CHECKOUT_PAGE, { ...readyToOrder, scenario: 'checkout-outcome-unknown' });
    const release = test.server.holdResponses('GET /wcs/resources/store/10851/cart/@self/checkout/');
    await test.user.click(placeOrderButton());
    await waitFor(() => expect(placedOrders(test)).toHaveLength(1));
    // Simulates the window getting focus.
    await act(() => revalidateQueries([getCartPath]));
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    release();
    const title = await screen.findByText('We could not find out whether your order was placed');
    expect(title).toBeVisible();
    await waitFor(() => expect(title.closest('[role="alert"]')).toHaveFocus());
    test.server.startScenario('');
    await test.user.click(button('Check again'));
    await confirmation();
    expect(placements(test)).toHaveLength(1);
  });

  it('after a reload while the outcome is open', async () => {
    const test = await renderPage(CHECKOUT_PAGE, { ...readyToOrder, scenario: 'checkout-outcome-unknown' });
    await test.user.click(placeOrderButton());
    await screen.findByText('We could not find out whether your order was placed');
    cleanup();
    test.server.startScenario('');
    await renderPage(CHECKOUT_PAGE);
    await confirmation();
    expect(placements(test)).toHaveLength(1);
  });

  it('and its cart, which is gone, is not requested again', { tags: 'full-run' }, async () => {
    const test = await openLoaded();
    const cartCalls = () =>
      test.server.callsTo('/cart/@self').filter((call) => call.startsWith('GET')).length;
    // The first interaction loads the badges in the header.
    await test.user.click(screen.getByRole('heading', { name: 'Your order' }));
    await waitFor(() => expect(test.server.callsTo('/saveditems/@self/count')).not.toEqual([]));
    // The badge of the cart asks for it a frame after that of the wishlist: with the delivery methods, the fourth call.
    await waitFor(() => expect(cartCalls()).toBe(4));
    await act(() => test.server.allResponses());
    const before = cartCalls();
    // Skips the focus event, which would request it before.
    fireEvent.click(placeOrderButton());
    await confirmation();
    await act(() => test.server.allResponses());
    expect(cartCalls()).toBe(before);
    expect(within(screen.getByRole('banner')).getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(
      /^Cart(, 0 items)?$/,
    );
  });

  it('in two tabs: the second one shows the order of the first', async () => {
    const test = await renderPage(CHECKOUT_PAGE, readyToOrder);
    const { shopper } = test.server;
    const { body: cart } = await shopper.get('/wcs/resources/store/10851/cart/@self');
    await shopper.postJson('/wcs/resources/store/10851/cart/@self/checkout', {
      orderId: cart.orderId,
      x_requestId: crypto.randomUUID(),
      x_agreedTotal: cart.grandTotal,
    });
    // Skips the focus event, which would show the empty cart.
    fireEvent.click(placeOrderButton());
    await confirmation();
    expect(placedOrders(test)).toHaveLength(1);
  });

  it('and Back leads to no second one', async () => {
    const test = await renderPage(CHECKOUT_PAGE, readyToOrder);
    await test.user.click(placeOrderButton());
    await confirmation();
    cleanup();
    await renderPage(CHECKOUT_PAGE);
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/lc-us\/checkout\/confirmation\?orderId=\d+$/),
    );
  });
});

describe('a rejected order says why, where it can be corrected', () => {
  it('a declined card: what was typed stays, and another card pays', async () => {
    const test = await renderPage(CHECKOUT_PAGE, withAddress);
    const { user } = test;
    await giveCard(user, DECLINED);
    await user.click(placeOrderButton());
    expect(await section('Payment').findByText('Your bank declined this card')).toBeVisible();
    await waitFor(() => expect(section('Payment').getByRole('alert')).toHaveFocus());
    expect(screen.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002');
    expect(placedOrders(test)).toEqual([]);
    await enter(user, screen.getByLabelText('Card number'), VISA);
    await user.click(continueButton());
    await section('Payment').findByText('Visa ending in 1111');
    await user.click(placeOrderButton());
    await confirmation();
    expect(placedOrders(test)).toHaveLength(1);
  });

  it.each([
    ['checkout:paymentInReview', 'Payment', 'Your bank wants to review this payment'],
    ['checkout:processorFailed', 'Payment', 'The payment service did not respond'],
    ['checkout:cardExpired', 'Payment', 'This card has expired'],
    ['checkout:shippingMissing', 'Delivery address', 'Your order has no address yet'],
  ])('%s', async (scenario, place, title) => {
    const test = await renderPage(CHECKOUT_PAGE, { ...readyToOrder, scenario });
    await test.user.click(placeOrderButton());
    expect(await section(place).findByText(title)).toBeVisible();
    await waitFor(() => expect(section(place).getByRole('alert')).toHaveFocus());
    expect(placedOrders(test)).toEqual([]);
  });

  it('at the button, whatever the store finds there', { tags: 'full-run' }, async () => {
    const test = await renderPage(CHECKOUT_PAGE, readyToOrder);
    const titles = {
      orderChanged: 'Your order has changed',
      inventoryFailed: 'Not everything is in stock any more',
      orderLocked: 'Your cart is being changed elsewhere',
      priceChanged: 'Your total is now $284.00',
    };
    for (const [example, title] of Object.entries(titles)) {
      test.server.startScenario(`checkout:${example}`);
      await test.user.click(placeOrderButton());
      expect(await section('Your order').findByText(title), example).toBeVisible();
      await waitFor(() => expect(section('Your order').getByRole('alert'), example).toHaveFocus());
      expect(placedOrders(test), example).toEqual([]);
    }
  });

  it('a price that changed is shown, and the shopper agrees to it', async () => {
    const test = await openLoaded();
    // In another tab.
    const { body: cart } = await test.server.shopper.get('/wcs/resources/store/10851/cart/@self');
    await test.server.shopper.putJson('/wcs/resources/store/10851/cart/@self/shipping_info', {
      shipModeId: '13002',
    });
    const total = placeOrderButton().textContent;
    await test.user.click(placeOrderButton());
    expect(await section('Your order').findByText(/^Your total is now/)).toBeVisible();
    await waitFor(() => expect(placeOrderButton()).not.toHaveTextContent(total ?? ''));
    expect(section('Delivery method').getByText('Express')).toBeVisible();
    await test.user.click(placeOrderButton());
    await confirmation();
    const [order] = placedOrders(test);
    expect(order?.placement?.charged).toBeGreaterThan(Number(cart.grandTotal) * 100);
  });

  it('a promotion that has ended meanwhile is no longer charged: the new total is shown, and nothing is lost', async () => {
    const codes = '/wcs/resources/store/10851/cart/@self/assigned_promotion_code';
    const test = await openLoaded(async ({ shopper }) => {
      await shopper.postJson(codes, { promoCode: 'SEE10' });
    });
    expect(section('Your order').getByText('SEE10')).toBeVisible();
    // In another tab.
    await test.server.shopper.delete(`${codes}/SEE10`);
    fireEvent.click(placeOrderButton());
    const notice = await section('Your order').findByText(/^Your total is now \$/);
    const total = /\$[\d,.]+/.exec(notice.textContent ?? '')?.[0] ?? '';
    await waitFor(() => expect(placeOrderButton()).toHaveTextContent(`Place order · ${total}`));
    expect(placedOrders(test)).toEqual([]);
    expect(section('Payment').getByText('Visa ending in 1111')).toBeVisible();
    await test.user.click(placeOrderButton());
    await confirmation();
    const [order] = placedOrders(test);
    expect(order?.placement?.charged).toBe(Math.round(Number(total.slice(1)) * 100));
  });

  it('a payment that another tab changed is shown before it is charged', async () => {
    const test = await openLoaded();
    await setCard(test.server.shopper, { account: '5555555555554444', payMethodId: 'MasterCard' });
    await test.user.click(placeOrderButton());
    expect(await section('Your order').findByText('Your order has changed')).toBeVisible();
    expect(await section('Payment').findByText('Mastercard ending in 4444')).toBeVisible();
  });

  it('a session that has ended is announced, and the sign-in opens over the page', async () => {
    const test = await openLoaded();
    test.server.clearCookies();
    await test.user.click(placeOrderButton());
    const notice = (await screen.findByText('Your earlier visit has ended')).closest(
      '[role="alert"]',
    ) as HTMLElement;
    expect(notice).toHaveTextContent('Your cart ended with it.');
    expect(within(notice).getByRole('link', { name: 'what was in your cart' })).toHaveAttribute(
      'href',
      expect.stringContaining('/AjaxOrderItemDisplayView'),
    );
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await test.user.click(within(notice).getByRole('button', { name: 'Sign in' }));
    expect(await findDialog('Sign in')).toBeVisible();
    expect(placedOrders(test)).toEqual([]);
  });

  it('a session that ends takes an open form with it: the focus goes to the notice', {
    tags: 'full-run',
  }, async () => {
    const test = await openLoaded();
    await test.user.click(button('Change payment'));
    for (const [label, text] of [
      ['Card number', VISA],
      ['Expiry date', '09/2028'],
      ['Security code', '739'],
    ] as const)
      await enter(test.user, screen.getByLabelText(label), text);
    const { sessions } = test.server.sandbox.sandbox.context.state;
    for (const { sessionId } of sessions.all()) sessions.remove(sessionId);
    const release = test.server.holdResponses('GET /wcs/resources/store/10851/cart/@self');
    await test.user.click(continueButton());
    const notice = (await screen.findByText('Your earlier visit has ended')).closest('[role="alert"]');
    await waitFor(() => expect(section('Payment').getByRole('alert')).toHaveFocus());
    release();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await waitFor(() => expect(notice).toHaveFocus());
  });
});
