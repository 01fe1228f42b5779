import { insertDemoOrders } from '@sandbox/orders/demo/insert-demo-orders';
import { addBox, placeOrder, setAddress, setCard } from '@sandbox/testing/checkout';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { trackedRequest } from '@/lib/orders/tracking-request';
import { button } from '../../../../tests/support/checkout-steps';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const PAGE = '/lc-us/account/orders';
const withDemoOrders = async ({ sandbox }: TestServer) => insertDemoOrders(sandbox.sandbox.context);
const openOrders = (options: ComponentTestOptions = {}, query = '') =>
  renderPage(PAGE + query, { as: 'ada.marsh', ...options });

const orders = () =>
  within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('link', { name: /^Order \d+/ });

afterEach(() => trackedRequest.set(undefined));

describe('the orders of a member', () => {
  it('are listed newest first, ten to a page', async () => {
    const { server } = await openOrders({ before: withDemoOrders });
    const all = server.sandbox.sandbox.context.state.orders
      .all()
      .filter(({ userId }) => userId === '510001')
      .toSorted((a, b) => (b.placement?.placedAt ?? 0) - (a.placement?.placedAt ?? 0));
    const idsOf = () => orders().map((link) => /\d+/.exec(link.textContent)?.[0]);
    expect(orders()).toHaveLength(10);
    expect(idsOf()[0]).toBe(all[0]?.orderId);
    // One of these waits for its prescription, the other one has it.
    const textOf = (demoName: string) => {
      const id = all.find((order) => order.demoName === demoName)?.orderId ?? '';
      return orders().find(({ textContent }) => textContent?.includes(id))?.textContent;
    };
    expect(textOf('pending-prescription')).toContain('Pending prescription');
    expect(textOf('prescription-received')).toContain('In process');
    // Both eyes have the same contact lens.
    expect(textOf('contact-lenses-received')).toMatch(/^Order \d{8}Dewlin One 30[A-Z]/);
    const first = new Set(idsOf());
    // Avoids `user`, because the page may suspend while its code loads.
    await act(async () => screen.getByRole('link', { name: 'Page 2' }).click());
    expect((await screen.findAllByText(`Page 2 of ${Math.ceil(all.length / 10)}`))[0]).toBeInTheDocument();
    await waitFor(() => expect(document.getElementById('page-announcer')).toHaveTextContent(/^Page 2 of/));
    expect(idsOf().some((id) => first.has(id ?? ''))).toBe(false);
  });

  it('lead to the tracking, also of an order with another email, which is in no URL', async () => {
    const { server } = await openOrders({
      before: async ({ sandbox, shopper }) => {
        await addBox(sandbox, shopper);
        await setAddress(shopper, { email1: 'Ada@Work.example.com' });
        await setCard(shopper);
        await placeOrder(shopper);
      },
    });
    const [first] = orders();
    const id = /\d+/.exec(first?.textContent ?? '')?.[0];
    expect(first).toHaveAttribute('href', '/lc-us/track-order');
    await act(async () => first?.click());
    const heading = await screen.findByRole('heading', { name: `Order ${id}` });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(window.location.href).not.toMatch(/ada/i);
    expect(server.callsTo('ordercst')).toHaveLength(1);
  });

  it('may be none', async () => {
    await openOrders();
    expect(screen.getByRole('heading', { name: 'You have not ordered anything yet' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Shop eyeglasses' })).toBeVisible();
  });

  it('may be none on a page', async () => {
    await openOrders({ before: withDemoOrders }, '?page=99');
    expect(screen.getByRole('link', { name: 'Go to your latest orders' })).toHaveAttribute('href', PAGE);
  });

  it('load on retry', async () => {
    const { user, server } = await openOrders({
      before: withDemoOrders,
      scenario: 'getOrderHistory:systemError',
    });
    expect(await screen.findByText('Your orders could not be loaded.')).toBeVisible();
    server.startScenario('');
    await user.click(button('Try again'));
    expect((await screen.findAllByRole('link', { name: /^Order \d+/ })).length).toBe(10);
  });
});

it.each(['guest', undefined])('shows %s the sign-in, and requests nothing', async (as) => {
  const { server } = await renderPage(PAGE, as ? { as } : {});
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Sign in or create an account' })).toHaveAttribute(
    'href',
    expect.stringContaining('redirectPath=%2Flc-us%2Faccount%2Forders'),
  );
  expect(server.callsTo('@history')).toEqual([]);
});
