import { expect, it } from 'vitest';
import { untilAborted } from './until-aborted';

const never = new Promise<Response>(() => {});

it('resolves with the response, or rejects with its error', async () => {
  const { signal } = new AbortController();
  const response = new Response();
  await expect(untilAborted(Promise.resolve(response), signal)).resolves.toBe(response);
  await expect(untilAborted(Promise.reject(new Error('lost')), signal)).rejects.toThrow('lost');
});

it('rejects when the request is aborted, before or after it was sent', async () => {
  const controller = new AbortController();
  const waiting = untilAborted(never, controller.signal);
  controller.abort(new Error('timeout'));
  await expect(waiting).rejects.toThrow('timeout');
  await expect(untilAborted(never, controller.signal)).rejects.toThrow('timeout');
});
