import { describe, expect, it } from 'vitest';
import type { Transport } from '../../scripts/contract/contract-client';
import { allConform, reportLines } from '../../scripts/contract/report-results';
import { runContract } from '../../scripts/contract/run-contract';

const ESPOT_PATH = '/wcs/resources/store/10851/espot/X_Insurance_Providers';

const runEspotCheck = (transport: Transport) =>
  runContract(
    { baseUrl: 'http://host.test', transport, storeId: '10851', lasting: false, now: new Date(0) },
    ['getEspot'],
  );
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const html = (text: string) => async () =>
  new Response(text, { headers: { 'Content-Type': 'text/html;charset=UTF-8' } });

describe('runContract: contract violations of a host', () => {
  it('conforms: requests the right URL and accepts a valid response', async () => {
    const requestedPaths: string[] = [];
    const [result] = await runEspotCheck(async (request) => {
      requestedPaths.push(new URL(request.url).pathname);
      return Response.json({ MarketingSpotData: [{ eSpotName: 'X', marketingSpotIdentifier: '1' }] });
    });
    expect(requestedPaths).toEqual([ESPOT_PATH]);
    expect(result).toEqual({ operationId: 'getEspot', outcome: 'conforms', calls: 1 });
  });

  it('names the invalid field', async () => {
    const [result] = await runEspotCheck(json({ MarketingSpotData: 'none' }));
    expect(result).toMatchObject({
      outcome: 'violates',
      problems: [{ field: '200 body.MarketingSpotData', message: 'must be array' }],
    });
  });

  it('reports an HTML page instead of JSON', async () => {
    const [result] = await runEspotCheck(html('<!doctype html>'));
    expect(result).toMatchObject({
      outcome: 'violates',
      problems: [{ field: '200 content-type', message: 'text/html is not among application/json' }],
    });
  });

  it('reports an undocumented status, and an error without an error body', async () => {
    expect(await runEspotCheck(json({}, 418))).toMatchObject([{ problems: [{ field: '418 status' }] }]);
    expect(await runEspotCheck(json({ error: 'x' }, 404))).toMatchObject([
      { problems: [{ field: '404 body.errors' }] },
    ]);
  });

  it('reports a documented error of a call that should succeed', async () => {
    const errors = [{ errorKey: '_ERR_GENERIC', errorCode: 'CMN0203E', errorMessage: 'It broke.' }];
    expect(await runEspotCheck(json({ errors }, 500))).toMatchObject([
      { problems: [{ field: '500 status', message: 'expected a success: _ERR_GENERIC It broke.' }] },
    ]);
  });

  it('distinguishes an unreachable host from an invalid response', async () => {
    const connectionError = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    const [result] = await runEspotCheck(() => Promise.reject(connectionError));
    expect(result).toEqual({
      operationId: 'getEspot',
      outcome: 'unreachable',
      reason: 'connect ECONNREFUSED',
    });
  });
});

describe('runContract: prerequisites of a call', () => {
  const options = { baseUrl: 'http://host.test', storeId: '10851' as const, now: new Date(0) };

  it('skips a call with lasting side effects, and says how to allow it', async () => {
    const transport = () => Promise.reject(new Error('must not be called'));
    const [result] = await runContract({ ...options, transport, lasting: false }, ['bookExam']);
    expect(result).toMatchObject({ outcome: 'skipped', reason: expect.stringContaining('--lasting') });
  });

  it('skips a call when an earlier call failed, and names that call', async () => {
    const errors = [{ errorKey: 'K', errorCode: 'C', errorMessage: 'M' }];
    const transport = json({ errors }, 500);
    const [result] = await runContract({ ...options, transport, lasting: false }, ['getCart']);
    expect(result).toEqual({
      operationId: 'getCart',
      outcome: 'skipped',
      reason: 'createGuestIdentity returned 500',
    });
  });

  it('stores cookies, and parses a command wrapped in a comment', async () => {
    const cookies: (string | null)[] = [];
    const transport: Transport = async (request) => {
      cookies.push(request.headers.get('cookie'));
      if (request.url.includes('LogonAjax')) return html('/* {"success":true,"URL":"/"} */')();
      const headers = { 'Set-Cookie': 'WC_USERACTIVITY_7=7%2Cs; Path=/; HttpOnly' };
      const tokens = { userId: '7', WCToken: 'a', WCTrustedToken: 'b' };
      return Response.json(tokens, { status: 201, headers });
    };
    const member = { logonId: 'a@example.com', password: 'p' };
    const results = await runContract({ ...options, transport, lasting: true, member }, [
      'logonAjax',
      'logoff',
    ]);
    expect(results[0]).toMatchObject({ operationId: 'logonAjax', outcome: 'conforms' });
    expect(cookies.at(-1)).toBe('WC_USERACTIVITY_7=7%2Cs');
  });
});

describe('report', () => {
  it('lists violations and a summary, and fails', () => {
    const results = [
      { operationId: 'getCart' as const, outcome: 'conforms' as const, calls: 1 },
      {
        operationId: 'geocode' as const,
        outcome: 'violates' as const,
        problems: [{ field: '200 body.status', message: 'must be string' }],
      },
      { operationId: 'checkout' as const, outcome: 'skipped' as const, reason: 'leaves an order behind' },
    ];
    expect(reportLines(results)).toEqual([
      'getCart   ok',
      'geocode   DOES NOT FIT',
      '            200 body.status: must be string',
      'checkout  skipped: leaves an order behind',
      '',
      '1 fit, 1 do not fit, 0 not reachable, 1 skipped',
    ]);
    expect(allConform(results)).toBe(false);
    expect(allConform(results.filter(({ outcome }) => outcome !== 'violates'))).toBe(true);
  });
});
