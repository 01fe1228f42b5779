import { HtmlValidate } from 'html-validate/node';
import { expect, it } from 'vitest';
import { toFinding } from '../../../contract-checker/findings/finding';
import { serveFindings } from '../../../contract-checker/watch/page/serve-findings';
import { WatchLog } from '../../../contract-checker/watch/watch-log';
import { storeContract } from '../../store-contract';

const finding = toFinding(storeContract, {
  rule: 'request-body',
  operationId: 'getCart',
  subject: 'body.<b>',
  expected: 'must be boolean',
  received: 'a string',
  request: { method: 'GET', url: 'http://host.test/cart', headers: {} },
  keys: ['responses'],
});

function logWith(ids: string[]): WatchLog {
  const log = new WatchLog({
    url: 'http://host.test',
    operationIds: ['getCart', 'getOrder', 'checkout'],
    accepted: new Set(['getOrder/accepted']),
  });
  for (const id of ids) {
    const operationId = id.startsWith('getOrder') ? 'getOrder' : 'getCart';
    log.add({
      at: 0,
      operationId,
      outcome: 'checked',
      bytes: 0,
      findings: [{ ...finding, id, operationId }],
    });
  }
  return log;
}

const pageOf = serveFindings(
  logWith(['getCart/a', 'getCart/a', 'getOrder/b', 'getOrder/accepted']),
  new Set(),
);

async function get(path: string, page = pageOf): Promise<Response> {
  return page(new Request(`http://localhost:4173/contract-findings${path}`), '::1');
}

it('lists findings with counts, the newest first, and links to the line of the contract', async () => {
  const html = await (await get('')).text();
  expect(idsIn(html)).toEqual(['getOrder/b', 'getCart/a']);
  expect(html).toContain('getCart/a <span class="count">2 ×</span>');
  expect(html).toContain('<p>1 more in the baseline.</p>');
  expect(html).toContain('<dd>2 of 3</dd>');
  expect(html).toContain('2 times, first 1970-01-01 00:00:00 UTC');
  expect(html).not.toContain('<b>');
  const [, href = ''] = /href="\/contract-findings(\/contract\/cart\.yaml)#L\d+"/.exec(html) ?? [];
  const file = await (await get(href)).text();
  expect(file).toContain('<span id="L1">');
});

it.each([
  ['?operation=getCart', ['getCart/a']],
  ['?rule=status', []],
  ['?operation=getOrder&rule=request-body', ['getOrder/b']],
])('filters by %s', async (query, ids) => {
  const html = await (await get(query)).text();
  expect(idsIn(html)).toEqual(ids);
  expect(html.includes('No finding for this filter')).toBe(ids.length === 0);
});

it.each([
  ['nothing has passed', [], 'Nothing has passed through yet'],
  ['everything is accepted', ['getOrder/accepted'], 'Everything fits so far'],
])('says so when %s', async (_, ids, text) => {
  expect(await (await get('', serveFindings(logWith(ids), new Set()))).text()).toContain(text);
});

it.each([
  ['json', 'application/json'],
  ['xml', 'application/xml'],
  ['html', 'text/html; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
])('is downloaded as %s', async (extension, type) => {
  const response = await get(`/report.${extension}`);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('content-disposition')).toContain(`contract-findings.${extension}`);
  expect(await response.text()).toContain('getCart/a');
});

it('runs no script but its own, and is in no index or cache', async () => {
  const response = await get('');
  const [, nonce] =
    /script-src 'nonce-([\w-]+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
  const html = await response.text();
  expect(html.match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`]);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each(['/no', '/report.pdf', '/contract/..%2Fpackage.json', '/contract/no.yaml'])(
  'has no %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it.each([
  ['another machine', '192.0.2.7', 'localhost', {}],
  ['another name that points here', '127.0.0.1', 'evil.example', {}],
  ['a proxy of this machine', '127.0.0.1', 'localhost', { 'x-forwarded-for': '192.0.2.7' }],
  ['an unknown connection', undefined, 'localhost', {}],
])('is not shown to %s', async (_, address, name, headers) => {
  const request = new Request(`http://${name}/contract-findings`, { headers });
  expect((await pageOf(request, address)).status).toBe(403);
});

it('is shown under the names that are configured', async () => {
  const page = serveFindings(logWith([]), new Set(['staging.example.com']));
  const response = await page(new Request('https://staging.example.com/contract-findings'), '192.0.2.7');
  expect(response.status).toBe(200);
});

it('conforms to HTML', { tags: 'full-run' }, async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  for (const path of ['', '/contract/cart.yaml', '/report.html']) {
    const { results } = await validator.validateString(await (await get(path)).text());
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([]);
  }
});

function idsIn(html: string): string[] {
  return [...html.matchAll(/<details id="(get[^"]+)"/g)].map(([, id]) => id ?? '');
}
