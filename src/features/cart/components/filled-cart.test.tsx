import { CART } from '@sandbox/testing/carts';
import { addContactLens, callDoctor, PATIENT, submit } from '@sandbox/testing/prescriptions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addBox, addPolygon, CART_PAGE, withPolygon } from '../../../../tests/support/cart-fixtures';
import { enter } from '../../../../tests/support/enter';
import { renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const lines = () => screen.getByRole('list', { name: 'In your cart' });
const line = (name: RegExp) =>
  within(within(lines()).getByRole('heading', { name }).closest('li') as HTMLElement);
const summary = () => screen.getByRole('region', { name: 'Order summary' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a cart with glasses', () => {
  it('groups frame, lenses and plan in one line item with their prices and the server’s total', async () => {
    await renderPage(CART_PAGE, withPolygon);
    expect(within(lines()).getAllByRole('heading')).toHaveLength(1);
    const polygon = line(/Polygon/);
    expect(polygon.getByRole('link', { name: /Polygon/ })).toHaveAttribute('href', '/lc-us/2017230701520');
    const prices = polygon.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(prices).toEqual(['$280.00', '$99.95']);
    expect(polygon.getByRole('checkbox', { name: /^One-year protection plan .*\$29\.00$/ })).toBeChecked();
    expect(polygon.getByText('$408.95')).toBeVisible();
    expect(summary()).toHaveTextContent(/Items\$408\.95.*Shipping.*Total\$408\.95/);
  });

  it('changes the quantity of the whole pair in one request, by a click or typed, and shows the new total', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    await user.click(button(/^One .*Polygon.* more$/));
    await waitFor(() => expect(summary()).toHaveTextContent('Total$817.90'));
    expect(screen.getByRole('spinbutton', { name: /Polygon/ })).toHaveValue('2');
    expect(server.callsTo('update_order_item')).toEqual([`PUT ${CART}/@self/update_order_item`]);
    const field = () => screen.getByRole('spinbutton', { name: /Polygon/ });
    await user.tripleClick(field());
    await user.keyboard('1{Enter}');
    await waitFor(() => expect(summary()).toHaveTextContent('Total$408.95'));
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('has unique button names, even with two pairs of one frame', async () => {
    const before = async (server: TestServer) => {
      await addPolygon(server);
      await addPolygon(server);
    };
    await renderPage(CART_PAGE, { as: 'guest', before });
    const names = within(lines())
      .getAllByRole('button')
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
    // Less, more, edit lenses, remove, add prescription, other plans.
    expect(names).toHaveLength(12);
    expect(new Set(names).size).toBe(12);
    expect(button('Remove Polygon, line 2')).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Polygon, line 1' })).toBeVisible();
  });

  it('adds up clicks while a change of the quantity is pending, and ignores other changes', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    const more = () => user.click(button(/^One .*Polygon.* more$/));
    const quantity = () => screen.getByRole('spinbutton', { name: /Polygon/ });
    const releaseChange = server.holdResponses('update_order_item');
    await more();
    await more();
    await user.click(button('Remove Polygon'));
    expect(lines()).toHaveAttribute('aria-busy', 'true');
    expect(quantity()).toHaveValue('3');
    const releaseCart = server.holdResponses(`GET ${CART}/@self`);
    releaseChange();
    await waitFor(() => expect(server.callsTo('update_order_item')).toHaveLength(1));
    await more();
    expect(quantity()).toHaveValue('4');
    releaseCart();
    // 4 × 408.95
    await waitFor(() => expect(summary()).toHaveTextContent('Total$1,635.80'));
    expect(server.callsTo('update_order_item')).toHaveLength(2);
    expect(server.callsTo('delete_order_item')).toEqual([]);
  });

  it('shows that it may be out of date until the cart has reloaded after a change', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    server.startScenario('cart-unavailable');
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

  it('shows that the result is unknown when neither the change nor the cart gets a response', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    server.startScenario('cart-no-response');
    await user.click(button(/^One .*Polygon.* more$/));
    expect(await screen.findByText(/cannot tell whether your last change was made/)).toBeVisible();
    expect(screen.queryByText('That change was not made')).not.toBeInTheDocument();
  });

  it('reads from the cart that a change was made whose response is lost', async () => {
    const { user } = await renderPage(CART_PAGE, { ...withPolygon, scenario: 'cart-response-lost' });
    const code = screen.getByRole('textbox', { name: 'Promotion code' });
    await user.type(code, 'see10{Enter}');
    expect(await screen.findByText('SEE10')).toBeVisible();
    await waitFor(() => expect(code).toHaveValue(''));
    await user.click(await screen.findByRole('button', { name: 'Remove code SEE10' }));
    await waitFor(() => expect(summary()).toHaveTextContent('Total$408.95'));
    await user.click(screen.getByRole('checkbox', { name: /protection plan/ }));
    await waitFor(() => expect(summary()).toHaveTextContent('Total$379.95'));
    await user.click(button(/^One .*Polygon.* more$/));
    await waitFor(() => expect(summary()).toHaveTextContent('Total$759.90'));
    expect(screen.queryByText('That change was not made')).not.toBeInTheDocument();
  });

  it('lists every part of a pair whose lens is gone', async () => {
    await renderPage(CART_PAGE, { ...withPolygon, scenario: 'cart-line-without-lens-id' });
    const item = screen.getByRole('heading', { name: 'Polygon' }).closest('li');
    expect(item).toHaveTextContent('$309.00');
    expect(item).toHaveTextContent('Frame$280.00Protection plan$29.00');
  });

  it('names the line whose change failed, at its quantity, and preserves the cart', async () => {
    const { user } = await renderPage(CART_PAGE, { ...withPolygon, scenario: 'updateCartItem:systemError' });
    await user.click(button(/^One .*Polygon.* more$/));
    const failure = await screen.findByText(/^The quantity of .*Polygon.* was not changed\./);
    const quantity = screen.getByRole('spinbutton', { name: /Polygon/ });
    expect(quantity).toHaveAccessibleDescription(failure.textContent ?? '');
    await waitFor(() => expect(quantity).toHaveValue('1'));
    expect(quantity).toBeInvalid();
    expect(screen.getAllByText(/not changed|not made/)).toHaveLength(1);
    expect(summary()).toHaveTextContent('Total$408.95');
  });

  it('says how many of a frame there can be', async () => {
    const { user } = await renderPage(CART_PAGE, withPolygon);
    const quantity = screen.getByRole('spinbutton', { name: /Polygon/ });
    await enter(user, quantity, '11');
    await user.keyboard('{Enter}');
    const failure = await screen.findByText(/^The quantity of .*Polygon.* was not changed\./);
    expect(failure).toHaveTextContent('You can have 10 of this item at most.');
  });
});

describe('a cart with contact lenses', () => {
  const addLens = ({ shopper, sandbox }: TestServer) =>
    addContactLens(shopper, sandbox.sandbox.context.catalog, 'LCON');

  it('has as many boxes as a line can hold, and says how many that are', async () => {
    const before = async (server: TestServer) => void (await addLens(server));
    const { user } = await renderPage(CART_PAGE, { as: 'guest', before });
    const quantity = screen.getByRole('spinbutton');
    await enter(user, quantity, '11');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Choose a quantity of .* from 1 to 10\.$/)).toBeVisible();
    await waitFor(() => expect(quantity).toHaveValue('10'));
  });

  it('leads to the prescription step with the item while the prescription is missing', async () => {
    let orderItemId = '';
    const before = async (server: TestServer) => {
      orderItemId = await addLens(server);
    };
    await renderPage(CART_PAGE, { as: 'guest', before });
    expect(within(lines()).getByText('Prescription needed')).toBeVisible();
    const link = within(lines()).getByRole('link', { name: /^Add prescription for / });
    const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
    expect(pathname).toBe('/lc-us/checkout/prescription');
    expect(searchParams.get('item')).toBe(orderItemId);
    expect(searchParams.get('nextStepUrl')).toMatch(/^\/AjaxOrderItemDisplayView\?/);
  });

  it('shows that it has one', async () => {
    const before = async (server: TestServer) => {
      await submit(server.shopper, await addLens(server), callDoctor(PATIENT));
    };
    await renderPage(CART_PAGE, { as: 'guest', before });
    expect(within(lines()).getByText('Prescription added')).toBeVisible();
    expect(within(lines()).queryByRole('link', { name: /^Add prescription/ })).not.toBeInTheDocument();
  });
});

