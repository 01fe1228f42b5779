import { expect, it } from 'vitest';
import { contractOperations } from '../contract/operations';
import { readBody } from './read-request';
import { RefusalError } from './refuse';

const MIB = 1024 * 1024;

/** Sends so many MiB to an operation that takes one at the most; says how it went, and how much of it was read. */
async function send(mebibytes: number) {
  const operation = contractOperations().find(({ id }) => id === 'createGuestIdentity');
  if (!operation) throw new Error('The contract has no such operation.');
  let given = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (given === mebibytes) return controller.close();
      given += 1;
      controller.enqueue(new Uint8Array(MIB).fill(32));
    },
  });
  const request = new Request('http://sandbox.test/', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  const status = await readBody(operation, request).then(
    () => 200,
    (error: unknown) => (error instanceof RefusalError ? error.refusal.status : error),
  );
  return { status, given };
}

it('a body that is too large is read to its end before it is refused, so that its sender hears the answer', async () => {
  expect(await send(11)).toEqual({ status: 413, given: 11 });
});

it('but not without end', async () => {
  const { status, given } = await send(1000);
  expect(status).toBe(413);
  expect(given).toBeLessThan(70);
});
