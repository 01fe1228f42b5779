import { expect, it } from 'vitest';
import { preflight } from '../contract-checker/preflight';
import { storeContract } from './store-contract';

const URL = 'https://host.test/api';
const NOW = new Date('2026-06-15T12:00:00Z');
const CONTEXT = { basicInfo: { callerId: -1002 } };
const CONTEXT_PATH = '/wcs/resources/store/10851/usercontext/@self/contextdata';

const failing = (error: object) => () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('…'), error) }));
const responding =
  (body: unknown, init: ResponseInit = {}) =>
  async () =>
    Response.json(body, init);

it('finds nothing wrong with this API', async () => {
  const date = NOW.toUTCString();
  expect(
    await preflight(storeContract, {
      baseUrl: URL,
      transport: responding(CONTEXT, { headers: { date } }),
      now: NOW,
    }),
  ).toEqual({});
});

it.each([
  ['an unknown name', failing({ code: 'ENOTFOUND' }), 'there is no host named host.test'],
  ['a closed port', failing({ code: 'ECONNREFUSED' }), 'nothing listens at host.test'],
  ['an own issuer', failing({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), 'NODE_EXTRA_CA_CERTS'],
  ['another name', failing({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }), 'its certificate is not for host.test'],
  ['no TLS', failing({ code: 'EPROTO' }), 'does its URL begin with http:?'],
  ['no HTTP', failing({ code: 'HPE_INVALID_CONSTANT' }), 'it does not speak HTTP'],
  ['a port that closes', failing({ code: 'ECONNRESET' }), 'it closes the connection without a response'],
  ['a gateway', responding({}, { status: 401 }), 'give it with --header'],
  ['a firewall', responding({}, { status: 403 }), 'lets nobody in without credentials (403'],
  ['a host that is down', responding({}, { status: 502 }), 'is out of order (502 application/json'],
  [
    'a limit',
    responding({}, { status: 429, headers: { 'retry-after': '900' } }),
    'limits calls (429, Retry-After: 900)',
  ],
  [
    'another address',
    responding({}, { status: 301, headers: { location: `https://www.host.test/api${CONTEXT_PATH}?a=b` } }),
    'check https://www.host.test/api.',
  ],
  [
    'another page',
    async () => new Response('<p>Shop', { headers: { 'content-type': 'text/html' } }),
    'is not this API (200 text/html',
  ],
  [
    'a path that this API does not have',
    responding({ errors: [{ errorKey: '_ERR_NOT_FOUND' }] }, { status: 404 }),
    'is the path of the URL the one',
  ],
  ['a wrong base path', responding({ error: 'no route' }, { status: 404 }), 'is the path of the URL the one'],
])('%s is one sentence', async (_, transport, reason) => {
  const { problem } = await preflight(storeContract, { baseUrl: URL, transport, now: NOW });
  expect(problem).toContain(reason);
  expect(problem).toMatch(/^https:\/\/host\.test\/api [^\n]+[^.?][.?]$/);
});

it('asks again where a busy host says when', async () => {
  const responses = [
    new Response('', { status: 503, headers: { 'retry-after': '0' } }),
    Response.json(CONTEXT),
  ];
  const transport = async () => responses.shift() ?? Response.error();
  expect(await preflight(storeContract, { baseUrl: URL, transport, now: NOW })).toEqual({});
});

it('warns of a clock that is off', async () => {
  const date = new Date(NOW.getTime() - 5 * 3_600_000).toUTCString();
  const { problem, warning } = await preflight(storeContract, {
    baseUrl: URL,
    transport: responding(CONTEXT, { headers: { date } }),
    now: NOW,
  });
  expect([problem, warning]).toEqual([undefined, expect.stringContaining('300 minutes off')]);
});
