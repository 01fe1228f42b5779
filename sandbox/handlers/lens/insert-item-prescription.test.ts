import { expect, test } from 'vitest';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const STORE = '/wcs/resources/store/10851';
const PRESCRIPTION = { rightSphere: '-2.25', leftSphere: '-2.00', rightCyl: '-0.75', rightAxis: '90' };

async function becomeGuest(client: TestClient): Promise<string> {
  const { body } = await client.postJson(`${STORE}/guestidentity?updateCookies=true`, {});
  return body.userId;
}

function insertOrderItem(
  state: ReturnType<typeof testSandbox>['sandbox']['context']['state'],
  userId: string,
): string {
  const orderItemId = state.nextId('orderItem');
  state.orders.insert({
    orderId: state.nextId('order'),
    userId,
    storeId: '10851',
    status: 'P',
    items: [
      {
        orderItemId,
        kind: 'EYE',
        catentryId: '1',
        partNumber: 'X',
        quantity: 1,
        attributes: [],
        createdAt: 0,
      },
    ],
    promotionCodes: [],
    locked: false,
    createdAt: 0,
    updatedAt: 0,
  });
  return orderItemId;
}

test('accepts a prescription for the shopper’s item', async () => {
  const { sandbox, client } = testSandbox();
  const shopper = client();
  const itemId = insertOrderItem(sandbox.context.state, await becomeGuest(shopper));
  const { body } = await shopper.postJson(`${STORE}/rxc/prescription/insert/${itemId}`, PRESCRIPTION);
  expect(body.status).toBe('Success');
  expect(body.prescriptionId).not.toBe('');
});

test('returns 404 for another shopper’s item and for an unknown item', async () => {
  const { sandbox, client } = testSandbox();
  const [owner, other] = [client(), client()];
  const itemId = insertOrderItem(sandbox.context.state, await becomeGuest(owner));
  await becomeGuest(other);
  for (const id of [itemId, '1']) {
    const { status } = await other.postJson(`${STORE}/rxc/prescription/insert/${id}`, PRESCRIPTION);
    expect(status).toBe(404);
  }
});

test('returns 400 for the generic user and for a cylinder without an axis', async () => {
  const { client } = testSandbox();
  const anonymous = await client().postJson(`${STORE}/rxc/prescription/insert/1`, PRESCRIPTION);
  expect(anonymous.status).toBe(400);
  expect(anonymous.body.errors[0].errorKey).toBe('USR.CWXFR0130E');
  const { rightAxis: _axis, ...withoutAxis } = PRESCRIPTION;
  const withoutAxisResponse = await client().postJson(`${STORE}/rxc/prescription/insert/1`, withoutAxis);
  expect(withoutAxisResponse.status).toBe(400);
  expect(withoutAxisResponse.body.errors[0].errorParameters).toContain('rightAxis');
});
