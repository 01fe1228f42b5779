import { expect, it } from 'vitest';
import { readResponse } from '../../contract-checker/http/read-response';
import type { Exchange } from '../../contract-checker/plugin';
import { headProblem } from '../../contract-checker/variations/check-variations';
import { storeContract } from '../store-contract';

const JSON_TYPE = { 'content-type': 'application/json' };

async function exchangeOf(response: Response): Promise<Exchange> {
  const operation = storeContract.byId.get('getStore');
  if (!operation) throw new Error('no operation');
  const request = { method: 'HEAD', url: 'http://host.test/', headers: {} };
  const { status, headers } = response;
  return { operation, params: {}, request, response: { ...(await readResponse(response)), status, headers } };
}

it.each([
  ['as GET', new Response(null, { headers: JSON_TYPE }), true],
  [
    'a method that the path does not have',
    new Response(null, { status: 405, headers: { allow: 'GET' } }),
    true,
  ],
  ['405 without Allow', new Response(null, { status: 405 }), false],
  ['another status', new Response(null, { status: 404, headers: JSON_TYPE }), false],
  ['another type', new Response(null, { headers: { 'content-type': 'text/html' } }), false],
  ['a body', new Response('{}', { headers: JSON_TYPE }), false],
])('HEAD: %s', async (_, response, isFine) => {
  const get = await exchangeOf(Response.json({}));
  const probe = () => Promise.resolve(get);
  expect((await headProblem(await exchangeOf(response), { probe }, get)) === undefined).toBe(isFine);
});
