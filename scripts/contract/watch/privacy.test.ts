import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeReports } from '../../contract-checker/reports/write-reports';
import { type ContractWatch, startWatch } from '../../contract-checker/watch/contract-watch';
import { serveFindings } from '../../contract-checker/watch/page/serve-findings';
import { type RunningProxy, startProxy } from '../../contract-checker/watch/start-proxy';
import { type HttpHost, startHttpHost } from '../../contract-checker/watch/testing/http-host';
import { storeFiles } from '../store-files';

/** What a shopper would not want to find in a report. */
const SECRETS = [
  'Jane-Roe',
  'jane.roe@example.com',
  '4111111111111111',
  'secret-token-1',
  '-3.25',
  '1987-04-12',
  'Elm-Street-7',
];
const ALL = SECRETS.join(' ');

let watch: ContractWatch;
let host: HttpHost;
let proxy: RunningProxy;
const printed: string[] = [];

beforeAll(async () => {
  // Everything that it sends breaks the contract, and holds secrets.
  host = await startHttpHost((_, outgoing) => {
    outgoing.writeHead(200, {
      'content-type': 'application/json',
      'set-cookie': `session=${encodeURIComponent(ALL)}`,
      'cache-control': ALL,
      location: `/?${encodeURIComponent(ALL)}`,
    });
    const values = Object.fromEntries(SECRETS.map((secret) => [secret, secret]));
    outgoing.end(
      JSON.stringify({ ...values, orderId: [ALL], MarketingSpotData: ALL, PhysicalStore: [values, ALL] }),
    );
  });
  watch = await startWatch({
    ...storeFiles,
    url: host.url,
    onFinding: (finding) => printed.push(JSON.stringify(finding)),
  });
  proxy = await startProxy({
    url: host.url,
    port: 0,
    address: '127.0.0.1',
    watch,
    page: serveFindings(watch.log, new Set()),
  });
});
afterAll(async () => {
  await proxy.close();
  host.close();
  watch.close();
});

const encoded = encodeURIComponent(ALL);
const form = (fields: object) => new URLSearchParams(Object.entries(fields)).toString();
const manyFields = Object.fromEntries(
  [...SECRETS, 'email', 'orderId', 'firstName', 'storeId'].map((name) => [name, ALL]),
);

const CALLS: [method: string, path: string, body?: string, type?: string][] = [
  ['GET', `/wcs/resources/store/${encoded}/espot/${encoded}?langId=${encoded}&${form(manyFields)}`],
  ['GET', `/wcs/resources/store/10851/${SECRETS.join('/')}?${SECRETS.join('&')}`],
  ['GET', `/${SECRETS.join('/')}`],
  ['PUT', `/wcs/resources/store/10851/espot/${encoded}`, ALL, 'text/plain'],
  ['GET', `/wcs/resources/store/10851/order/${encoded}`],
  [
    'POST',
    '/webapp/wcs/stores/servlet/LCEmailSubscription',
    form(manyFields),
    'application/x-www-form-urlencoded',
  ],
  ['POST', '/webapp/wcs/stores/servlet/LCEmailSubscription', ALL, `text/${SECRETS[0]}`],
  [
    'POST',
    '/wcs/resources/store/10851/storelocator/filtered/latitude/40/longitude/-74?pageSize=20&offset=0&langId=-1',
    JSON.stringify({ ...manyFields, locationEntry: [ALL], selectedOpeningFilters: { [ALL]: ALL } }),
    'application/json',
  ],
  ['POST', '/wcs/resources/store/10851/person/@self', `{"broken": "${ALL}`, 'application/json'],
];

it('nothing of a shopper is on the page, in a report, or printed', async () => {
  for (const [method, path, body, type] of CALLS) {
    const headers = {
      cookie: `WC_USERACTIVITY=${encoded}`,
      wctoken: encoded,
      ...(type ? { 'content-type': type } : {}),
    };
    const response = await fetch(proxy.origin + path, { method, headers, ...(body ? { body } : {}) });
    // It has passed through nevertheless.
    expect(await response.text()).toContain('4111111111111111');
  }
  await watch.settled();
  expect(watch.log.report().findings.length).toBeGreaterThan(15);

  const folder = mkdtempSync(join(tmpdir(), 'watch-reports-'));
  const extensions = ['html', 'xml', 'json', 'txt'];
  writeReports(
    extensions.map((extension) => join(folder, `report.${extension}`)),
    watch.log.report(),
  );
  const reports = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  rmSync(folder, { recursive: true });
  const paths = ['', '/version', '/content', ...extensions.map((extension) => `/report.${extension}`)];
  const pages = await Promise.all(
    paths.map(async (path) => (await fetch(`${proxy.origin}/contract-findings${path}`)).text()),
  );
  expect([reports.length, pages.length]).toEqual([4, 7]);

  const output = [...reports, ...pages, ...printed].join('\n').toLowerCase();
  for (const secret of SECRETS.map((text) => text.toLowerCase())) {
    for (const text of [secret, encodeURIComponent(secret)]) expect(output.includes(text), text).toBe(false);
  }
});
