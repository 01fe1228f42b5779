// @module-tag full-run
// In the usual run, sqlite-kill.test.ts kills the writer of a database, place-orders-once.test.ts loses messages.
import { expect, it } from 'vitest';
import { UnreachableError } from '../../scripts/contract-checker/http/transport';
import { type Frame, HttpShopper, listFrames } from './http-shopper';
import { killAfter, restartableSandbox } from './restartable-sandbox';

const SHOPPERS = 6;
const RESPONSES_BEFORE_KILL = 60;

const startSandbox = restartableSandbox();

/** The acknowledged writes of one shopper. */
interface StoredState {
  shopper: HttpShopper;
  saved: string[];
  lines: string[];
}

it('kill -9 during the writes of six shoppers loses no acknowledged write', async () => {
  const first = await startSandbox();
  const frames = await listFrames(first.url, 60);
  expect(frames.length).toBeGreaterThanOrEqual(40);
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => newShopper(first.url)));

  const { onResponse, responseCount } = killAfter(first, RESPONSES_BEFORE_KILL);
  await Promise.all(shoppers.map((stored, index) => writeUntilCut(stored, frames.slice(index), onResponse)));
  expect(responseCount()).toBeGreaterThanOrEqual(RESPONSES_BEFORE_KILL);

  const second = await startSandbox();
  for (const { shopper, saved, lines } of shoppers) {
    const returningShopper = new HttpShopper(second.url, shopper.cookies);
    expect(await returningShopper.savedIds()).toEqual(expect.arrayContaining(saved));
    const cart = await returningShopper.cart();
    const stored = cart.orderItem?.map(({ orderItemId }) => orderItemId) ?? [];
    expect(stored).toEqual(expect.arrayContaining(lines));
    expect(new Set(stored).size).toBe(stored.length);
  }
  expect(second.errors()).toBe('');
});

async function newShopper(url: string): Promise<StoredState> {
  const shopper = new HttpShopper(url);
  await shopper.becomeGuest();
  return { shopper, saved: [], lines: [] };
}

/** Saves frames and adds some to the cart, one by one, until the server is unreachable. */
async function writeUntilCut(stored: StoredState, frames: Frame[], onResponse: () => void): Promise<void> {
  try {
    for (const [index, frame] of frames.entries()) {
      await stored.shopper.save(frame);
      stored.saved.push(frame.catentryId);
      onResponse();
      if (index % 4 > 0) continue;
      stored.lines.push(...(await stored.shopper.addFrame(frame)));
      onResponse();
    }
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
  }
}
