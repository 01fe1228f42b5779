import { expect, it } from 'vitest';
import { guardHost } from './guard-host.ts';
import { send, type Transport } from './transport.ts';

const SENT = { method: 'GET', url: 'http://host.test/', headers: {} };
const GONE = 'http://host.test cannot be checked: nothing listens at host.test.';

const closes: Transport = () => Promise.reject(new Error('socket hang up'));
const answers =
  (status: number): Transport =>
  async () =>
    new Response('', { status });

it.each([
  ['closes the connection', closes],
  ['limits calls', answers(429)],
  ['is down behind a gateway', answers(502)],
])('a host that %s for everything is gone, and gets no further request', async (_, transport) => {
  let sent = 0;
  const counted: Transport = (request) => {
    sent += 1;
    return transport(request);
  };
  const guarded = guardHost(counted, async () => GONE);
  for (let call = 0; call < 2; call += 1)
    await expect(send(guarded.transport, SENT)).rejects.toMatchObject({ message: GONE, isAbsent: true });
  expect([sent, guarded.problem()]).toEqual([1, GONE]);
});

it('what only one request gets is about that request', async () => {
  const there = async () => undefined;
  await expect(send(guardHost(closes, there).transport, SENT)).rejects.toMatchObject({
    message: 'socket hang up',
    isAbsent: false,
  });
  expect(await send(guardHost(answers(503), there).transport, SENT)).toMatchObject({ status: 503 });
  const untouched = guardHost(answers(500), () => Promise.reject(new Error('not asked')));
  expect(await send(untouched.transport, SENT)).toMatchObject({ status: 500 });
});
