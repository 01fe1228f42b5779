import { guestReadyToOrder, placeOrder, setAddress, setCard } from '@sandbox/testing/checkout';
import { moveOrder } from '@sandbox/testing/placed-orders';
import { callDoctor, stepItemsOf, submit } from '@sandbox/testing/prescriptions';
import { becomeGuest } from '@sandbox/testing/shoppers';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addBox, addPolygon } from '../../../../tests/support/cart-fixtures';
import { button } from '../../../../tests/support/checkout-steps';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const pathOf = (orderId: string) => `/lc-us/checkout/confirmation?orderId=${orderId}`;

/** The sandbox gives its first order this id. */
const FIRST_ORDER = '90210001';

async function orderGlasses(server: TestServer): Promise<void> {
  await addPolygon(server);
  await setAddress(server.shopper);
  await setCard(server.shopper);
  const { body } = await placeOrder(server.shopper);
  expect(body.orderId).toBe(FIRST_ORDER);
}

const openConfirmation = (options: ComponentTestOptions = {}) =>
  renderPage(pathOf(FIRST_ORDER), { as: 'guest', before: orderGlasses, ...options });

describe('the confirmation', () => {
  it('says what was ordered, where it goes and what happens next', async () => {
    await openConfirmation();
    const main = screen.getByRole('main');
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
    expect(main).toHaveTextContent(`Order ${FIRST_ORDER}, placed on June 15, 2026`);
    expect(main).toHaveTextContent('We sent a confirmation to ana@example.com.');
    expect(main).toHaveTextContent('Polygon');
    expect(main).toHaveTextContent('Mason, OH 45040');
    expect(main).toHaveTextContent('Visa ending in 1111');
    expect(main).not.toHaveTextContent('4111');
    expect(screen.getByRole('heading', { name: 'We make your glasses' })).toBeVisible();
  });

  it('lists the frame, the lenses and the plan, which add up', async () => {
    await openConfirmation();
    const [line] = within(await screen.findByRole('list', { name: 'Items' })).getAllByRole('listitem');
    const amounts = within(line as HTMLElement).getAllByRole('definition');
    // 280.00 + 99.95 + 29.00.
    expect(amounts.map(({ textContent }) => textContent)).toEqual(['$280.00', '$99.95', '$29.00']);
    expect(line).toHaveTextContent('$408.95');
    expect(line).toHaveTextContent('One-year protection plan');
  });

  it('names the eye and the values of contact lenses', async () => {
    await openConfirmation({
      before: async (server) => {
        await addBox(server);
        await setAddress(server.shopper);
        await setCard(server.shopper);
        await placeOrder(server.shopper);
      },
    });
    const [line] = within(await screen.findByRole('list', { name: 'Items' })).getAllByRole('listitem');
    expect(line).toHaveTextContent(' · Right eye');
    expect(line).toHaveTextContent('Power−2.00');
  });

  it('leads to the prescription that is missing, and from there back', async () => {
    await openConfirmation();
    expect(screen.getByRole('link', { name: 'Add prescription' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/lc-us\/checkout\/prescription\?encOrderMemberId=.+&nextStepUrl=%2Flc-us%2Fcheckout%2Fconfirmation%3ForderId%3D90210001$/,
      ),
    );
  });

  it('says that the doctor is called, where that was chosen', async () => {
    await openConfirmation({
      before: async (server) => {
        await addPolygon(server);
        const [frame] = await stepItemsOf(server.shopper);
        await submit(server.shopper, frame.itemId, callDoctor());
        await setAddress(server.shopper);
        await setCard(server.shopper);
        await placeOrder(server.shopper);
      },
    });
    expect(await screen.findByRole('heading', { name: 'We call your doctor' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add prescription' })).not.toBeInTheDocument();
  });

  it.each([
    ['S', 'Your order has shipped'],
    ['X', 'Your order is canceled'],
  ] as const)('of an order with status %s says what has come of it', async (status, title) => {
    await openConfirmation({
      before: async (server) => {
        await orderGlasses(server);
        moveOrder(server.sandbox, FIRST_ORDER, status);
      },
    });
    expect(screen.getByRole('region', { name: title })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'What happens next' })).not.toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'Follow the delivery' })).toHaveLength(
      status === 'S' ? 1 : 0,
    );
  });

  it('is printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await openConfirmation();
    await user.click(button('Print receipt'));
    expect(print).toHaveBeenCalledOnce();
  });

  it('offers a guest an account, which leads back to the order', async () => {
    await openConfirmation();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /redirectPath=%2Flc-us%2Fcheckout%2Fconfirmation%3ForderId%3D90210001&view=register$/,
      ),
    );
  });

  it('offers a member no account', async () => {
    await openConfirmation({ as: 'ada.marsh' });
    expect(screen.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
  });

  it('loads on retry', async () => {
    const { user, server } = await openConfirmation({ scenario: 'order-unavailable' });
    expect(await screen.findByText('Your order did not load')).toBeVisible();
    server.startScenario('');
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  });
});

describe('an order is shown to its owner only', () => {
  it.each([
    ['another guest', 'guest'],
    ['nobody', undefined],
  ] as const)('not to %s', async (_, as) => {
    await renderPage(pathOf(FIRST_ORDER), {
      ...(as ? { as } : {}),
      before: async ({ sandbox }) => {
        const owner = await guestReadyToOrder(sandbox);
        expect((await placeOrder(owner)).body.orderId).toBe(FIRST_ORDER);
        await becomeGuest(sandbox.client());
      },
    });
    expect(await screen.findByRole('heading', { name: 'We cannot show this order here' })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('Ana');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('redirectPath=%2Flc-us%2Fcheckout%2Fconfirmation'),
    );
  });

  it('not to another member, whom it does not send to the sign-in', async () => {
    await renderPage(pathOf(FIRST_ORDER), {
      as: 'ada.marsh',
      before: async ({ sandbox }) => placeOrder(await guestReadyToOrder(sandbox)),
    });
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(/this one is not in your account/)).toBeVisible();
    expect(main.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(main.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/lc-us/account/orders');
    expect(main.getByRole('link', { name: 'Track an order by its number' })).toBeVisible();
  });

  it.each(['', '1 or 1=1', '../cart'])('not by the id %j', async (id) => {
    await renderPage(pathOf(encodeURIComponent(id)), { as: 'guest' });
    expect(await screen.findByRole('heading', { name: 'We cannot show this order here' })).toBeVisible();
  });
});
