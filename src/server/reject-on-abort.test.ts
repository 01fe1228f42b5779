import { expect, it } from 'vitest';
import { rejectOnAbort } from './reject-on-abort';

const never = new Promise<Response>(() => {});

it('resolves with the response, or rejects with its error', async () => {
  const { signal } = new AbortController();
  const response = new Response();
  await expect(rejectOnAbort(Promise.resolve(response), signal)).resolves.toBe(response);
  await expect(rejectOnAbort(Promise.reject(new Error('lost')), signal)).rejects.toThrow('lost');
});

it('rejects when the request is aborted, before or after it was sent', async () => {
  const controller = new AbortController();
  const pending = rejectOnAbort(never, controller.signal);
  controller.abort(new Error('timeout'));
  await expect(pending).rejects.toThrow('timeout');
  await expect(rejectOnAbort(never, controller.signal)).rejects.toThrow('timeout');
});
