import { addGlassesTo, CART, prescriptionSku, someLens } from '@sandbox/testing/carts';
import { addBox, guestReadyToOrder, placeOrder, setAddress, setCard } from '@sandbox/testing/checkout';
import { commandOrder, DAY_MS, moveOrder, trackedOrder } from '@sandbox/testing/placed-orders';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { doubleClick } from '../../../../tests/support/double-click';
import { enter } from '../../../../tests/support/enter';
import { findDialog } from '../../../../tests/support/find-dialog';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import { type TestServer, testServer } from '../../../../tests/support/test-server';
import { Ordered } from '../testing/ordered';

/** The sandbox gives its first order this id. */
const TOO_MANY_TRIES = 'Too many tries. Try again in 15 minutes.';
const ORDER = '90210001';

type Status = Parameters<typeof moveOrder>[2];

/** Creates an order of a pair, placed by somebody else, and of two boxes of contact lenses. */
async function placed({ sandbox }: TestServer, status?: Status): Promise<void> {
  const owner = await guestReadyToOrder(sandbox);
  await addBox(sandbox, owner);
  await addBox(sandbox, owner);
  await setAddress(owner);
  await setCard(owner);
  expect((await placeOrder(owner)).body.orderId).toBe(ORDER);
  if (status) moveOrder(sandbox, ORDER, status);
}

