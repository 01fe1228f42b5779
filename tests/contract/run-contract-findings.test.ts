import { PINNED_NOW, testSandbox } from '@sandbox/testing/test-sandbox';
import { describe, expect, it } from 'vitest';
import { checkStore } from '../../scripts/contract/store-contract';
import { redactRequest } from '../../scripts/contract-checker/findings/redact-request';
import type { Transport } from '../../scripts/contract-checker/http/transport';

const options = { baseUrl: 'http://host.test', storeId: '10851' as const, write: false, now: new Date(0) };
const checkEspot = (transport: Transport) => checkStore({ ...options, transport, only: ['getEspot'] });
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const valid = { MarketingSpotData: [{ eSpotName: 'X', marketingSpotIdentifier: '1' }] };

describe('findings', () => {
  it('have a place in the contract, the request as curl, and an ID that is the same in every run', async () => {
    const [first, second] = [
      await checkEspot(json({ MarketingSpotData: 'none' })),
      await checkEspot(json({ MarketingSpotData: 'none' })),
    ];
    const finding = first.findings.find(({ rule }) => rule === 'body');
    expect(finding).toMatchObject({
      id: 'getEspot/body/200-body.MarketingSpotData',
      place: expect.stringMatching(/^openapi\/marketing\.yaml:\d+$/),
      expected: 'must be array',
      curl: expect.stringContaining(
        "'http://host.test/wcs/resources/store/10851/espot/X_Insurance_Providers",
      ),
    });
    expect(second.findings.map(({ id }) => id)).toEqual(first.findings.map(({ id }) => id));
  });

  it('show the smallest request that still has them', async () => {
    // Every language but those of the contract breaks this host; the other parameters do not matter.
    const transport: Transport = async ({ url }) => {
      const langId = new URL(url).searchParams.get('langId');
      const isKnown = langId === null || ['-1', '-50', '-24', '-25'].includes(langId);
      return isKnown ? Response.json(valid) : Response.json({}, { status: 500 });
    };
    const { findings } = await checkEspot(transport);
    const finding = findings.find(({ rule }) => rule === 'bad-input-server-error');
    expect(finding?.subject).toMatch(/query\.langId/);
    expect([...new URL(finding?.request.url ?? '').searchParams.keys()]).toEqual(['langId']);
  });

  it('contain neither cookies nor passwords', async () => {
    const transport: Transport = async (request) => {
      if (request.url.includes('LogonAjax'))
        return Response.json(
          { success: true, URL: '/' },
          { headers: { 'Set-Cookie': 'WC_USERACTIVITY_7=7%2Csecret-session; Path=/' } },
        );
      return Response.json({}, { status: 418 });
    };
    const member = { logonId: 'a@example.com', password: 'secret-password' };
    const report = await checkStore({ ...options, transport, member, only: ['getPerson'] });
    expect(report.findings.length).toBeGreaterThan(0);
    expect(JSON.stringify(report)).not.toMatch(/secret-session|secret-password/);
    expect(JSON.stringify(report)).toContain('$CONTRACT_COOKIE');
    // Its first lines make the session.
    const { curl = '' } = report.findings.find(({ id }) => id.startsWith('getContextData/status')) ?? {};
    expect(curl).toMatch(
      /^CONTRACT_COOKIE=\$\(curl .*\/guestidentity\?.*\ncurl --include .*\$CONTRACT_COOKIE/,
    );
  });

  it('keep what only sounds like a secret, so that their curl is that call', () => {
    const body = JSON.stringify({ resetPassword: 'true', logonPassword: 'Harbor-17', account: '4111' });
    const { body: shown } = redactRequest({ method: 'PUT', url: 'http://host.test/', headers: {}, body });
    expect(JSON.parse(shown ?? '')).toEqual({ resetPassword: 'true', logonPassword: '***', account: '***' });
  });

  it('tell what a rejection says about the host, whichever other fault it has', async () => {
    const stack = { errors: [{ error: 'at com.shop.Cart.add (Cart.java:12)' }] };
    const { findings } = await checkEspot(async ({ url }) =>
      url.includes('no-such-value') ? Response.json(stack, { status: 500 }) : Response.json(valid),
    );
    const ids = findings.map(({ id }) => id);
    expect(ids).toContain('getEspot/leak/stack-trace');
    expect(ids).toContain('getEspot/bad-input-server-error/enum-path.storeId');
  });

  it('name the call that has no response, not those that need it', async () => {
    const transport: Transport = ({ url }) =>
      url.includes('storelocator/filtered')
        ? Promise.reject(new DOMException('no response within 2000 ms', 'TimeoutError'))
        : Promise.resolve(Response.json({}));
    const { findings, operations } = await checkStore({ ...options, transport, only: ['getStore'] });
    expect(findings.map(({ id }) => id)).toEqual(['findStores/no-response/valid-call']);
    expect(operations).toMatchObject([{ operationId: 'getStore', outcome: 'unreachable' }]);
  });

  it('distinguish a host that is not there from an invalid response', async () => {
    const connectionError = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    const { operations, findings } = await checkStore({
      ...options,
      transport: () => Promise.reject(connectionError),
      only: ['getEspot'],
    });
    expect(operations).toMatchObject([{ outcome: 'unreachable', reason: 'connect ECONNREFUSED' }]);
    expect(findings).toEqual([]);
  });

  it('name a request on which the host closes the connection', async () => {
    const closed = new TypeError('fetch failed', { cause: new Error('other side closed') });
    const { findings } = await checkEspot(({ url }) =>
      url.includes('no-such-value') ? Promise.reject(closed) : Promise.resolve(Response.json(valid)),
    );
    expect(findings.filter(({ rule }) => rule === 'bad-input-no-response')).toMatchObject([
      { subject: 'enum path.storeId' },
      { subject: 'enum query.langId' },
      { subject: 'enum query.catalogId' },
      { subject: 'enum query.currency' },
    ]);
  });
});

describe('calls that a check makes beside those of the run', () => {
  const { sandbox } = testSandbox();
  const storesOptions = { ...options, now: PINNED_NOW, only: ['findStores' as const] };

  it('are checked as all others', async () => {
    const transport: Transport = async (request) => {
      const response = await sandbox.fetch(request);
      if (!request.url.includes('offset=3')) return response;
      return Response.json({ ...(await response.json()), recordSetCount: 3 });
    };
    const { findings } = await checkStore({ ...storesOptions, transport });
    expect(findings.map(({ id }) => id)).toContain('findStores/body/200-body.recordSetCount');
  });

  it('are below the base path of the host, too', async () => {
    const paths = new Set<string>();
    const { operations } = await checkStore({
      ...storesOptions,
      baseUrl: 'http://host.test/api/v1',
      transport: (request) => {
        const { pathname } = new URL(request.url);
        paths.add(pathname.slice(0, 8));
        return sandbox.fetch(new Request(request.url.replace('/api/v1', ''), request));
      },
    });
    expect([...paths]).toEqual(['/api/v1/']);
    expect(operations).toMatchObject([{ outcome: 'conforms' }]);
  });
});

describe('prerequisites of a call', () => {
  it('skips a call that changes something, without making it, and says how to allow it', async () => {
    const transport = () => Promise.reject(new Error('must not be called'));
    const { operations } = await checkStore({
      ...options,
      transport,
      only: ['bookExam', 'addSavedItems', 'joinEaccessSegment'],
    });
    for (const result of operations)
      expect(result).toMatchObject({ outcome: 'skipped', reason: expect.stringContaining('--write') });
  });

  it('skips a call when an earlier call failed, and names that call', async () => {
    const errors = [{ errorKey: 'K', errorCode: 'C', errorMessage: 'M' }];
    const { operations } = await checkStore({
      ...options,
      write: true,
      transport: json({ errors }, 500),
      only: ['getCart'],
    });
    expect(operations).toEqual([
      { operationId: 'getCart', outcome: 'skipped', reason: 'createGuestIdentity returned 500' },
    ]);
  });
});
