import { insertDemoOrders } from '@sandbox/orders/demo/insert-demo-orders';
import { commandOrder, trackedOrder } from '@sandbox/testing/placed-orders';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { trackedRequest } from '@/lib/orders/tracking-request';
import { button } from '../../../../tests/support/checkout-steps';
import { enter } from '../../../../tests/support/enter';
import { findDialog } from '../../../../tests/support/find-dialog';
import {
  type ComponentTest,
  type ComponentTestOptions,
  renderComponent,
  renderPage,
} from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';
import { TrackOrder } from './track-order';

const ADA = 'ada.marsh@example.com';

const withDemoOrders = async ({ sandbox }: TestServer) => insertDemoOrders(sandbox.sandbox.context);
const openTracking = (options: ComponentTestOptions = {}) =>
  renderPage('/lc-us/track-order', { before: withDemoOrders, ...options });

/** Returns the id of Ada's demo order of this case. */
function idOf({ server }: Pick<ComponentTest, 'server'>, demoName: string): string {
  const order = server.sandbox.sandbox.context.state.orders
    .all()
    .find((candidate) => candidate.demoName === demoName && candidate.shipping?.address?.email === ADA);
  return order?.orderId ?? '';
}

/** Tracks a demo order; returns its items. */
async function track(user: UserEvent, orderId: string): Promise<HTMLElement[]> {
  const form = within(screen.getByRole('form', { name: 'Order tracking' }));
  await enter(user, form.getByLabelText('Order number'), orderId);
  await enter(user, form.getByLabelText('Email address'), ADA);
  await user.click(button('Track order'));
  const order = within(await screen.findByRole('region', { name: `Order ${orderId}` }));
  // Names, dates and carriers have loaded.
  await waitFor(() => expect(document.querySelector('ul .skeleton')).toBeNull());
  return within(order.getByRole('list', { name: 'Items' }))
    .getAllByRole('listitem')
    .filter(isItem);
}

const isItem = (element: HTMLElement) => within(element).queryByRole('heading') !== null;
const stepsOf = (item: HTMLElement) =>
  within(item)
    .queryAllByRole('listitem')
    .map((step) => (step.getAttribute('aria-current') ? '*' : '') + step.firstChild?.textContent);

afterEach(() => trackedRequest.set(undefined));

const SHIPMENT = (current: number) =>
  ['Ordered', 'In process', 'Shipped', 'Delivered'].map((step, index) =>
    index === current ? `*${step}` : step,
  );

it('says of each item where it is, what comes next and when it arrives', async () => {
  const componentTest = await openTracking();
  const rows: [demoName: string, status: string, next: RegExp, steps: string[], hasDate: boolean][] = [
    ['pending-prescription', 'Pending prescription', /We need your prescription/, SHIPMENT(0), false],
    ['prescription-received', 'In process', /making your lenses/, SHIPMENT(1), true],
    ['contact-lenses-pending', 'Pending prescription', /We need your prescription/, SHIPMENT(0), false],
    ['contact-lenses-received', 'In process', /packing your contact lenses/, SHIPMENT(1), true],
    ['frame-only', 'In process', /packing your frame/, SHIPMENT(1), false],
    ['released', 'In process', /making your lenses/, SHIPMENT(1), true],
    ['shipped', 'Shipped', /with the carrier/, SHIPMENT(2), true],
    [
      'ready-for-pickup',
      'Ready for pickup',
      /waiting for you at .+, \w+, [A-Z]{2}\. Bring your order number/,
      ['Ordered', 'In process', '*Ready for pickup', 'Picked up'],
      false,
    ],
    ['completed', 'Completed', /You have it/, SHIPMENT(3), false],
    ['canceled', 'Canceled', /will not be sent/, [], false],
    ['returned', 'Returned', /refund/, [], false],
  ];
  for (const [demoName, status, next, steps, hasDate] of rows) {
    const [item] = await track(componentTest.user, idOf(componentTest, demoName));
    if (!item) throw new Error(`${demoName} has no item.`);
    const row = within(item);
    expect(row.getAllByText(status)[0], demoName).toBeVisible();
    expect(row.getByText(next), demoName).toBeVisible();
    expect(stepsOf(item), demoName).toEqual(steps);
    expect(row.queryByText(/^Estimated delivery: [A-Z][a-z]{2} \d/) !== null, demoName).toBe(hasDate);
    await componentTest.user.click(button('Track another order'));
  }
});