describe('removing', () => {
  const removedMessage = /Polygon.* was removed from your cart\./;
  const expectAnnouncement = () =>
    waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map((region) => region.textContent)
          .join(),
      ).toMatch(removedMessage),
    );

  it('removes the whole pair, announces and tracks it, and keeps focus in the list', async () => {
    const before = async (server: TestServer) => {
      await addPolygon(server);
      await addBox(server);
    };
    const { user, events } = await renderPage(CART_PAGE, { as: 'guest', before });
    expect(within(lines()).getAllByRole('heading')).toHaveLength(2);
    await user.click(button(/^Remove .*Polygon/));
    await expectAnnouncement();
    await waitFor(() => expect(within(lines()).getAllByRole('heading')).toHaveLength(1));
    await waitFor(() => expect(lines()).toContainElement(document.activeElement as HTMLElement));
    expect(events).toContainEqual({ name: 'remove_from_cart', upc: '2017230701520' });
  });

  it('keeps focus in the page after the last line item', async () => {
    const { user } = await renderPage(CART_PAGE, withPolygon);
    await user.click(button(/^Remove .*Polygon/));
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await expectAnnouncement();
    await waitFor(() =>
      expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it('removes and tracks nothing on an error', async () => {
    const { user, events } = await renderPage(CART_PAGE, {
      ...withPolygon,
      scenario: 'deleteCartItem:systemError',
    });
    await user.click(button(/^Remove .*Polygon/));
    expect(await screen.findByText('That change was not made')).toBeVisible();
    expect(within(lines()).getAllByRole('heading')).toHaveLength(1);
    await waitFor(() => expect(button(/^Remove .*Polygon/)).toHaveFocus());
    // The view of the cart is tracked after a while.
    expect(events.filter(({ name }) => name !== 'cart_view')).toEqual([]);
  });
});

it('a cart locked by an agent shows a notice and allows no changes', async () => {
  const before = async (server: TestServer) => {
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
  expect(server.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});
