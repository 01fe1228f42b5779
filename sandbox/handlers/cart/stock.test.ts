import { expect, it } from 'vitest';
import { addGlassesTo, CART, type Sku } from '../../testing/carts';
import { errorOf, PRECHECKOUT, placeOrder, reviewOf, setAddress, setCard } from '../../testing/checkout';
import { becomeGuest } from '../../testing/shoppers';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const PRODUCTS = '/search/resources/store/10851/productview';

/** Creates two guests who want the last piece. */
async function lastPiece() {
  const test = testSandbox();
  const { catalog } = test.sandbox.context;
  const last = catalog.frames
    .flatMap((model) => model.colors.map((color) => ({ model, color })))
    .find(({ color }) => color.stock === 1);
  if (!last) throw new Error('No frame has a single piece.');
  const shoppers = [];
  for (let count = 0; count < 2; count += 1) {
    const shopper = test.client();
    await becomeGuest(shopper);
    await addGlassesTo(shopper, last);
    await setAddress(shopper);
    await setCard(shopper);
    shoppers.push(shopper);
  }
  const [first, second] = shoppers;
  if (!first || !second) throw new Error('There are two shoppers.');
  return { test, first, second, last };
}

/** Returns the inventory status of a color on its page, and on its model's tile. */
async function shownStock(client: TestClient, { model, color }: Sku) {
  const page = await client.get(`${PRODUCTS}/byPartNumbers?partNumber=${color.upc}`);
  const name = encodeURIComponent(model.modelName);
  const found = await client.get(`${PRODUCTS}/bySearchTerm/${name}?profileName=X_Tiles&pageSize=100`);
  const tiles: { sKUs: { partNumber: string; x_inventoryStatus: string }[] }[] = found.body.catalogEntryView;
  const tile = tiles.flatMap(({ sKUs }) => sKUs).find(({ partNumber }) => partNumber === color.upc);
  return { page: page.body.catalogEntryView[0].x_inventoryStatus, tile: tile?.x_inventoryStatus };
}

it('stock that is sold is gone for everyone else', async () => {
  const { first, second, test, last } = await lastPiece();
  expect((await placeOrder(first)).status).toBe(201);
  const { orderItem } = (await second.get(`${CART}/@self`)).body;
  expect(orderItem[0].orderItemInventoryStatus).toBe('Unallocated');
  expect(errorOf(await placeOrder(second)).slice(1)).toEqual(['_API_BAD_INV', orderItem[0].orderItemId]);
  const third = test.client();
  await becomeGuest(third);
  expect((await addGlassesTo(third, last)).body.errorMessageKey).toBe('_API_CANT_RESOLVE_FFMCENTER');
});

it('a product page and a listing show as sold out what the cart rejects', async () => {
  const { first, second, last, test } = await lastPiece();
  expect(await shownStock(second, last)).toEqual({ page: 'Available', tile: 'Available' });
  const { orderId } = await reviewOf(first);
  await first.putJson(PRECHECKOUT, { orderId });
  expect(await shownStock(second, last)).toEqual({ page: 'Unavailable', tile: 'Unavailable' });
  test.advanceClock(10 * 60 * 1000);
  expect(await shownStock(second, last)).toEqual({ page: 'Available', tile: 'Available' });
  await placeOrder(first);
  expect(await shownStock(second, last)).toEqual({ page: 'Unavailable', tile: 'Unavailable' });
});

it('stock is reserved by the review for ten minutes', async () => {
  const { first, second, test } = await lastPiece();
  const { orderId } = await reviewOf(first);
  const { body } = await first.putJson(PRECHECKOUT, { orderId });
  expect(body).toMatchObject({ orderId, x_reservedUntil: '2026-06-15T12:10:00.000Z' });
  expect((await first.get(`${CART}/@self`)).body.prepareIndicator).toBe('true');
  expect(errorOf(await placeOrder(second))[1]).toBe('_API_BAD_INV');
  test.advanceClock(10 * 60 * 1000);
  expect((await placeOrder(second)).status).toBe(201);
  expect(errorOf(await placeOrder(first))[1]).toBe('_API_BAD_INV');
});

it('stock is refilled after an hour', async () => {
  const { first, second, test } = await lastPiece();
  await placeOrder(first);
  test.advanceClock(60 * 60 * 1000);
  expect((await placeOrder(second)).status).toBe(201);
});