it('leads to the store where an item waits', async () => {
  const componentTest = await openTracking();
  await track(componentTest.user, idOf(componentTest, 'ready-for-pickup'));
  expect(screen.getByRole('link', { name: 'Hours and directions' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/lc-us\/stores\/\d{4}$/),
  );
});

it('says of an item that goes back what is left to do', async () => {
  const componentTest = await openTracking();
  const orderId = idOf(componentTest, 'completed');
  const { shopper } = componentTest.server;
  const [frame] = (await trackedOrder(shopper, orderId, ADA)).orderItem;
  const orderItem = [{ orderItemId: frame.orderItemId, quantity: '1', reason: 'FIT' }];
  expect((await commandOrder(shopper, orderId, 'return', { email: ADA, orderItem })).status).toBe(201);
  const [item] = await track(componentTest.user, orderId);
  expect(item).toHaveTextContent(/CompletedReturn requestedSend it back with the label of the return/);
  expect(item).not.toHaveTextContent(/nothing left to do/);
});

it('shows each frame with its lens and plan, and each eye by itself', async () => {
  const componentTest = await openTracking();
  const items = await track(componentTest.user, idOf(componentTest, 'mixed'));
  expect(items).toHaveLength(5);
  const [shipped] = items.map((item) => within(item));
  expect(shipped?.getByText(/^Lenses: /)).toBeVisible();
  expect(shipped?.getByText('One-year protection plan')).toBeVisible();
  expect(items.map((item) => /Right eye|Left eye/.exec(item.textContent)?.[0])).toEqual([
    undefined,
    undefined,
    undefined,
    'Right eye',
    'Left eye',
  ]);
  // Expects the size of the box.
  expect(items.at(-1)).toHaveTextContent(/^Dewlin One 30/);
  // One call for each item, one for each model, one for all dates.
  expect(componentTest.server.callsTo('orderitemEDDInfo')).toHaveLength(1);
});

it('names the links of both eyes apart', async () => {
  const componentTest = await openTracking();
  await track(componentTest.user, idOf(componentTest, 'contact-lenses-pending'));
  const names = screen
    .getAllByRole('link', { name: /^Add your prescription/ })
    .map((link) => link.textContent);
  expect(new Set(names).size).toBe(names.length);
  expect(names.join()).toMatch(/Right eye.*Left eye/);
});

it('links the carrier in a new tab, if it has a page', async () => {
  const componentTest = await openTracking();
  for (const [demoName, calls] of Object.entries({ shipped: 0, 'shipped-by-call': 1 })) {
    await track(componentTest.user, idOf(componentTest, demoName));
    const link = screen.getByRole('link', { name: /^Follow the delivery/ });
    expect(link, demoName).toHaveAttribute(
      'href',
      expect.stringMatching(/\/sandbox\/carrier\?number=MC\d+$/),
    );
    expect(link, demoName).toHaveAttribute('target', '_blank');
    expect(link, demoName).toHaveAttribute('rel', 'noreferrer');
    expect(componentTest.server.callsTo('carrierUrl'), demoName).toHaveLength(calls);
    await componentTest.user.click(button('Track another order'));
  }
  await track(componentTest.user, idOf(componentTest, 'shipped-unknown'));
  expect(screen.getByText('The carrier has no page for this item.')).toBeVisible();
  expect(screen.getByText('The delivery date is not known yet.')).toBeVisible();
});

describe('without', () => {
  const openWithout = async (scenario: string) => {
    const componentTest = await openTracking();
    componentTest.server.startScenario(scenario);
    const [item] = await track(componentTest.user, idOf(componentTest, 'shipped'));
    return within(item as HTMLElement);
  };

  it('the catalog, items have the names of the order', async () => {
    const item = await openWithout('getProductByPartNumber:systemError');
    expect(item.getByRole('heading', { level: 3 })).toHaveTextContent(/\w/);
    expect(item.queryByRole('link', { name: /^(?!Follow)/ })).not.toBeInTheDocument();
    expect(item.getByText(/^Estimated delivery/)).toBeVisible();
  });

  it('delivery dates, the status is still known', async () => {
    const item = await openWithout('getDeliveryDates:systemError');
    expect(item.getByText('The delivery date is not known yet.')).toBeVisible();
    expect(item.getByText('It is with the carrier, on its way to you.')).toBeVisible();
  });
});

it('has no delivery dates where the shop offers none', async () => {
  const { user, server } = await renderComponent(
    <TrackOrder offersDeliveryDates={false} renderPicture={() => null} />,
    { catalogs: ['app', 'order-tracking'], before: withDemoOrders },
  );
  const [item] = await track(user, idOf({ server }, 'shipped'));
  expect(item).toHaveTextContent('It is with the carrier, on its way to you.');
  expect(item).not.toHaveTextContent(/delivery date|Estimated delivery/);
  expect(server.callsTo('orderitemEDDInfo')).toEqual([]);
});

describe('the picture of a prescription', () => {
  it('is shown to the shopper who placed the order', async () => {
    const componentTest = await openTracking({ as: 'ada.marsh' });
    const { user, server } = componentTest;
    await track(user, idOf(componentTest, 'picture'));
    await user.click(button(/^View your prescription/));
    const dialog = within(await findDialog('Your prescription'));
    expect(await dialog.findByRole('img', { name: 'The prescription that you sent' })).toBeVisible();
    expect(server.callsTo('/provideprescription/download/')).toHaveLength(1);
  });

  it('is tracked as an error when it does not load', async () => {
    const componentTest = await openTracking({ as: 'ada.marsh' });
    const { user, server, events } = componentTest;
    await track(user, idOf(componentTest, 'picture'));
    server.startScenario('downloadPrescription:unknownFile');
    await user.click(button(/^View your prescription/));
    const dialog = within(await findDialog('Your prescription'));
    expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(events).toContainEqual(
      expect.objectContaining({ message: 'Unable to load prescription details' }),
    );
  });

  it('is not offered to anyone else', async () => {
    const componentTest = await openTracking({ as: 'guest' });
    await track(componentTest.user, idOf(componentTest, 'picture'));
    expect(screen.queryByRole('button', { name: /^View your prescription/ })).not.toBeInTheDocument();
  });
});

it('has a total that its lines make up', async () => {
  const componentTest = await openTracking();
  await track(componentTest.user, idOf(componentTest, 'shipped'));
  const amounts = screen
    .getAllByRole('definition')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.includes('$'))
    .map((text) => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100) * (/[-−]/.test(text) ? -1 : 1));
  const total = amounts.at(-1);
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(total);
  expect(screen.getByText('Discounts')).toBeVisible();
});
