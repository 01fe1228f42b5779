import { describe, expect, it } from 'vitest';
import { readResponse } from '../../contract-checker/http/read-response';
import { methodProblem } from '../../contract-checker/negatives/check-negatives';
import { checkRejection } from '../../contract-checker/negatives/check-rejection';
import { expectedStatus } from '../../contract-checker/negatives/expected-status';
import type { Exchange } from '../../contract-checker/plugin';
import { storeContract } from '../store-contract';

const ERROR = { errors: [{ errorKey: 'K', errorCode: 'C', errorMessage: 'M' }] };

async function exchangeOf(
  id: string,
  status: number,
  headers: Record<string, string> = {},
): Promise<Exchange> {
  const operation = storeContract.byId.get(id);
  if (!operation) throw new Error('no operation');
  const response = Response.json(ERROR, { status, headers });
  const request = { method: 'GET', url: `http://host.test${operation.path}`, headers: {} };
  return {
    operation,
    params: {},
    request,
    response: { ...(await readResponse(response)), status, headers: response.headers },
  };
}

describe('a rejection has the status that the contract has for it', () => {
  it.each([
    ['unknown path.orderId', 404, 400],
    ['missing query.email', 400, 404],
    ['pattern path.orderId', 400, 404],
  ])('%s', async (change, right, wrong) => {
    const problemOf = async (status: number) => {
      const exchange = await exchangeOf('getGuestOrder', status);
      return checkRejection(exchange, expectedStatus(exchange.operation, change))?.rule;
    };
    expect([await problemOf(right), await problemOf(wrong)]).toEqual([undefined, 'bad-input-status']);
  });

  it('too large, and of another type', async () => {
    const { operation } = await exchangeOf('addCartItem', 400);
    const body = 'x'.repeat(operation.maxBodyBytes + 1);
    expect(expectedStatus(operation, 'oversized body', { body })).toBe(413);
    expect(expectedStatus(operation, 'length body.comment', { body })).toBe(413);
    expect(expectedStatus(operation, 'another content type')).toBe(415);
  });
});

describe('405 lists the methods of the path in Allow', () => {
  it.each([
    ['GET, PUT', undefined],
    ['put,GET , HEAD, OPTIONS', undefined],
    ['GET', 'another list'],
    ['GET, PUT, DELETE', 'another list'],
    ['GET, PUT, PATCH', 'another list'],
  ])('%s', async (allow, received) => {
    const problem = methodProblem(await exchangeOf('getPerson', 405, { allow }));
    expect(problem?.received).toEqual(received && expect.stringContaining(received));
  });
});
