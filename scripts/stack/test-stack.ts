import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../setup/chromium-args.ts';
import { findChromium } from '../setup/find-chromium.mjs';
import { step } from '../setup/step.mjs';
import { PURGE_SECRET, STOREFRONTS, type Stack } from './start-stack.ts';

const FRAME = '2017230701520';
const OTHER_FRAME = '2017230702527';
const EMAIL = 'ana@example.com';

/** Rolls a second build out as in `docs/operations.md`, while tabs of the first one are open in a browser. */
async function testRelease(stack: Stack): Promise<void> {
  const release = join(stack.folder, 'next-release');
  await buildNextRelease(release);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const context = await browser.newContext();
    const open = async (path: string) => {
      const page = await context.newPage();
      await page.goto(stack.url + path);
      await hydrated(page);
      return page;
    };
    const earlier = await open(`/lc-us/${FRAME}`);
    const spanish = await open(`/es-us/${FRAME}`);
    const entry = await entryOf(earlier);

    const load = startLoad(stack.url);
    for (const name of STOREFRONTS) await replace(stack, name, release);
    assert.deepEqual(await load.stop(), []);

    await seesInTryOn(earlier, 'Try it on', CHANGED_TEXTS.en.text);
    // The cache has its page of the first build.
    const cached = await open(`/lc-us/${FRAME}`);
    assert.equal(await entryOf(cached), entry);
    await seesInTryOn(cached, 'Try it on', CHANGED_TEXTS.en.text);
    const next = await open(`/lc-us/${OTHER_FRAME}`);
    assert.notEqual(await entryOf(next), entry);
    await seesInTryOn(next, 'Try it on', CHANGED_TEXTS.en.next);

    rmSync(stack.assets, { recursive: true });
    await loseNothing(spanish, entry);
  } finally {
    await browser.close();
  }
}

async function replace({ processes, restart, ready }: Stack, name: string, build: string): Promise<void> {
  const running = processes.get(name);
  assert.ok(running);
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  restart(name, build);
  await ready(name);
}

/** The files of the first build are gone: the tab says so, keeps what was typed, and the next page is whole after one load. */
async function loseNothing(page: Page, entry: string | null): Promise<void> {
  const email = page.getByRole('contentinfo').getByLabel('Correo electrónico');
  await email.fill(EMAIL);
  await page.getByRole('main').getByRole('button', { name: 'Probar', exact: true }).click();
  await page.getByRole('status').getByRole('button', { name: 'Volver a cargar' }).waitFor();
  assert.equal(await email.inputValue(), EMAIL);

  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const path = '/es-us/faq';
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await hydrated(page);
  assert.notEqual(await entryOf(page), entry);
  assert.equal(documents, 1);
}

async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
}

/** The script of the build that a tab runs. */
function entryOf(page: Page): Promise<string | null> {
  return page.locator('script[type="module"][src^="/_build/"]').first().getAttribute('src');
}

/** Opens the try-on, whose code and texts load with the click. */
async function seesInTryOn(page: Page, button: string, text: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: text, exact: true }).waitFor();
}

const run = promisify(execFile);

/** No sources. */
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', '.cache', '.data']);

/** A text of a dialog that loads when it is opened, by the language of its catalog. */
const CHANGED_TEXTS = {
  en: { text: 'Use a drawn face', next: 'Use a face that is drawn' },
  es: { text: 'Usar un rostro dibujado', next: 'Usar una cara dibujada' },
};

/**
 * Builds the store with changed texts, as the next release.
 *
 * @param folder for it, outside of the repository: what its `.gitignore` names is no source of the stylesheet.
 */
async function buildNextRelease(folder: string): Promise<void> {
  cpSync('.', folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(relative('.', path).split(sep)[0] ?? ''),
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [language, { text, next }] of Object.entries(CHANGED_TEXTS)) {
    const catalog = join(folder, `src/features/face/locales/${language}.po`);
    const messages = readFileSync(catalog, 'utf8');
    const changed = messages.replace(`msgstr "${text}"`, `msgstr "${next}"`);
    if (changed === messages) throw new Error(`${catalog} has no ${text}.`);
    writeFileSync(catalog, changed);
  }
  const build = (...args: string[]) =>
    run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args], {
      cwd: folder,
    });
  await step('Building the next release', () => Promise.all([build(), build('--ssr')]));
}

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

/** Views of pages that no cache has, four at a time; `stop` returns what failed. */
function startLoad(url: string) {
  let isStopped = false;
  let count = 0;
  const failures: string[] = [];
  const view = async () => {
    while (!isStopped) {
      count += 1;
      const path = `/lc-us/faq?number=${Date.now()}-${count}`;
      const status = await fetch(url + path).then(async (response) => {
        await response.text();
        return response.status;
      }, String);
      if (status !== 200) failures.push(`${path}: ${status}`);
    }
  };
  const views = [1, 2, 3, 4].map(view);
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(views);
      return failures;
    },
  };
}
