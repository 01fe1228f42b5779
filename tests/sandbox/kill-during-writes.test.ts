import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UnreachableError } from '../../scripts/contract/contract-client';
import { type Frame, HttpShopper, listFrames } from './http-shopper';
import { type SandboxProcess, startSandbox } from './sandbox-process';

const SHOPPERS = 6;
const RESPONSES_BEFORE_KILL = 60;

let folder: string;
let sandbox: SandboxProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-http-'));
});
afterEach(async () => {
  await sandbox?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** The acknowledged writes of one shopper. */
interface StoredState {
  shopper: HttpShopper;
  saved: string[];
  lines: string[];
}

it('kill -9 during the writes of six shoppers loses no acknowledged write', { timeout: 60_000 }, async () => {
  const dataFile = join(folder, 'sandbox.sqlite');
  const first = await startSandbox(dataFile);
  sandbox = first;
  const frames = await listFrames(first.url, 60);
  expect(frames.length).toBeGreaterThanOrEqual(40);
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => newShopper(first.url)));

  let responseCount = 0;
  const onResponse = () => {
    responseCount += 1;
    // Within the callback, so that the other shoppers' requests are still pending.
    if (responseCount === RESPONSES_BEFORE_KILL) void first.kill();
  };
  await Promise.all(shoppers.map((stored, index) => writeUntilCut(stored, frames.slice(index), onResponse)));
  expect(responseCount).toBeGreaterThanOrEqual(RESPONSES_BEFORE_KILL);

  const second = await startSandbox(dataFile);
  sandbox = second;
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
