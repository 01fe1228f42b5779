import { CART } from '@sandbox/testing/carts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  addBox,
  addPolygon,
  addReaders,
  CART_PAGE,
  withPolygon,
} from '../../../../tests/support/cart-fixtures';
import { renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const lines = () => screen.findByRole('list', { name: 'In your cart' });
const summary = () => screen.getByRole('region', { name: 'Order summary' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const lastButton = async (name: RegExp) =>
  (await screen.findAllByRole('button', { name })).at(-1) as HTMLElement;

async function addTwoPairs(server: TestServer): Promise<void> {
  await addPolygon(server);
  const { body } = await server.shopper.get(`${CART}/@self`);
  const orderItem = body.orderItem.map(({ orderItemId }: { orderItemId: string }) => ({
    orderItemId,
    quantity: '2',
  }));
  await server.shopper.putJson(`${CART}/@self/update_order_item`, { orderItem });
}

const PRESCRIPTION = { rightSphere: '-2.25', leftSphere: '-2.00' };

async function addPrescribedPair(server: TestServer): Promise<void> {
  await addPolygon(server);
  const { body } = await server.shopper.get(`${CART}/@self`);
  const [{ orderItemId }] = body.orderItem;
  await server.shopper.postJson(
    `/wcs/resources/store/10851/rxc/prescription/insert/${orderItemId}`,
    PRESCRIPTION,
  );
}

describe('undoing a removal', () => {
  it('puts the whole line back, also into an empty cart', async () => {
    const { user } = await renderPage(CART_PAGE, { as: 'guest', before: addTwoPairs });
    expect(summary()).toHaveTextContent('Total$817.90');
    await user.click(await button('Remove Polygon'));
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await user.click(await button('Undo'));
    expect(await lines()).toBeVisible();
    await waitFor(() => expect(summary()).toHaveTextContent('Total$817.90'));
    expect(screen.getByRole('checkbox', { name: /One-year protection plan/ })).toBeChecked();
    expect(screen.getByText('Lenses: Single vision')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  });

  it('saves the prescription again, also after a double click on Remove', async () => {
    const { user, server } = await renderPage(CART_PAGE, { as: 'guest', before: addPrescribedPair });
    expect(screen.getByText('Prescription added')).toBeVisible();
    const release = server.holdResponses('byOrderItemId');
    await user.dblClick(await button('Remove Polygon'));
    expect(await lines()).toHaveAttribute('aria-busy', 'true');
    release();
    await button('Undo');
    expect(server.callsTo('delete_order_item')).toHaveLength(1);
    expect(screen.queryByText('That change was not made')).not.toBeInTheDocument();
    await user.click(await button('Undo'));
    expect(await screen.findByText('Prescription added')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    const { body } = await server.shopper.get(`${CART}/@self`);
    const saved = await server.shopper.get(
      `/wcs/resources/store/10851/rxc/prescription/byOrderItemId/${body.orderItem[0].orderItemId}`,
    );
    expect(saved.body.prescription).toMatchObject(PRESCRIPTION);
  });

  it('restores a box with its parameters', async () => {
    const before = async (server: TestServer) => {
      await addPolygon(server);
      await addBox(server);
    };
    const { user, server } = await renderPage(CART_PAGE, { as: 'guest', before });
    const cart = async () => (await server.shopper.get(`${CART}/@self`)).body.orderItem.at(-1);
    const { orderItemId: removedId, createDate: _, correlationGroup: __, ...removed } = await cart();
    await user.click(await lastButton(/^Remove/));
    await user.click(await button('Undo'));
    await waitFor(async () => expect(within(await lines()).getAllByRole('heading')).toHaveLength(2));
    const { orderItemId, ...restored } = await cart();
    expect(restored).toMatchObject(removed);
    expect(orderItemId).not.toBe(removedId);
  });

  it('is offered in the place of the line while there are others', async () => {
    const before = async (server: TestServer) => {
      await addPolygon(server);
      await addBox(server);
    };
    const { user } = await renderPage(CART_PAGE, { as: 'guest', before });
    await user.click(await button('Remove Polygon'));
    const undo = await button('Undo');
    const [first, second, ...others] = within(await lines()).getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(first).toContainElement(undo);
    await waitFor(() => expect(first).toHaveFocus());
    expect(within(second as HTMLElement).getByRole('heading')).toBeVisible();
  });

  it('says so when the line cannot be put back, and tries again', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    await user.click(await button('Remove Polygon'));
    await button('Undo');
    server.startScenario('addGlasses:outOfStock');
    await user.click(await button('Undo'));
    expect(await screen.findByText('Polygon could not be put back')).toBeVisible();
    expect(screen.getByText('This item is out of stock.')).toBeVisible();
    server.startScenario('');
    await user.click(await button('Try again'));
    expect(await lines()).toBeVisible();
  });

  it('is offered when the response to the removal was lost', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    server.startScenario('cart-response-lost');
    await user.click(await button('Remove Polygon'));
    expect(await screen.findByText('Polygon was removed from your cart.', { selector: 'p' })).toBeVisible();
    expect(screen.queryByText('That change was not made')).not.toBeInTheDocument();
    server.startScenario('');
    await user.click(await button('Undo'));
    expect(await lines()).toBeVisible();
  });

  it('puts it back once when the response is lost', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    await user.click(await button('Remove Polygon'));
    await button('Undo');
    server.startScenario('cart-response-lost');
    await user.click(await button('Undo'));
    expect(await lines()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    expect(screen.queryByText('Polygon could not be put back')).not.toBeInTheDocument();
    expect(server.callsTo('LCOrderItemAddGlassesCmd')).toHaveLength(1);
    await waitFor(() => expect(summary()).toHaveTextContent('Total$408.95'));
  });

  it('says so when the line is back without its quantity', async () => {
    const { user, server } = await renderPage(CART_PAGE, { as: 'guest', before: addTwoPairs });
    await user.click(await button('Remove Polygon'));
    await button('Undo');
    server.startScenario('updateCartItem:systemError');
    await user.click(await button('Undo'));
    expect(await screen.findByText('Polygon is back, but not with everything')).toBeVisible();
    expect(summary()).toHaveTextContent('Total$408.95');
  });
});

describe('a line that another tab has removed', () => {
  it('is named once the cart has been read again', async () => {
    const before = async (server: TestServer) => {
      await addPolygon(server);
      await addBox(server);
    };
    const { user, server } = await renderPage(CART_PAGE, { as: 'guest', before });
    const { body } = await server.shopper.get(`${CART}/@self`);
    await server.shopper.putJson(`${CART}/@self/delete_order_item`, {
      orderItemId: body.orderItem[0].orderItemId,
    });
    await user.click(await lastButton(/^One .* more$/));
    expect(await screen.findByText('Polygon is no longer in your cart')).toBeVisible();
    expect(within(await lines()).getAllByRole('listitem')).toHaveLength(1);
    await user.click(await button('Close this message'));
    expect(screen.queryByText('Polygon is no longer in your cart')).not.toBeInTheDocument();
  });

  it('is told from another pair of the same frame', async () => {
    const before = async (server: TestServer) => {
      await addPolygon(server);
      await addReaders(server);
    };
    const { user, server } = await renderPage(CART_PAGE, { as: 'guest', before });
    const { body } = await server.shopper.get(`${CART}/@self`);
    await server.shopper.putJson(`${CART}/@self/delete_order_item`, {
      orderItemId: body.orderItem[0].orderItemId,
    });
    await user.click(await lastButton(/^One .* more$/));
    expect(await screen.findByText(/^Polygon, Single vision.* is no longer in your cart$/)).toBeVisible();
  });

  it('is not named when this tab has removed it', async () => {
    const { user } = await renderPage(CART_PAGE, withPolygon);
    await user.click(await button('Remove Polygon'));
    await button('Undo');
    expect(screen.queryByText('Polygon is no longer in your cart')).not.toBeInTheDocument();
  });
});
