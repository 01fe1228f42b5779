import { gzipSync } from 'node:zlib';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { describe, expect, it } from 'vitest';
import { checkExchange } from '../../contract-checker/watch/check-exchange';
import { captureOf } from '../../contract-checker/watch/testing/capture';
import { messageDefects } from '../mutation/message-defects';
import { plantDefect } from '../mutation/plant-defect';
import { storeContract } from '../store-contract';

const HOST = 'http://host.test';
const { sandbox } = testSandbox();

const ESPOT = `${HOST}/wcs/resources/store/10851/espot/X_Insurance_Providers?catalogId=10101&langId=-1`;
const SEARCH = `${HOST}/wcs/resources/store/10851/storelocator/filtered/latitude/40.713/longitude/-74.006?pageSize=20&offset=0&langId=-1`;
const SUBSCRIBE = `${HOST}/webapp/wcs/stores/servlet/LCEmailSubscription`;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };
const criteria = {
  selectedOpeningFilters: [],
  selectedInsuranceFilters: [],
  selectedLanguageFilters: [],
  locationEntry: 'New York',
  isNuance: false,
};
const subscription = 'email=jane.roe%40example.com&storeId=10851&langId=-1&URL=%2Flc-us&emailType=newsletter';

const JSON_BODY = { body: JSON.stringify(criteria), headers: JSON_TYPE };

const espot = () => new Request(ESPOT);
const post = (url: string, body: string, headers: Record<string, string>) =>
  new Request(url, { method: 'POST', body, headers });
const search = (changes: object = {}, headers: Record<string, string> = JSON_TYPE) =>
  post(SEARCH, JSON.stringify({ ...criteria, ...changes }), headers);

/** The findings of a request with this response; without one, the sandbox responds. */
async function findingsOf(request: Request, response?: Response) {
  const passed = response ?? (await sandbox.fetch(request.clone()));
  return checkExchange(await captureOf(request, passed), { contract: storeContract, hostUrl: HOST });
}

async function idsOf(request: Request, response?: Response): Promise<string[]> {
  return (await findingsOf(request, response)).findings.map(({ id }) => id);
}

describe('what fits has no finding', () => {
  it.each([
    ['a GET', espot()],
    ['a JSON body', search()],
    ['a form', post(SUBSCRIBE, subscription, FORM)],
  ])('%s', async (_, request) => {
    const result = await findingsOf(request);
    expect(result).toMatchObject({ outcome: 'checked', findings: [] });
    expect(result.operationId).toBeDefined();
  });

  it("the parameters of the shopper's page, where the contract lets them through", async () => {
    const url = ESPOT.replace('/espot/', '/espot/cookie-sensitive/');
    expect(await idsOf(new Request(`${url}&cid=spring`))).toEqual([]);
  });

  it('a compressed response', async () => {
    const response = await sandbox.fetch(espot());
    const headers = new Headers(response.headers);
    headers.set('content-encoding', 'gzip');
    headers.delete('content-length');
    const compressed = new Response(gzipSync(await response.arrayBuffer()), { headers });
    expect(await findingsOf(espot(), compressed)).toMatchObject({ outcome: 'checked', findings: [] });
  });
});

it('compression that breaks off is a finding', { tags: 'full-run' }, async () => {
  const response = await sandbox.fetch(espot());
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const bytes = gzipSync(await response.arrayBuffer()).subarray(0, -20);
  expect(await idsOf(espot(), new Response(bytes, { headers }))).toContain('getEspot/bytes/Content-Encoding');
});

describe('outside the contract', () => {
  it.each([
    ['what HTTP defines for every path', new Request(ESPOT, { method: 'OPTIONS' }), new Response()],
    ['other paths of the host', new Request(`${HOST}/about`), new Response('us')],
    ['a copy that is still valid', espot(), new Response(null, { status: 304 })],
  ])('%s', async (_, request, response) => {
    expect(await findingsOf(request, response)).toEqual(
      expect.objectContaining({ outcome: 'outside', findings: [] }),
    );
  });
});

