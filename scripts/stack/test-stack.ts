import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startLoad } from './load.ts';
import { PURGE_SECRET, type Stack } from './start-stack.ts';
import { testRelease } from './test-release.ts';

/** A dashboard of Grafana. */
interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}

type Check = (stack: Stack) => Promise<void>;

const LISTING = '/lc-us/eyeglasses';
const PRODUCT = '/lc-us/2017230701520';

/** What is true of the whole, in this order: the last ones leave it broken. */
export const STACK_CHECKS: Record<string, Check> = {
  'a page is fetched once for everyone, whatever advertising adds': async ({ url }) => {
    const first = await page(`${url}${LISTING}`);
    const second = await page(`${url}${LISTING}?utm_source=mail&gclid=1`, { cookie: '_ga=1' });
    assert.equal(first.status, 200);
    assert.equal(second.text, first.text);
    assert.equal(first.headers.get('set-cookie'), null);
    assert.ok(Number(second.headers.get('age')) >= 0 && second.headers.get('age') !== null);
    assert.equal(second.headers.get('xkey'), null);
    const same = await page(`${url}${LISTING}`, { 'if-none-match': first.headers.get('etag') ?? '' });
    assert.equal(same.status, 304);
  },
  'a page of one shopper passes the cache, and is not in it': async ({ url }) => {
    const own = await page(`${url}${LISTING}`, { cookie: 'prescription=planted-secret' });
    assert.match(own.headers.get('cache-control') ?? '', /^private/);
    const next = await page(`${url}${LISTING}`);
    assert.match(next.headers.get('cache-control') ?? '', /^public/);
  },
  'a change of content purges the page in the cache': async ({ url }) => {
    await page(`${url}${PRODUCT}`);
    await sleep(1100);
    assert.notEqual((await page(`${url}${PRODUCT}`)).headers.get('age'), '0');
    const purge = (secret: string) =>
      fetch(`${url}/purge`, {
        method: 'POST',
        body: JSON.stringify({ keys: ['espot-Header_Announcement'] }),
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      });
    assert.equal((await purge('wrong')).status, 401);
    assert.equal((await purge(PURGE_SECRET)).status, 200);
    // The first one after that may get the older page, while the cache fetches the next one.
    await eventually(async () => Number((await page(`${url}${PRODUCT}`)).headers.get('age')) < 1);
  },
  'Prometheus has the metrics of both storefronts': async ({ prometheusUrl }) => {
    await eventually(async () => {
      const response = await fetch(`${prometheusUrl}/api/v1/query?query=sum(up{job="storefront"})`);
      const { data } = (await response.json()) as { data: { result: { value: [number, string] }[] } };
      return data.result[0]?.value[1] === '2';
    });
    const rules = await (await fetch(`${prometheusUrl}/api/v1/rules`)).text();
    assert.match(rules, /ServiceLeftAlone/);
  },
  'each alert is raised when it should be': async () => {
    for (const args of [
      ['check', 'config', 'deploy/prometheus/prometheus.yml'],
      ['test', 'rules', 'deploy/prometheus/alerts.test.yml'],
    ])
      execFileSync('/usr/bin/promtool', args, { stdio: 'pipe' });
  },
  'the dashboard asks for what Prometheus has': async ({ prometheusUrl }) => {
    const { panels } = JSON.parse(readFileSync('deploy/grafana/storefront.json', 'utf8')) as Dashboard;
    for (const { expr } of panels.flatMap(({ targets }) => targets)) {
      const query = expr.replaceAll('$__rate_interval', '1m');
      const response = await fetch(`${prometheusUrl}/api/v1/query?query=${encodeURIComponent(query)}`);
      assert.equal(response.status, 200, expr);
      const [metric = ''] = /\b(?:store|nodejs|process|up)\w*/.exec(expr) ?? [];
      // One that nothing has happened to has no value yet, but its description.
      await eventually(async () => {
        const { data } = (await (
          await fetch(
            `${prometheusUrl}/api/v1/targets/metadata?metric=${metric.replace(/_(bucket|count)$/, '')}`,
          )
        ).json()) as { data: unknown[] };
        return metric === 'up' || data.length > 0;
      });
    }
  },
  'nothing fails while Redis is gone': async ({ url, processes }) => {
    processes.get('redis')?.kill('SIGKILL');
    for (let index = 1; index < 6; index += 1)
      assert.equal((await page(`${url}${LISTING}?page=${index}`)).status, 200);
  },
  'no request fails while one storefront stops, as in a new release': async (stack) => {
    const load = startLoad(stack.url);
    const first = stack.processes.get('first');
    assert.ok(first);
    const ended = once(first, 'exit');
    first.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
    stack.restart('first');
    await stack.ready('first');
    assert.deepEqual(await load.stop(), []);
  },
  'a new release is rolled out, and tabs of the last one go on': testRelease,
  'no page fails while one storefront is killed': async (stack) => {
    const load = startLoad(stack.url);
    await sleep(1000);
    stack.processes.get('second')?.kill('SIGKILL');
    await sleep(3000);
    assert.deepEqual(await load.stop(), []);
    stack.restart('second');
    await stack.ready('second');
  },
  'pages that were seen stay while all storefronts are gone': async ({ url, processes }) => {
    assert.equal((await page(`${url}${LISTING}`)).status, 200);
    for (const name of ['first', 'second']) processes.get(name)?.kill('SIGKILL');
    await eventually(async () => (await page(`${url}/lc-us/checkout`)).status === 503);
    assert.equal((await page(`${url}${LISTING}`)).status, 200);
  },
};

async function page(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function eventually(isTrue: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isTrue().catch(() => false)) return;
    await sleep(200);
  }
  assert.fail('It did not become true.');
}
