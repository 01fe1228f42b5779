import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addPolygon, CART_PAGE, withPolygon } from '../../../../tests/support/cart-fixtures';
import { renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const UPDATE = 'LCUpdateOrderItemLensDataCmd';
const summary = () => screen.getByRole('region', { name: 'Order summary' });
const lines = () => screen.getByRole('list', { name: 'In your cart' });
const plan = () => screen.findByRole('checkbox', { name: /^One-year protection plan for Polygon \$29\.00$/ });

async function formsOf({ requests }: TestServer): Promise<URLSearchParams[]> {
  const updates = requests.filter(({ url }) => url.includes(UPDATE));
  return Promise.all(updates.map(async (request) => new URLSearchParams(await request.clone().text())));
}

describe('the protection plan of a pair', () => {
  it('is removed and added again, with the present lens and then the recalculation', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    await user.click(await plan());
    await waitFor(() => expect(summary()).toHaveTextContent('Total$379.95'));
    await waitFor(() => expect(lines()).toHaveAttribute('aria-busy', 'false'));
    expect(await plan()).not.toBeChecked();
    await user.click(await plan());
    await waitFor(() => expect(summary()).toHaveTextContent('Total$408.95'));
    expect(await plan()).toBeChecked();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'checkbox'));

    const [removal, addition] = await formsOf(server);
    expect(removal?.get('removeWarranty')).toBe('true');
    expect(removal?.has('addWarranty')).toBe(false);
    expect(addition?.get('addWarranty')).toBe('true');
    expect(addition?.get('warrantyCatentryId')).toBe('4500001');
    expect(addition?.has('removeWarranty')).toBe(false);
    for (const form of [removal, addition]) {
      expect(form?.get('correctionType')).toBe('single-vision');
      expect(form?.get('storeId')).toBe('10851');
      expect(form?.get('catalogId')).toBe('10101');
      expect(form?.get('langId')).toBe('-1');
      expect(form?.get('fromPage')).toBe('ShopCart');
    }
    expect(JSON.parse(addition?.get('rxcReviewObject') ?? '')).toEqual([
      { sequence: 100, name: 'One-year protection plan', description: expect.stringContaining('lenses') },
    ]);
    const calls = server.requests.map(({ url }) => new URL(url).pathname);
    expect(calls.indexOf('/webapp/wcs/stores/servlet/OrderCalculate')).toBeGreaterThan(
      calls.findIndex((path) => path.includes(UPDATE)),
    );
  });

  it('stays as it was when the change fails', async () => {
    const { user } = await renderPage(CART_PAGE, {
      ...withPolygon,
      scenario: 'updateItemLensData:orderNotFound',
    });
    await user.click(await plan());
    expect(await screen.findByText('That change was not made')).toBeVisible();
    expect(await plan()).toBeChecked();
    expect(summary()).toHaveTextContent('Total$408.95');
  });

  it('is not offered when the lens service fails, which is tracked and can be tried again', async () => {
    const before = async (server: TestServer) => {
      await addPolygon(server);
      const { orders } = server.sandbox.sandbox.context.state;
      for (const { orderId, items } of orders.all()) {
        orders.update(orderId, { items: items.filter(({ kind }) => kind !== 'WARRANTY') });
      }
    };
    const { user, server, events } = await renderPage(CART_PAGE, {
      as: 'guest',
      before,
      scenario: 'lens-service-error',
    });
    expect(await screen.findByText('Protection plans cannot be shown right now.')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /plan/ })).not.toBeInTheDocument();
    expect(events).toContainEqual({
      name: 'error',
      message: 'Error while calling RXC lens service',
      operation: 'getFrameLenses',
    });
    server.startScenario('');
    await user.click(screen.getByRole('button', { name: 'Try again to show plans for Polygon' }));
    expect(await plan()).not.toBeChecked();
  });

  it('does not exist for a frame without lenses', async () => {
    const before = async (server: TestServer) => {
      await addPolygon(server);
      const { orders } = server.sandbox.sandbox.context.state;
      for (const { orderId, items } of orders.all()) {
        orders.update(orderId, { items: items.filter(({ kind }) => kind === 'EYE') });
      }
    };
    await renderPage(CART_PAGE, { as: 'guest', before });
    const row = within(lines());
    expect(row.getByRole('button', { name: 'Add lenses to Polygon' })).toBeVisible();
    expect(row.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
