import { guestReadyToOrder, placeOrder } from '@sandbox/testing/checkout';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import { trackedRequest } from '@/lib/orders/tracking-request';
import { button } from '../../../../tests/support/checkout-steps';
import { enter } from '../../../../tests/support/enter';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const PAGE = '/lc-us/track-order';
/** The sandbox gives its first order this id. */
const ORDER = '90210001';
const EMAIL = 'ana@example.com';
const NOT_FOUND = 'Oops! No order found. Please check your data and try again.';

/** Places another shopper's order of glasses, which waits for its prescription. */
async function orderGlasses({ sandbox }: TestServer): Promise<void> {
  const owner = await guestReadyToOrder(sandbox);
  expect((await placeOrder(owner)).body.orderId).toBe(ORDER);
}

const openTracking = (options: ComponentTestOptions = {}) =>
  renderPage(PAGE, { before: orderGlasses, ...options });

/** Finds the form, because the footer has an email field, too. */
const form = () => within(screen.getByRole('form', { name: 'Order tracking' }));
const orderNumber = () => form().getByLabelText('Order number');
const email = () => form().getByLabelText('Email address');

async function track(user: UserEvent, order = ORDER, address = EMAIL): Promise<void> {
  await enter(user, orderNumber(), order);
  await enter(user, email(), address);
  await user.click(button('Track order'));
}

afterEach(() => trackedRequest.set(undefined));

describe('the form', () => {
  it('needs both fields, and sends nothing without them', async () => {
    const { user, server } = await openTracking();
    await user.click(button('Track order'));
    await waitFor(() => expect(orderNumber()).toHaveFocus());
    expect(orderNumber()).toHaveAccessibleDescription(/Enter your order number/);
    expect(email()).toHaveAccessibleDescription(/Enter your email address/);
    await track(user, '9021/0001', 'ana@example');
    expect(orderNumber()).toHaveAccessibleDescription(/only digits and letters/);
    expect(email()).toHaveAccessibleDescription(/such as name@example\.com/);
    expect(server.callsTo('ordercst')).toEqual([]);
  });

  it('is the same for an unknown order and for another email', async () => {
    const { user } = await openTracking();
    const alertAfter = async (order: string, address: string) => {
      await track(user, order, address);
      return (await screen.findByText(NOT_FOUND)).closest('[role="alert"]')?.textContent;
    };
    const unknown = await alertAfter('90219999', EMAIL);
    expect(await alertAfter(ORDER, 'eve@example.com')).toBe(unknown);
    await waitFor(() => expect(orderNumber()).toHaveFocus());
    expect(orderNumber()).toHaveValue(ORDER);
    expect(email()).toHaveValue('eve@example.com');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('says how long to wait after too many tries', async () => {
    const { user } = await openTracking({ scenario: 'getGuestOrder:tooManyTries' });
    await track(user);
    expect(await screen.findByText('Too many tries. Try again in 15 minutes.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it.each(['getGuestOrder:systemError'])('says the same after %s, with another attempt', async (scenario) => {
    const { user, server } = await openTracking({ scenario });
    await track(user);
    expect(await screen.findByText(NOT_FOUND)).toBeVisible();
    await waitFor(() => expect(orderNumber()).toHaveFocus());
    expect(email()).toHaveValue(EMAIL);
    server.startScenario('');
    await user.click(button('Try again'));
    const heading = await screen.findByRole('heading', { name: `Order ${ORDER}` });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

describe('the order', () => {
  it('is shown to anyone who knows its number and email, whatever their case', async () => {
    const { user, server, events } = await openTracking();
    await track(user, ` #${ORDER}`, ' Ana@Example.com');
    const heading = await screen.findByRole('heading', { level: 2, name: `Order ${ORDER}` });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.getElementById('page-announcer')).toHaveTextContent('Order found: 1 item');

    const main = within(screen.getByRole('main'));
    expect(main.getByText('Placed on June 15, 2026')).toBeVisible();
    expect(main.getByText('Pending prescription')).toBeVisible();
    expect(main.getByRole('link', { name: /^Add your prescription/ })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/lc-us\/checkout\/prescription\?encOrderMemberId=.+&item=\d+&nextStepUrl=%2Flc-us%2Ftrack-order$/,
      ),
    );
    expect(main.queryByText(/delivery/i)).not.toBeInTheDocument();

    // The email is in the documented request only.
    const [request] = server.requests.filter(({ url }) => url.includes('ordercst'));
    expect(new URL(request?.url ?? '').searchParams.get('email')).toBe(EMAIL);
    const elsewhere = JSON.stringify([
      window.location.href,
      window.history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      [...SWRConfig.defaultValue.cache.keys()],
      events,
      server.requests.filter((sent) => sent !== request).map(({ url }) => url),
    ]);
    expect(elsewhere).not.toMatch(/ana(@|%40)example/i);
  });

  it('is replaced by the form for another one', async () => {
    const { user } = await openTracking();
    await track(user);
    await user.click(await screen.findByRole('button', { name: 'Track another order' }));
    await waitFor(() => expect(orderNumber()).toHaveFocus());
    expect(orderNumber()).toHaveValue('');
    expect(email()).toHaveValue('');
  });

  it('is restored when the shopper comes back to the page', async () => {
    const { user } = await openTracking();
    await track(user);
    const link = await screen.findByRole('link', { name: /^Add your prescription/ });
    await act(async () => link.click());
    expect(await screen.findByRole('heading', { name: /^Prescription for/ })).toBeVisible();
    await act(async () => window.history.back());
    expect(await screen.findByRole('heading', { name: `Order ${ORDER}` })).toBeVisible();
  });
});
