import { expect, it } from 'vitest';
import { keysOf } from '@/domain/data/keys-of';
import type { SandboxContext } from '../../sandbox-context';
import { stateSchema } from '../../state/state';
import { CART } from '../../testing/carts';
import { addBox, errorOf, ohioAddress, placeOrder, setAddress, setCard } from '../../testing/checkout';
import { DOCTOR, PATIENT, submit, uploadedFile } from '../../testing/prescriptions';
import { demoShopper, logOn, userIdOf } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';
import { frameColors, saveFrames } from '../../testing/wishlists';

const PERSON = '/wcs/resources/store/10851/person/@self';
const { password: logonPassword } = demoShopper('ada.marsh');

/** Creates a member with something of every kind, a placed order and a new cart. */
async function member(name = 'ada.marsh') {
  const test = testSandbox();
  const shopper = test.client();
  await logOn(shopper, name);
  const userId = String(await userIdOf(shopper));
  await saveFrames(
    shopper,
    frameColors(test.sandbox.context.catalog, 2).map(({ catentryId }) => catentryId),
  );
  await shopper.postJson(`${PERSON}/contact`, {
    ...ohioAddress,
    nickName: 'office',
    addressType: 'Shipping',
  });
  await addBox(test, shopper);
  const [{ orderItemId }] = (await shopper.get(`${CART}/@self`)).body.orderItem;
  const file = await uploadedFile(shopper, orderItemId, { ...DOCTOR, ...PATIENT, verified: true });
  const submitted = await submit(shopper, orderItemId, file);
  expect(submitted.body.status).toBe('Success');
  await setAddress(shopper, { email1: 'ada.marsh@example.com' });
  await setCard(shopper);
  const { orderId } = (await placeOrder(shopper)).body;
  await addBox(test, shopper);
  return { test, shopper, userId, orderId };
}

/** Lists where the state still has a user. */
function tracesOf({ state }: SandboxContext, userId: string): string[] {
  const names = keysOf(stateSchema.collections);
  return names.filter((name) =>
    state[name].all().some((document) => JSON.stringify(document).includes(`"${userId}"`)),
  );
}

it('leaves only the placed order with its file, which can be tracked', async () => {
  const { test, shopper, userId, orderId } = await member();
  const { context } = test.sandbox;
  expect(tracesOf(context, userId).length).toBeGreaterThan(6);
  const other = test.client();
  await logOn(other, 'ada.marsh');
  expect(errorOf(await shopper.postJson(`${PERSON}/close`, { logonPassword: 'wrong' }))[0]).toBe(400);
  expect((await shopper.postJson(`${PERSON}/close`, { logonPassword })).status).toBe(200);
  expect(shopper.cookies.filter(({ name }) => /^WC_(USER|AUTH)/.test(name))).toEqual([]);
  expect((await other.get(PERSON)).status).toBe(401);
  expect(tracesOf(context, userId).sort()).toEqual(['orders', 'prescriptionFiles']);
  expect(context.state.orders.by('user', userId).map((order) => order.orderId)).toEqual([orderId]);
  const tracking = `/wcs/resources/store/10851/ordercst/guest/${orderId}?email=ada.marsh@example.com`;
  expect((await test.client().get(tracking)).body.orderId).toBe(orderId);
});

it('makes the email free for another account, which sees nothing of the first one', async () => {
  const { test, shopper } = await member();
  await shopper.postJson(`${PERSON}/close`, { logonPassword });
  const next = test.client();
  const { status } = await next.postJson('/wcs/resources/store/10851/person?updateCookies=true', {
    logonId: 'ada.marsh@example.com',
    logonPassword: 'Second-Start-2',
    logonPasswordVerify: 'Second-Start-2',
    firstName: 'Ada',
    lastName: 'Marsh',
    email1: 'ada.marsh@example.com',
  });
  expect(status).toBe(201);
  const data = (await next.get(`${PERSON}/data`)).body;
  expect([data.orders, data.addresses.length, data.cards, data.favorites]).toEqual([[], 1, [], []]);
});

it('the download has everything of the member, and nothing of anybody else', async () => {
  const { shopper, orderId } = await member();
  const data = (await shopper.get(`${PERSON}/data`)).body;
  expect(data).toMatchObject({
    createdAt: '2026-06-15T12:00:00.000Z',
    account: { logonId: 'ada.marsh@example.com' },
    addresses: [{ nickName: 'home' }, { nickName: 'office', city: 'Mason' }],
    cards: [{ maskedNumber: 'xxxxxxxxxxxx1111' }, { maskedNumber: 'xxxxxxxxxxx0005', expiry: '01/2032' }],
    prescriptionFiles: [{ contentType: 'image/jpeg' }, { contentType: 'application/pdf' }],
  });
  expect(data.favorites).toHaveLength(2);
  const placed = data.orders.find((order: { orderId: string }) => order.orderId === orderId);
  expect(placed).toMatchObject({
    email: 'ada.marsh@example.com',
    card: 'xxxxxxxxxxxx1111',
    items: [{ kind: 'RCON', patient: { firstName: 'Ana' } }],
  });
  expect(data.orders.some((order: { orderStatus: string }) => order.orderStatus === 'P')).toBe(true);
  const text = JSON.stringify(data);
  expect(text).not.toContain(logonPassword);
  expect(text).not.toContain('4111111111111111');
  for (const stranger of ['rafael', 'camille', 'owen']) expect(text).not.toContain(stranger);
});