describe('requests', () => {
  it.each([
    [
      'an unknown operation',
      new Request(`${HOST}/wcs/resources/store/10851/espots/Jane`),
      'no-operation/request-operation/GET-/wcs/resources/store/{number}/{text}/{text}',
    ],
    [
      'an unknown method',
      new Request(ESPOT, { method: 'DELETE' }),
      'no-operation/request-method/DELETE-/wcs/resources/store/{number}/espot/{text}',
    ],
    ['an unknown parameter', new Request(`${ESPOT}&lang=1`), 'getEspot/request-parameter/query.lang'],
    [
      'a parameter of another type',
      new Request(ESPOT.replace('langId=-1', 'langId=x')),
      'getEspot/request-parameter/query.langId',
    ],
    [
      'a missing parameter',
      new Request(SEARCH.replace('pageSize=20&', ''), { method: 'POST', ...JSON_BODY }),
      'findStores/request-parameter/query.pageSize',
    ],
    [
      'a path parameter',
      new Request(ESPOT.replace('10851', '99')),
      'getEspot/request-parameter/path.storeId',
    ],
    [
      'another content type',
      search({}, { 'content-type': 'text/plain' }),
      'findStores/request-content-type/body',
    ],
    ['a missing body', new Request(SEARCH, { method: 'POST' }), 'findStores/request-body/body'],
    ['broken JSON', post(SEARCH, '{', JSON_TYPE), 'findStores/request-body/body'],
    [
      'a body where there is none',
      post(`${HOST}/captcha/token`, 'x', {}),
      'createCaptchaToken/request-body/body',
    ],
    ['a field of another type', search({ isNuance: 'yes' }), 'findStores/request-body/body.isNuance'],
    [
      'an item of another type',
      search({ selectedOpeningFilters: [1] }),
      'findStores/request-body/body.selectedOpeningFilters.*',
    ],
    ['a missing field', search({ locationEntry: undefined }), 'findStores/request-body/body.locationEntry'],
    ['an unknown field', search({ isNuanced: true }), 'findStores/request-body/body.isNuanced'],
    [
      'a field of a form',
      post(SUBSCRIBE, subscription.replace('10851', '7'), FORM),
      'subscribeEmail/request-body/body.storeId',
    ],
  ])('%s', async (_, request, id) => {
    expect(await idsOf(request)).toEqual([id]);
  });
});

describe('responses', () => {
  /** These need a check that knows what was due; the watch sees only messages. */
  const NEED_CONTEXT = ['always a server error', 'no response'];
  const TARGETS: Record<string, Request> = {
    'value outside its enum': search(),
    'value outside its pattern or format': search(),
    'number out of range': new Request(
      `${HOST}/wcs/resources/store/10851/catalog/10101/saveditems/@self/count?langId=-1`,
    ),
    'header missing': new Request(
      `${HOST}/webapp/wcs/stores/servlet/Logoff?storeId=10851&catalogId=10101&langId=-1&URL=%2Flc-us`,
    ),
    "a shopper's response may be cached": new Request(
      `${HOST}/wcs/resources/store/10851/usercontext/@self/contextdata`,
    ),
  };

  it.each(messageDefects.filter(({ name }) => !NEED_CONTEXT.includes(name)))('$name', async (kind) => {
    const request = TARGETS[kind.name] ?? espot();
    const { operationId = '' } = await findingsOf(request.clone());
    const operation = storeContract.byId.get(operationId);
    if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
    const planted = plantDefect(sandbox.fetch, kind, operation);
    const response = await planted.transport(request.clone());
    expect(planted.changedResponses()).toBe(1);
    expect(await idsOf(request, response)).not.toEqual([]);
  });

  it('a count that is not the number of rows, without the numbers', async () => {
    const response = await sandbox.fetch(search());
    const json = (await response.json()) as Record<string, unknown>;
    const { findings } = await findingsOf(
      search(),
      Response.json({ ...json, recordSetCount: '19' }, response),
    );
    expect(findings).toMatchObject([
      { rule: 'invariant', expected: 'the number of rows', received: 'another number' },
    ]);
  });

  it('none at all', async () => {
    const { response: _, ...exchange } = await captureOf(espot(), new Response());
    const { findings } = checkExchange(
      { ...exchange, failure: 'ECONNRESET' },
      { contract: storeContract, hostUrl: HOST },
    );
    expect(findings).toMatchObject([{ rule: 'no-response', received: 'ECONNRESET' }]);
  });
});

it('a finding has the kind of a value, its place in the contract, and the path without values', async () => {
  const { findings } = await findingsOf(search({ isNuance: 'Jane Roe' }));
  expect(findings).toMatchObject([
    {
      rule: 'request-body',
      operationId: 'findStores',
      expected: 'must be boolean',
      received: 'a string of 8 characters',
      place: expect.stringMatching(/^openapi\/stores\.yaml:\d+$/),
      curl: `POST ${HOST}/wcs/resources/store/{storeId}/storelocator/filtered/latitude/{lat}/longitude/{lng}`,
    },
  ]);
});
