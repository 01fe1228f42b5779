import { CART } from '@sandbox/testing/carts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addBox, addPolygon, CART_PAGE, withPolygon } from '../../../../tests/support/cart-stories';
import { renderPage } from '../../../../tests/support/render-page';
import type { StoryServer } from '../../../../tests/support/story-server';

const lines = () => screen.getByRole('list', { name: 'In your cart' });
const line = (name: RegExp) =>
  within(within(lines()).getByRole('heading', { name }).closest('li') as HTMLElement);
const summary = () => screen.getByRole('region', { name: 'Order summary' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a cart with glasses', () => {
  it('shows what belongs together in one line, with the price of each part and the sum of the platform', async () => {
    await renderPage(CART_PAGE, withPolygon);
    expect(within(lines()).getAllByRole('heading')).toHaveLength(1);
    const polygon = line(/Polygon/);
    expect(polygon.getByRole('link', { name: /Polygon/ })).toHaveAttribute('href', '/lc-us/2017230701520');
    const parts = polygon.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(parts).toEqual(['$280.00', '$99.95', '$29.00']);
    expect(polygon.getByText('$408.95')).toBeVisible();
    expect(summary()).toHaveTextContent(/Items\$408\.95.*Shipping.*Total\$408\.95/);
  });

  it('changes the quantity of the whole pair, sends it once and shows the new sum', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    await user.click(button(/^One .*Polygon.* more$/));
    await waitFor(() => expect(summary()).toHaveTextContent('Total$817.90'));
    expect(screen.getByRole('spinbutton', { name: /Polygon/ })).toHaveValue(2);
    expect(server.callsTo('update_order_item')).toEqual([`PUT ${CART}/@self/update_order_item`]);
  });

  it('takes a typed quantity, and leaves the focus in its field', async () => {
    const { user } = await renderPage(CART_PAGE, withPolygon);
    const field = () => screen.getByRole('spinbutton', { name: /Polygon/ });
    await user.tripleClick(field());
    await user.keyboard('2{Enter}');
    await waitFor(() => expect(summary()).toHaveTextContent('Total$817.90'));
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('has no two buttons of one name, also with two pairs of one frame', async () => {
    const before = async (server: StoryServer) => {
      await addPolygon(server);
      await addPolygon(server);
    };
    await renderPage(CART_PAGE, { as: 'guest', before });
    const names = within(lines())
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(names).toHaveLength(6);
    expect(new Set(names).size).toBe(6);
    expect(button('Remove Polygon, line 2')).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Polygon, line 1' })).toBeVisible();
  });

  it('ignores a second press while a change is under way', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    const release = server.hold('update_order_item');
    await user.dblClick(button(/^One .*Polygon.* more$/));
    expect(lines()).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(summary()).toHaveTextContent('Total$817.90'));
    expect(server.callsTo('update_order_item')).toHaveLength(1);
  });

  it('keeps presses away until the cart that a change has made is there', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    const release = server.hold(`GET ${CART}/@self`);
    await user.click(button(/^One .*Polygon.* more$/));
    await waitFor(() => expect(server.callsTo('update_order_item')).toHaveLength(1));
    await user.click(button(/^One .*Polygon.* more$/));
    expect(lines()).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(summary()).toHaveTextContent('Total$817.90'));
    await user.click(button(/^One .*Polygon.* more$/));
    // 3 × 408.95
    await waitFor(() => expect(summary()).toHaveTextContent('Total$1,226.85'));
    expect(server.callsTo('update_order_item')).toHaveLength(2);
  });

  it('says that it may be out of date when it could not be read after a change, until it is', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    server.startScenario('cart-out-of-reach');
    await user.click(button(/^One .*Polygon.* more$/));
    expect(await screen.findByText('Your cart may be out of date')).toBeVisible();
    expect(summary()).toHaveTextContent('Total$408.95');
    expect(lines()).toHaveAttribute('aria-busy', 'false');
    server.startScenario('');
    await user.click(button('Try again'));
    await waitFor(() => expect(summary()).toHaveTextContent('Total$817.90'));
    expect(screen.queryByText('Your cart may be out of date')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('says that nobody knows of a change when neither it nor the cart had an answer', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    server.startScenario('cart-without-answers');
    await user.click(button(/^One .*Polygon.* more$/));
    expect(await screen.findByText(/cannot tell whether your last change was made/)).toBeVisible();
    expect(screen.queryByText('That change was not made')).not.toBeInTheDocument();
  });

  it('says why a change was not made, and keeps the cart', async () => {
    const { user } = await renderPage(CART_PAGE, { ...withPolygon, scenario: 'updateCartItem:systemError' });
    await user.click(button(/^One .*Polygon.* more$/));
    expect(await screen.findByText('That change was not made')).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: /Polygon/ })).toHaveValue(1);
    expect(summary()).toHaveTextContent('Total$408.95');
  });
});

describe('removing', () => {
  const removed = /Polygon.* was removed from your cart\./;
  const hasBeenSaid = () =>
    waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map((region) => region.textContent)
          .join(),
      ).toMatch(removed),
    );

  it('takes a pair as a whole, says so, tracks it and leaves the focus in the list', async () => {
    const before = async (server: StoryServer) => {
      await addPolygon(server);
      await addBox(server);
    };
    const { user, events } = await renderPage(CART_PAGE, { as: 'guest', before });
    expect(within(lines()).getAllByRole('heading')).toHaveLength(2);
    await user.click(button(/^Remove .*Polygon/));
    await hasBeenSaid();
    await waitFor(() => expect(within(lines()).getAllByRole('heading')).toHaveLength(1));
    await waitFor(() => expect(lines()).toHaveFocus());
    expect(events).toContainEqual({ name: 'remove_from_cart', upc: '2017230701520' });
  });

  it('leaves the focus in the page when it was the last line', async () => {
    const { user } = await renderPage(CART_PAGE, withPolygon);
    await user.click(button(/^Remove .*Polygon/));
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await hasBeenSaid();
    await waitFor(() =>
      expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it('that fails removes nothing and tracks nothing', async () => {
    const { user, events } = await renderPage(CART_PAGE, {
      ...withPolygon,
      scenario: 'deleteCartItem:systemError',
    });
    await user.click(button(/^Remove .*Polygon/));
    expect(await screen.findByText('That change was not made')).toBeVisible();
    expect(within(lines()).getAllByRole('heading')).toHaveLength(1);
    await waitFor(() => expect(button(/^Remove .*Polygon/)).toHaveFocus());
    expect(events).toEqual([]);
  });
});

it('a cart that an agent has locked says so and offers no change', async () => {
  const before = async (server: StoryServer) => {
    await addPolygon(server);
    await server.shopper.postJson(`${CART}/@self/assigned_promotion_code`, { promoCode: 'SEE10' });
    const { orders } = server.sandbox.sandbox.context.state;
    for (const { orderId } of orders.all()) orders.update(orderId, { locked: true });
  };
  const { user, server } = await renderPage(CART_PAGE, { as: 'guest', before });
  expect(screen.getByText('Your cart is being looked after')).toBeVisible();
  await user.click(button(/^One .*Polygon.* more$/));
  await user.click(button(/^Remove .*Polygon/));
  await user.click(button('Apply'));
  await user.click(button('Remove code SEE10'));
  expect(server.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});
