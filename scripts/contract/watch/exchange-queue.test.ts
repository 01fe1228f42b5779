import { expect, it, vi } from 'vitest';
import { BodyCapture } from '../../contract-checker/watch/captured-exchange';
import { startWatch } from '../../contract-checker/watch/contract-watch';
import { ExchangeRecorder, LONGEST_EXCHANGE_MS } from '../../contract-checker/watch/exchange-recorder';
import { MemoryBudget } from '../../contract-checker/watch/memory-budget';
import { passThrough } from '../../contract-checker/watch/pass-through';
import { captureOf } from '../../contract-checker/watch/testing/capture';
import { storeFiles } from '../store-files';

const request = new Request('http://host.test/wcs/resources/store/10851/espot/X?langId=-1');

it('checks no more at a time than the line takes, and counts the others', { tags: 'full-run' }, async () => {
  const watch = await startWatch({ ...storeFiles, url: 'http://host.test', maxWaiting: 2 });
  const exchange = () => captureOf(request, Response.json({ MarketingSpotData: 1 }));
  const exchanges = await Promise.all([exchange(), exchange(), exchange()]);
  for (const each of exchanges) watch.add(each);
  await watch.settled();
  const { findings, watched, operations } = watch.log.report();
  expect(watched).toEqual({ checked: 2, unchecked: { 'too many at a time': 1 } });
  expect(findings).toMatchObject([
    {
      id: 'getEspot/body/200-body.MarketingSpotData',
      seen: { count: 2, firstAt: '2026-06-15T12:00:00.000Z' },
    },
  ]);
  expect(operations).toContainEqual({ operationId: 'getEspot', outcome: 'violates', findings: 1 });
  expect(operations).toContainEqual({ operationId: 'getCart', outcome: 'skipped', reason: 'not seen' });
  watch.close();
});

it('takes nothing more when its worker has ended', async () => {
  const watch = await startWatch({ ...storeFiles, url: 'http://host.test' });
  watch.close();
  watch.add(await captureOf(request, new Response()));
  await watch.settled();
  expect(watch.log.report().watched?.checked).toBe(0);
});

it('does not hold more bodies than there is memory for', () => {
  const budget = new MemoryBudget(4);
  const [first, second] = [budget, budget].map((shared) => new BodyCapture('application/json', null, shared));
  first?.add(Buffer.from('{"a"'));
  second?.add(Buffer.from('{}'));
  expect(second?.finish()).toEqual({ size: 2, encoding: '', isTooLarge: true });
  expect(first?.finish()).toMatchObject({ size: 4, isTooLarge: false });
  first?.discard();
  expect(budget.reserve(4)).toBe(true);
});

it('gives back the memory of an exchange that nobody ends', async () => {
  const watch = await startWatch({ ...storeFiles, url: 'http://host.test' });
  const budget = new MemoryBudget(4);
  vi.useFakeTimers();
  try {
    const recorder = new ExchangeRecorder(
      { ...watch, budget },
      { method: 'POST', target: '/wcs', contentType: 'application/json', encoding: null },
    );
    recorder.addToRequest(Buffer.from('{"a"'));
    expect(budget.reserve(1)).toBe(false);
    vi.advanceTimersByTime(LONGEST_EXCHANGE_MS);
    recorder.finish();
  } finally {
    vi.useRealTimers();
  }
  expect(budget.reserve(4)).toBe(true);
  expect(watch.log.report().watched).toEqual({ checked: 0, unchecked: { 'the client has gone': 1 } });
  watch.close();
});

it.each([
  ['the client has left', new DOMException('left', 'AbortError'), { 'the client has gone': 1 }, 0],
  ['it took too long', new DOMException('late', 'TimeoutError'), {}, 1],
])('a call that is given up because %s', async (_, reason, unchecked, findings) => {
  const watch = await startWatch({ ...storeFiles, url: 'http://host.test' });
  const target = '/wcs/resources/store/10851/espot/X?langId=-1';
  const recorder = new ExchangeRecorder(watch, { method: 'GET', target, contentType: null, encoding: null });
  const call = new Request(`http://store.test${target}`, { signal: AbortSignal.abort(reason) });
  const send = () => Promise.reject(reason);
  await expect(passThrough(call, { send, recorder })).rejects.toBe(reason);
  await watch.settled();
  expect(watch.log.report().findings).toHaveLength(findings);
  expect(watch.log.report().watched).toEqual({ checked: findings, unchecked });
  watch.close();
});
