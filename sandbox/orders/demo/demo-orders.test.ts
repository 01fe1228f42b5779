import { describe, expect, it } from 'vitest';
import { sentEmails } from '../../control/sent-emails';
import { resetState } from '../../reset-state';
import type { Order } from '../../state/order';
import { logOn } from '../../testing/shoppers';
import { PINNED_NOW, testSandbox } from '../../testing/test-sandbox';
import { DEMO_CASES } from './demo-cases';
import { insertDemoOrders } from './insert-demo-orders';

const test = testSandbox({ demoOrders: true });
const { context } = test.sandbox;
const orders = context.state.orders.all();

/** Returns a demo order of the US store as anyone sees it: the member's, where there is one. */
async function tracked(name: string) {
  const order = orders.find(({ demoName }) => demoName === name);
  if (!order) throw new Error(`There is no demo order ${name}.`);
  const { body } = await test.client().get(trackingPath(order));
  const ids = body.orderItem.map(({ orderItemId }: { orderItemId: string }) => orderItemId);
  const dates = await test
    .client()
    .get(`/wcs/resources/store/${order.storeId}/orderitemEDDInfo/saved?orderItems=${ids.join(',')}`);
  return { order: body, dates: Object.keys(dates.body).length };
}

function trackingPath({ orderId, storeId, shipping }: Order): string {
  const email = encodeURIComponent(shipping?.address?.email ?? '');
  return `/wcs/resources/store/${storeId}/ordercst/guest/${orderId}?email=${email}`;
}

it('exist in both stores, for members and guests', () => {
  const people = new Set(orders.map(({ storeId, shipping }) => `${storeId} ${shipping?.address?.email}`));
  expect([...people]).toEqual([
    '10851 ada.marsh@example.com',
    '10851 june.okoye@example.com',
    '10852 camille.gagnon@example.com',
    '10852 marc.tremblay@example.com',
  ]);
  for (const storeId of ['10851', '10852'])
    expect(
      new Set(orders.filter((order) => order.storeId === storeId).map(({ demoName }) => demoName)),
    ).toEqual(new Set(DEMO_CASES.map(({ name }) => name)));
});

it.each<[string, statuses: string, field2: boolean[], dates: number]>([
  ['by-time', 'EYE M, LENS M', [true, true], 2],
  ['pending-prescription', 'EYE E, LENS E', [false, false], 0],
  ['prescription-received', 'EYE E, LENS E', [true, true], 2],
  ['contact-lenses-pending', 'RCON E, LCON E', [false, false], 0],
  ['contact-lenses-received', 'RCON E, LCON E', [true, true], 2],
  ['frame-only', 'EYE E', [false], 1],
  ['picture', 'EYE M, LENS M', [true, true], 2],
  ['released', 'EYE R, LENS R', [true, true], 2],
  ['shipped', 'EYE S, LENS S', [true, true], 2],
  ['shipped-by-call', 'EYE S, LENS S', [true, true], 2],
  ['shipped-unknown', 'EYE S, LENS S', [true, true], 0],
  ['ready-for-pickup', 'EYE U, LENS U', [true, true], 2],
  ['completed', 'EYE D, LENS D', [true, true], 2],
  ['canceled', 'EYE X, LENS X', [true, true], 0],
  ['returned', 'EYE Z, LENS Z', [true, true], 0],
  ['contact-lenses-completed', 'RCON D, LCON D', [true, true], 2],
  [
    'mixed',
    'EYE S, LENS S, EYE E, LENS E, EYE D, RCON U, LCON D',
    [true, true, false, false, false, true, true],
    5,
  ],
])('"%s" has the items %s', async (name, statuses, field2, dates) => {
  const demo = await tracked(name);
  const items: { comments: string; orderItemStatus: string; xitem_field2: string }[] = demo.order.orderItem;
  expect(items.map(({ comments, orderItemStatus }) => `${comments} ${orderItemStatus}`).join(', ')).toBe(
    statuses,
  );
  expect(items.map(({ xitem_field2 }) => xitem_field2 !== '')).toEqual(field2);
  expect(demo.dates).toBe(dates);
});

