import { expect, it } from 'vitest';
import { contractOperations } from '../contract/operations';
import { ApiErrorResponse } from './api-errors';
import { paramsToObject, readBody } from './read-request';

const MIB = 1024 * 1024;

/** Sends a body of this many MiB to an operation with a limit of 1 MiB. Returns the status and the MiB that were read. */
async function send(mebibytes: number) {
  const operation = contractOperations().find(({ id }) => id === 'createGuestIdentity');
  if (!operation) throw new Error('The contract has no such operation.');
  let readMebibytes = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (readMebibytes === mebibytes) return controller.close();
      readMebibytes += 1;
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
    (error: unknown) => (error instanceof ApiErrorResponse ? error.apiError.status : error),
  );
  return { status, readMebibytes };
}

it('reads an oversized body to its end before rejecting it, so that the client receives the response', async () => {
  expect(await send(11)).toEqual({ status: 413, readMebibytes: 11 });
});

it('stops reading an endless body', async () => {
  const { status, readMebibytes } = await send(1000);
  expect(status).toBe(413);
  expect(readMebibytes).toBeLessThan(70);
});

it('reads parameters as an object, with a repeated name as an array', () => {
  const values = paramsToObject(new URLSearchParams('a=1&b=2&a=3&__proto__=4&a=5'));
  expect(Object.entries(values)).toEqual([
    ['a', ['1', '3', '5']],
    ['b', '2'],
    ['__proto__', '4'],
  ]);
});

it.each([(index: number) => `a${index}`, () => 'a'])(
  'rejects a form of far more fields than any has: %s',
  (name) => {
    // So many that reading them again for each name would take minutes.
    const form = new URLSearchParams(Array.from({ length: 200_000 }, (_, index) => [name(index), '']));
    expect(() => paramsToObject(form)).toThrow(ApiErrorResponse);
  },
);
