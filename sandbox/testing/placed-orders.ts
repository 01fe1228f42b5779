import { changeStatus } from '../orders/change-status';
import type { ItemStatus } from '../state/order';
import type { TestClient, TestResponse } from './test-client';
import type { TestSandbox } from './test-sandbox';

const ORDERS = '/wcs/resources/store/10851/ordercst/guest';
/** Email of the test orders. */
export const ORDER_EMAIL = 'ana@example.com';
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the order as its tracking shows it. */
export async function trackedOrder(client: TestClient, orderId: string, email = ORDER_EMAIL) {
  return (await client.get(`${ORDERS}/${orderId}?email=${encodeURIComponent(email)}`)).body;
}

/** Cancels or returns an order, or orders it again; proven by its email. */
export function commandOrder(
  client: TestClient,
  orderId: string,
  command: 'cancel' | 'return' | 'reorder',
  { store = '10851', ...body }: Record<string, unknown> = {},
): Promise<TestResponse> {
  const path = `${ORDERS.replace('10851', String(store))}/${orderId}/${command}`;
  const requestId = command === 'cancel' ? {} : { requestId: crypto.randomUUID() };
  return client.postJson(path, { email: ORDER_EMAIL, ...requestId, ...body });
}

/** Simulates the shop's work on an order: all of it, or some of its items. */
export function moveOrder(
  { sandbox: { context } }: TestSandbox,
  orderId: string,
  status: ItemStatus,
  orderItemIds?: readonly string[],
): void {
  const order = context.state.orders.get(orderId);
  if (!order) throw new Error(`No order ${orderId}`);
  changeStatus(context, order, status, orderItemIds);
}