it('have a total that their parts make up', async () => {
  for (const { name } of DEMO_CASES) {
    const { order } = await tracked(name);
    const prices = [...order.orderItem, ...(order.x_protectionPlans ?? [])].map(
      (item) => item.orderItemPrice,
    );
    const parts = [...prices, order.x_totalAdjustment, order.x_totalShippingCharge, order.x_totalSalesTax];
    const sum = parts.reduce((cents, amount) => cents + Math.round(Number(amount) * 100), 0);
    expect(sum, name).toBe(Math.round(Number(order.x_grandTotal) * 100));
  }
});

describe('the carrier', () => {
  it.each([
    ['shipped', true, true],
    ['shipped-by-call', false, true],
    ['shipped-unknown', false, false],
    ['canceled', false, false],
  ])('of "%s" is linked: by the order %s, by the call %s', async (name, byOrder, byCall) => {
    const [item] = (await tracked(name)).order.orderItem;
    expect(item.trackingURL !== null).toBe(byOrder);
    const { body } = await test
      .client()
      .get(`/wcs/resources/store/10851/delivery/${item.orderItemId}/carrierUrl`);
    expect(body.carrierUrl !== '').toBe(byCall);
  });
});

it('can be canceled and returned as their status says', async () => {
  const what = async (name: string) => {
    const { x_cancelable, x_returnableUntil, x_protectionPlans } = (await tracked(name)).order;
    return [x_cancelable, x_returnableUntil, x_protectionPlans?.length ?? 0];
  };
  expect(await what('released')).toEqual([true, undefined, 0]);
  // Delivered a day before the pinned 2026-06-15.
  expect(await what('completed')).toEqual([false, '2026-07-14', 1]);
  expect(await what('completed-long-ago')).toEqual([false, undefined, 0]);
  expect(await what('canceled')).toEqual([false, undefined, 0]);
});

it('of a member are in the history, and show a picture to their owner', async () => {
  const ada = test.client();
  await logOn(ada, 'ada.marsh');
  const { body } = await ada.get('/wcs/resources/store/10851/order/@history');
  expect(body).toMatchObject({ recordSetTotal: String(DEMO_CASES.length), recordSetCount: '10' });
  const dates = body.Order.map(({ placedDate }: { placedDate: string }) => placedDate);
  expect(dates).toEqual([...dates].sort().reverse());
  const order = orders.find(({ demoName }) => demoName === 'picture');
  const own = order && (await ada.get(trackingPath(order))).body;
  const [{ prescriptionFileName }] = own.orderItem;
  const picture = await ada.get(
    `/wcs/resources/store/10851/provideprescription/download/${own.userId}/${prescriptionFileName}`,
  );
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
});

it('were confirmed before the data began; what happens later sends an email', () => {
  const sandbox = testSandbox({ demoOrders: true });
  const emails = () => sentEmails(sandbox.sandbox.context);
  expect(emails()).toEqual([]);
  sandbox.advanceClock(20 * 24 * 60 * 60 * 1000);
  const shipped = emails();
  expect(shipped.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
    expect.stringMatching(/^ada\.marsh@example\.com Your order \d+ is on its way$/),
    expect.stringMatching(/^june\.okoye@example\.com Your order \d+ is on its way$/),
    expect.stringMatching(/^camille\.gagnon@example\.com Votre commande \d+ est en route$/),
    expect.stringMatching(/^marc\.tremblay@example\.com Your order \d+ is on its way$/),
  ]);
  expect(shipped[0]?.text?.[0]).toBe('We shipped:');
  expect(shipped[0]?.text?.at(-1)).toMatch(/^Tracking number: MC\d+$/);
});

it('exist once, and again after a reset', () => {
  const { sandbox } = testSandbox({ demoOrders: true });
  const { state } = sandbox.context;
  insertDemoOrders(sandbox.context);
  expect(state.orders.count()).toBe(orders.length);
  for (const { orderId } of state.orders.all()) state.orders.remove(orderId);
  resetState(sandbox.context);
  expect(state.orders.count()).toBe(orders.length);
  expect(state.orders.all().every(({ createdAt }) => createdAt === PINNED_NOW.getTime())).toBe(true);
});
