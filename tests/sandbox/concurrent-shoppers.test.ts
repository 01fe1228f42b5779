import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestExample } from '../../scripts/contract/model/request-example';
import { type Frame, HttpShopper, listFrames } from './http-shopper';
import { type SandboxProcess, startSandbox } from './sandbox-process';

const SHOPPERS = 20;
const STORE = { storeId: '10851', catalogId: '10101' } as const;

let folder: string;
let sandbox: SandboxProcess;
let frames: Frame[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-http-'));
  sandbox = await startSandbox(join(folder, 'sandbox.sqlite'));
  frames = await listFrames(sandbox.url, SHOPPERS);
});
afterAll(async () => {
  expect(await sandbox.stop()).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

async function guest(): Promise<HttpShopper> {
  const shopper = new HttpShopper(sandbox.url);
  await shopper.becomeGuest();
  return shopper;
}

function frameAt(index: number): Frame {
  const frame = frames[index];
  if (!frame) throw new Error(`The listing has no frame ${index}.`);
  return frame;
}

describe('several shoppers at once', () => {
  it('twenty guests add different frames at the same time, and each sees only their own', async () => {
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, guest));
    await Promise.all(
      shoppers.map(async (shopper, index) => {
        await Promise.all([shopper.addFrame(frameAt(index)), shopper.save(frameAt(index))]);
        await shopper.save(frameAt((index + 1) % SHOPPERS));
      }),
    );
    const results = await Promise.all(
      shoppers.map(async (shopper) => {
        const [cart, saved] = await Promise.all([shopper.cart(), shopper.savedIds()]);
        return {
          partNumbers: cart.orderItem?.map(({ partNumber }) => partNumber),
          orderId: cart.orderId,
          saved: saved.sort(),
        };
      }),
    );
    for (const [index, { partNumbers, saved }] of results.entries()) {
      expect(partNumbers).toEqual([frameAt(index).partNumber]);
      const expected = [index, (index + 1) % SHOPPERS].map((position) => frameAt(position).catentryId);
      expect(saved).toEqual(expected.sort());
    }
    expect(new Set(results.map(({ orderId }) => orderId)).size).toBe(SHOPPERS);
  });

  it('one guest in two windows has one cart with the frames of both', async () => {
    const firstWindow = await guest();
    const secondWindow = new HttpShopper(sandbox.url, firstWindow.cookies);
    await Promise.all(
      frames.slice(0, 8).map((frame, index) => (index % 2 ? firstWindow : secondWindow).addFrame(frame)),
    );
    const cart = await firstWindow.cart();
    const partNumbers = cart.orderItem?.map(({ partNumber }) => partNumber).sort();
    expect(partNumbers).toEqual(
      frames
        .slice(0, 8)
        .map(({ partNumber }) => partNumber)
        .sort(),
    );
  });
});

describe("another shopper's IDs", () => {
  it("do not change the other's cart line and its prescription", async () => {
    const [owner, stranger] = await Promise.all([guest(), guest()]);
    const [orderItemId = ''] = await owner.addFrame(frameAt(0));
    await stranger.addFrame(frameAt(1));
    const { orderId } = await owner.cart();
    const cartBefore = await owner.cart();
    const attempts = await Promise.all([
      stranger.client.POST('/wcs/resources/store/{storeId}/rxc/prescription/insert/{orderItemId}', {
        params: { path: { ...STORE, orderItemId } },
        body: requestExample('insertItemPrescription', 'singleVision'),
      }),
      stranger.client.PUT('/wcs/resources/store/{storeId}/cart/@self/delete_order_item', {
        params: { path: STORE },
        body: { orderId, orderItemId },
      }),
      stranger.client.PUT('/wcs/resources/store/{storeId}/cart/@self/update_order_item', {
        params: { path: STORE },
        body: { orderId, orderItem: [{ orderItemId, quantity: '3' }] },
      }),
    ]);
    expect(attempts.map(({ response }) => response.status)).toEqual([404, 404, 404]);
    expect(await owner.cart()).toEqual(cartBefore);
  });

  it("do not show the prescription of the other's cart line", async () => {
    const [owner, stranger] = await Promise.all([guest(), guest()]);
    const [orderItemId = ''] = await owner.addFrame(frameAt(0));
    const { response } = await stranger.client.GET(
      '/wcs/resources/store/{storeId}/rxc/prescription/byOrderItemId/{orderItemId}',
      { params: { path: { ...STORE, orderItemId } } },
    );
    expect(response.status).toBe(404);
  });

  it('do not open the session: a cookie with a forged secret is rejected', async () => {
    const owner = await guest();
    await owner.addFrame(frameAt(0));
    const forged = new Map(
      [...owner.cookies].map(([name, value]) => [name, value.replace(/[0-9a-f-]{36}$/, crypto.randomUUID())]),
    );
    expect([...forged.values()]).not.toEqual([...owner.cookies.values()]);
    const { response } = await new HttpShopper(sandbox.url, forged).client.GET(
      '/wcs/resources/store/{storeId}/cart/@self',
      { params: { path: STORE } },
    );
    expect(response.status).toBe(401);
  });
});
