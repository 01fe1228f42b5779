import { expect, it } from 'vitest';
import { untilAborted } from './until-aborted';

const never = new Promise<Response>(() => {});

it('gives the answer, or its failure', async () => {
  const { signal } = new AbortController();
  const answer = new Response();
  await expect(untilAborted(Promise.resolve(answer), signal)).resolves.toBe(answer);
  await expect(untilAborted(Promise.reject(new Error('lost')), signal)).rejects.toThrow('lost');
});

it('fails once the request is given up, before or after it was sent', async () => {
  const controller = new AbortController();
  const waiting = untilAborted(never, controller.signal);
  controller.abort(new Error('late'));
  await expect(waiting).rejects.toThrow('late');
  await expect(untilAborted(never, controller.signal)).rejects.toThrow('late');
});