async function renderActions(status?: Status, options: ComponentTestOptions = {}) {
  const test = await renderComponent(<Ordered orderId={ORDER} />, {
    catalogs: ['order-actions'],
    before: (server) => placed(server, status),
    ...options,
  });
  await screen.findByRole('heading', { name: 'Your options' });
  return test;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tracked = () => trackedOrder(testServer().sandbox.client(), ORDER);
const openDialog = async (
  user: Awaited<ReturnType<typeof renderActions>>['user'],
  opener: string,
  name: string,
) => {
  await user.click(button(opener));
  return within(await findDialog(name));
};

describe('the receipt', () => {
  const receipt = () => screen.queryByRole('link', { name: 'View receipt' });

  it('is for the shopper who placed the order', async () => {
    await renderActions(undefined, {
      as: 'guest',
      before: async ({ sandbox, shopper }) => {
        await addBox(sandbox, shopper);
        await setAddress(shopper);
        await setCard(shopper);
        await placeOrder(shopper);
      },
    });
    expect(receipt()).toHaveAttribute('href', `/lc-us/checkout/confirmation?orderId=${ORDER}`);
  });

  it('is not for others who know the order', { tags: 'full-run' }, async () => {
    await renderActions();
    expect(receipt()).toBeNull();
  });
});

describe('a cancellation', () => {
  it('is confirmed, happens once, and says what is released', async () => {
    const { user, server } = await renderActions();
    const dialog = await openDialog(user, 'Cancel order', `Cancel order ${ORDER}?`);
    const { x_grandTotal } = await tracked();
    const total = `$${Number(x_grandTotal).toFixed(2)}`;
    expect(screen.getByRole('dialog')).toHaveTextContent(`The ${total} reserved on your card is released.`);
    expect(server.callsTo('/cancel')).toEqual([]);
    await doubleClick({ user, server }, dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('Your order is canceled')).toBeVisible();
    expect(screen.getByText(new RegExp(`We released \\${total} on your card`))).toBeVisible();
    expect(server.callsTo('/cancel')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your options' })).toHaveFocus());
    expect((await tracked()).orderStatus).toBe('X');
  });

  it('can be called off', { tags: 'full-run' }, async () => {
    const { user, server } = await renderActions();
    const dialog = await openDialog(user, 'Cancel order', `Cancel order ${ORDER}?`);
    await user.click(dialog.getByRole('button', { name: 'Continue with the order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo('/cancel')).toEqual([]);
    expect((await tracked()).x_cancelable).toBe(true);
  });

  it('is sent again after an unclear outcome, and canceled once', async () => {
    const { user, server } = await renderActions();
    server.startScenario('cancelOrder:tooManyTries');
    const dialog = await openDialog(user, 'Cancel order', `Cancel order ${ORDER}?`);
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(await dialog.findByText(TOO_MANY_TRIES)).toBeVisible();
    server.startScenario('cancel-response-lost');
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(await dialog.findByText('We did not hear back about the cancellation.')).toBeVisible();
    const history = (await tracked()).orderItem[0].x_statusHistory;
    server.startScenario('');
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('Your order is canceled')).toBeVisible();
    expect((await tracked()).orderItem[0].x_statusHistory).toEqual(history);
  });

  it('that comes after the parcel has left says so, and offers the return', async () => {
    const { user, server } = await renderActions();
    const dialog = await openDialog(user, 'Cancel order', `Cancel order ${ORDER}?`);
    moveOrder(server.sandbox, ORDER, 'S');
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('This order can no longer be canceled')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Return items' })).toBeVisible();
  });
});

describe('a return', () => {
  it('needs a line, a reason, and unopened boxes; shows the refund, then number and label', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, server } = await renderActions('D');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    const dialog = await openDialog(user, 'Return items', 'Return items');
    const send = dialog.getByRole('button', { name: 'Request return' });
    await user.click(send);
    expect(await dialog.findByText('Choose what you want to return')).toBeVisible();
    const [pair, boxes] = dialog.getAllByRole('checkbox');
    await waitFor(() => expect(pair).toHaveFocus());
    if (!pair || !boxes) throw new Error('Both lines can be chosen.');
    await user.click(boxes);
    expect(dialog.queryByText('Choose what you want to return')).not.toBeInTheDocument();
    await user.click(pair);
    await user.click(send);
    const reasons = await waitFor(() => {
      const found = dialog.getAllByLabelText('Reason');
      expect(found[0]).toHaveAccessibleDescription('Choose a reason');
      return found;
    });
    await waitFor(() => expect(reasons[0]).toHaveFocus());
    await user.selectOptions(reasons[0] as HTMLElement, 'I do not see well with it');
    expect(dialog.getByRole('link')).toHaveAttribute('href', 'tel:+18005550142');
    await user.selectOptions(reasons[0] as HTMLElement, 'It does not fit');
    expect(dialog.queryByRole('link')).toBeNull();
    await user.selectOptions(reasons[1] as HTMLElement, 'I do not need it anymore');
    const ofBoxes = () => boxes.closest('label')?.textContent;
    const [, ofBoth] = /Refund: \$([\d.]+)/.exec(ofBoxes() ?? '') ?? [];
    await user.selectOptions(dialog.getByLabelText('How many'), '1');
    expect(ofBoxes()).toContain(`Refund: $${(Number(ofBoth) / 2).toFixed(2)}`);
    await user.click(send);
    expect(await dialog.findByText('We can only take back unopened boxes')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'The boxes are unopened' }));
    await enter(user, dialog.getByLabelText(/Anything else/), 'Too wide.');
    expect(server.callsTo('/return')).toEqual([]);

    const { orderItem } = await tracked();
    const [frame, , lenses] = orderItem;
    const cents =
      Math.round(Number(frame.x_returnable.refund) * 100) +
      Math.round(Number(lenses.x_returnable.refund) * 50);
    const refund = `$${(cents / 100).toFixed(2)}`;
    expect(screen.getByRole('dialog')).toHaveTextContent(`Estimated refund${refund}`);
    await doubleClick({ user, server }, send);

    const label = within(await findDialog('Return 60010001'));
    expect(server.callsTo('/return')).toHaveLength(1);
    expect(screen.getByText('Your return 60010001 is requested.')).toBeInTheDocument();
    expect(label.getByRole('region', { name: 'Return label' })).toHaveTextContent('Mason, OH 45040');
    const slip = within(label.getByRole('region', { name: 'Packing slip' }));
    expect(slip.getAllByRole('row')).toHaveLength(3);
    expect(slip.getByText(`Estimated refund: ${refund}`, { exact: false })).toBeVisible();
    await user.click(label.getByRole('button', { name: 'Print label and packing slip' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(label.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

    const returns = await screen.findByRole('list', { name: 'Returns' });
    expect(returns).toHaveTextContent('Return 60010001: requested');
    expect(returns).toHaveTextContent(
      `Hand the parcel over by June 29, 2026. We pay ${refund} back once we have it.`,
    );
    expect(returns).toHaveTextContent(/; 1 × .*, right eye/);
    await user.click(button('Print label of return 60010001'));
    const again = within(await findDialog('Return 60010001'));
    await user.click(again.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);

    const rest = await openDialog(user, 'Return items', 'Return items');
    expect(rest.getByRole('checkbox', { name: /right eye/ })).toBeChecked();
    expect(rest.queryByLabelText('How many')).toBeNull();
  });

  it('says of each line until when it can be returned', async () => {
    const { user } = await renderActions(undefined, {
      before: async (server) => {
        await placed(server);
        const [frame, , boxes] = (await tracked()).orderItem;
        moveOrder(server.sandbox, ORDER, 'D', [boxes.orderItemId]);
        server.sandbox.advanceClock(5 * DAY_MS);
        moveOrder(server.sandbox, ORDER, 'D', [frame.orderItemId]);
      },
    });
    expect(
      screen.getByText(
        'Not right? You can return items until July 20, 2026, and some only until July 15, 2026.',
      ),
    ).toBeVisible();
    const dialog = await openDialog(user, 'Return items', 'Return items');
    const [pair, boxes] = dialog.getAllByRole('checkbox');
    expect(pair).toHaveAccessibleName(/You can return it until July\s20,\s2026$/);
    expect(boxes).toHaveAccessibleName(/You can return it until July\s15,\s2026$/);
  });

  it('says at its line what the shop does not take back, and leaves what was typed', {
    tags: 'full-run',
  }, async () => {
    const { user, server } = await renderActions('D');
    const dialog = await openDialog(user, 'Return items', 'Return items');
    await user.click(dialog.getAllByRole('checkbox')[0] as HTMLElement);
    await user.selectOptions(dialog.getByLabelText('Reason'), 'It arrived damaged');
    await enter(user, dialog.getByLabelText(/Anything else/), 'A scratch.');
    const [frame] = (await tracked()).orderItem;
    await commandOrder(server.sandbox.client(), ORDER, 'return', {
      orderItem: [{ orderItemId: frame.orderItemId, quantity: '1', reason: 'FIT' }],
    });
    await user.click(dialog.getByRole('button', { name: 'Request return' }));
    expect(await dialog.findByText('This item is already being returned.')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('checkbox')[0]).toHaveFocus());
    expect(dialog.getByLabelText('Reason')).toHaveDisplayValue('It arrived damaged');
    expect(dialog.getByLabelText(/Anything else/)).toHaveValue('A scratch.');
  });

  it('tells pairs of the same frame by their lenses', { tags: 'full-run' }, async () => {
    const { user } = await renderActions(undefined, {
      before: async (server) => {
        const { sandbox } = server;
        const owner = await guestReadyToOrder(sandbox);
        const sku = prescriptionSku(sandbox.sandbox.context.catalog);
        await addGlassesTo(owner, sku, { lens: someLens(sku, 'progressive') });
        expect((await placeOrder(owner)).body.orderId).toBe(ORDER);
        moveOrder(sandbox, ORDER, 'D');
        const { orderItem } = await trackedOrder(sandbox.client(), ORDER);
        const [first, , second] = orderItem.map(({ orderItemId }: { orderItemId: string }) => orderItemId);
        const lines = [first, second].map((orderItemId) => ({ orderItemId, quantity: '1', reason: 'FIT' }));
        await commandOrder(sandbox.client(), ORDER, 'return', { orderItem: lines });
      },
    });
    const returns = await screen.findByRole('list', { name: 'Returns' });
    expect(returns).toHaveTextContent(/Abbott, Single vision, .*; Abbott, Progressive, /);
    await user.click(button('Print label of return 60010001'));
    const slip = within(await screen.findByRole('region', { name: 'Packing slip' }));
    expect(slip.getByRole('cell', { name: /^Abbott, Single vision, / })).toBeVisible();
    expect(slip.getByRole('cell', { name: /^Abbott, Progressive, / })).toBeVisible();
  });

  it('is created once although its response is lost', { tags: 'full-run' }, async () => {
    const { user, server } = await renderActions('S');
    server.startScenario('createReturn:tooManyTries');
    const dialog = await openDialog(user, 'Return items', 'Return items');
    await user.click(dialog.getAllByRole('checkbox')[0] as HTMLElement);
    await user.selectOptions(dialog.getByLabelText('Reason'), 'It does not fit');
    await user.click(dialog.getByRole('button', { name: 'Request return' }));
    expect(await dialog.findByText(TOO_MANY_TRIES)).toBeVisible();
    server.startScenario('return-response-lost');
    await user.click(dialog.getByRole('button', { name: 'Request return' }));
    expect(await dialog.findByText('We did not hear back about your return.')).toBeVisible();
    server.startScenario('');
    await user.click(dialog.getByRole('button', { name: 'Request return' }));
    expect(await findDialog('Return 60010001')).toBeVisible();
    expect((await tracked()).x_returns).toHaveLength(1);
  });
});

describe('a reorder', () => {
  const cartOf = async ({ shopper }: TestServer) => (await shopper.get(`${CART}/@self`)).body.orderItem ?? [];

  it('fills the cart of the shopper who tracks the order, and says what is required later', async () => {
    const { user, server } = await renderActions('D');
    await doubleClick({ user, server }, button('Order again'));
    expect(await screen.findByText('2 items are in your cart')).toBeVisible();
    expect(screen.getByText(/We ask for your prescription at checkout/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your cart' })).toHaveAttribute(
      'href',
      expect.stringContaining('/AjaxOrderItemDisplayView'),
    );
    expect(await cartOf(server)).toHaveLength(3);
  });

  it('adds once although its response is lost', { tags: 'full-run' }, async () => {
    const { user, server } = await renderActions('D', { as: 'guest', scenario: 'reorderItems:tooManyTries' });
    await user.click(button('Order again'));
    expect(await screen.findByText(TOO_MANY_TRIES)).toBeVisible();
    server.startScenario('reorder-response-lost');
    await user.click(button('Order again'));
    expect(await screen.findByText('We did not hear back about your cart')).toBeVisible();
    server.startScenario('');
    await user.click(button('Order again'));
    expect(await screen.findByText('2 items are in your cart')).toBeVisible();
    expect(await cartOf(server)).toHaveLength(3);
  });

  it('says what came of it', async () => {
    const { user, server } = await renderActions('D', { as: 'guest' });
    const outcomes = {
      partlyAvailable: [
        '1 item is in your cart',
        'The lenses of Round Birch are no longer sold for this frame. Choose new ones on its page.',
        'Square Cedar is sold out.',
      ],
      accountPrescription: [
        'The prescription of this order has expired, so we took the current one from your account.',
      ],
      prescriptionExpired: [
        'The prescription of this order has expired. We ask for your new one at checkout.',
      ],
      noneAvailable: ['Nothing could be added to your cart', 'Oval Alder is sold out.'],
      orderLocked: ['Your cart is locked by our customer service'],
      orderNotFound: ['This order was not found anymore'],
    };
    for (const [example, texts] of Object.entries(outcomes)) {
      server.startScenario(`reorderItems:${example}`);
      await user.click(button('Order again'));
      for (const text of texts) expect(await screen.findByText(text), example).toBeVisible();
    }
  });
});
