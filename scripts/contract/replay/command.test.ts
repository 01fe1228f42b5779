import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@sandbox/create-sandbox';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { SentRequest } from '../../contract-checker/http/exchange';
import { runReplay } from '../../contract-checker/replay';
import { storeProgram } from '../store-files';

const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const URL_OF_REPORT = 'http://host.test';

/** A report with these findings. */
function save(findings: object[], rest: object = {}): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify({ url: URL_OF_REPORT, write: true, findings, accepted: [], ...rest }));
  return path;
}

const finding = (
  operationId: string,
  rule: string,
  subject: string,
  request: Partial<SentRequest> & { url: string },
) => ({
  id: `${operationId}/${rule}/${subject.replaceAll(' ', '-')}`,
  operationId,
  rule,
  subject,
  request: { method: 'GET', headers: {}, ...request },
});
const storePath = '/wcs/resources/store/10851';
const accepted = finding('getEspot', 'bad-input-accepted', 'enum path.storeId', {
  url: `${URL_OF_REPORT}/wcs/resources/store/no-such-value/espot/X`,
});
const removedSecret = finding('registerPerson', 'failure', 'valid call', {
  method: 'POST',
  url: `${URL_OF_REPORT}${storePath}/person`,
  headers: { 'content-type': 'application/json' },
  body: '{"logonId":"contract-check-1@example.com","gone":"***"}',
});
const checkCart = finding('getCart', 'body', '200 body.orderId', {
  url: `${URL_OF_REPORT}${storePath}/cart/@self`,
  headers: { cookie: '$CONTRACT_COOKIE' },
});

async function run(args: string[], transport?: (request: Request) => Promise<Response>) {
  let output = '';
  const exitCode = await runReplay(args, {
    ...storeProgram,
    write: (text) => {
      output += text;
    },
    ...(transport ? { transport } : {}),
  });
  return { exitCode, output };
}

const newHost = () => createSandbox({ context: testSandbox().sandbox.context }).fetch;

describe('a replay', () => {
  it('ends with 0 when all findings are gone', async () => {
    const result = await run([save([accepted, checkCart])], newHost());
    expect(result.exitCode).toBe(0);
    expect(result.output).toContain('0 still there, 2 gone, 0 cannot be repeated');
  });

  it('sends the headers that a gateway asks for, which no report has', { tags: 'full-run' }, async () => {
    const host = newHost();
    const keys = new Set<string | null>();
    const transport = (request: Request) => {
      keys.add(request.headers.get('x-api-key'));
      return host(request);
    };
    await run([save([checkCart]), '--header', 'X-Api-Key: k1'], transport);
    expect([...keys]).toEqual(['k1']);
  });

  it('ends with 0 for a report without findings', async () => {
    const transport = vi.fn(newHost());
    expect(await run([save([])], transport)).toEqual({
      exitCode: 0,
      output: 'The report has no findings.\n',
    });
    expect(transport).not.toHaveBeenCalled();
  });

  it('ends with 1 when one is still there, and shows the request and what was received', async () => {
    const result = await run([save([accepted])], async () => Response.json({ MarketingSpotData: [] }));
    expect(result).toEqual({
      exitCode: 1,
      output: expect.stringMatching(
        /STILL THERE +getEspot.*\n {2}received: 200 application\/json.*\n {2}curl/,
      ),
    });
  });

  it('sends the stored request, with the cookies of a new shopper', async () => {
    const host = newHost();
    const cookies: string[] = [];
    await run([save([checkCart])], async (request) => {
      if (request.method === 'GET' && request.url === checkCart.request.url)
        cookies.push(request.headers.get('cookie') ?? '');
      return host(request);
    });
    expect(cookies).toEqual([expect.stringContaining('WC_USERACTIVITY_')]);
  });

  it('ends with 3 when a finding cannot be repeated, and says why', { tags: 'full-run' }, async () => {
    const secret = await run([save([removedSecret])], newHost());
    expect(secret).toMatchObject({ exitCode: 3, output: expect.stringContaining('does not have body.gone') });
    const readOnly = await run([save([removedSecret], { write: false })], newHost());
    expect(readOnly).toMatchObject({ exitCode: 3, output: expect.stringContaining('--write') });
    const absent = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
    expect(await run([save([accepted])], absent)).toMatchObject({
      exitCode: 3,
      output: expect.stringContaining('no response: ECONNREFUSED'),
    });
  });

  it('sends nothing for what was seen in watched traffic', async () => {
    const seen = { count: 1, firstAt: '2026-06-15T12:00:00.000Z', lastAt: '2026-06-15T12:00:00.000Z' };
    const url = `${URL_OF_REPORT}/wcs/resources/store/{storeId}/espot/{name}`;
    const watched = { ...finding('getEspot', 'body', '200 body.resourceId', { url }), seen };
    const transport = vi.fn(newHost());
    const result = await run([save([watched])], transport);
    expect(result).toMatchObject({ exitCode: 3, output: expect.stringContaining('watched traffic') });
    expect(transport).not.toHaveBeenCalled();
  });

  it('repeats one finding, on another host', async () => {
    const urls: string[] = [];
    const args = [save([accepted, checkCart]), accepted.id, '--url', 'https://staging.test/api'];
    await run(args, async ({ url }) => {
      urls.push(url);
      return Response.json({});
    });
    expect(urls).toEqual(['https://staging.test/api/wcs/resources/store/no-such-value/espot/X']);
  });

  it.each([
    [() => [], 'Name a report'],
    [() => ['no-such.json'], 'There is no file "no-such.json"'],
    [() => [join(import.meta.dirname, 'command.test.ts')], 'is not a report in JSON'],
    [() => [save([accepted]), 'no/such'], 'has no finding no/such'],
    [() => [save([accepted]), '--no-such'], '--no-such'],
  ])('ends with 2 for wrong options: %s', async (args, message) => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await run(args())).toEqual({ exitCode: 2, output: '' });
    expect(stderr).toHaveBeenCalledWith(expect.stringContaining(message));
    stderr.mockRestore();
  });
});
