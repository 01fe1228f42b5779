import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CART } from '../testing/carts';
import { testSandbox } from '../testing/test-sandbox';
import { latencyOf } from './latency';

const CART_URL = `http://sandbox.test${CART}/@self`;
const cartRequest = (headers: HeadersInit = {}) => new Request(CART_URL, { headers });

it.each([
  ['', undefined, 0],
  ['sandbox_latency=250', undefined, 250],
  ['a=1; sandbox_latency=250; b=2', '40', 40],
  ['sandbox_latency=250', '0', 0],
  ['sandbox_latency=-5', undefined, 0],
  ['sandbox_latency=1e3', undefined, 0],
  ['', 'soon', 0],
  ['', '999999', 30_000],
])('cookie %j and header %j request %i ms', (cookie, header, expected) => {
  const headers: HeadersInit = header === undefined ? {} : { 'x-sandbox-latency': header };
  expect(latencyOf(cartRequest(headers), cookie, 0)).toBe(expected);
});

describe('a response', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('arrives after the requested delay, and not before', async () => {
    const { sandbox } = testSandbox();
    const onArrival = vi.fn();
    const pending = sandbox.handle(cartRequest(), 'sandbox_latency=800').then(onArrival);
    await vi.advanceTimersByTimeAsync(799);
    expect(onArrival).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(onArrival).toHaveBeenCalled();
  });
});
