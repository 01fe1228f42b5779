// @module-tag full-run
// In the usual run, first-byte.test.ts has pages while everything hangs.
import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { addGlassesTo, someSku } from '@sandbox/testing/carts';
import { becomeGuest, logOn } from '@sandbox/testing/shoppers';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { HTTPException } from 'hono/http-exception';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storefrontOver } from '../../../tests/support/test-storefront';

const { sandbox, client } = testSandbox();

/** What fails, by the paths of its calls, and how a page that goes on without it is described. */
const SERVICES = {
  everything: { paths: /./, lacking: 'without marketing' },
  catalog: { paths: /^\/search\/|\/(productview|categoryview)\//, lacking: 'without details of products' },
  espots: { paths: /\/espot\//, lacking: 'without marketing' },
  lenses: { paths: /\/rxc\/|\/contactlenses\//, lacking: 'without lenses' },
  stores: {
    paths: /\/(storelocator|eappointment|favouritestore)\/|^\/(geocode|doctor-practice)/,
    lacking: 'without stores',
  },
  insurance: { paths: /\/ria\/|jsonpInsuranceAjax/, lacking: 'without benefits' },
};
type Service = keyof typeof SERVICES;
const SERVICE_NAMES = Object.keys(SERVICES) as Service[];

const PAGES = {
  home: { path: '/lc-us' },
  listing: { path: '/lc-us/eyeglasses' },
  search: { path: '/lc-us/search?q=polygon' },
  product: { path: '/lc-us/2017230701520' },
  'store page': { path: '/lc-us/stores/0279' },
  'store finder': { path: '/lc-us/store-locator' },
  cart: { path: '/AjaxOrderItemDisplayView', shopper: 'guest' },
  checkout: { path: '/lc-us/checkout', shopper: 'guest' },
  account: { path: '/lc-us/myAccount', shopper: 'member' },
  questions: { path: '/lc-us/faq' },
} satisfies Record<string, { path: string; shopper?: 'guest' | 'member' }>;

type Send = (request: Request) => Promise<Response>;

/** How a call fails. At once first: by then all code is loaded. */
const FAULTS: Record<string, Send> = {
  // As the connection to a live host says it.
  rejects: () => Promise.reject(new HTTPException(502)),
  'is unavailable for a while': async () =>
    new Response('Service Unavailable', { status: 503, headers: { 'retry-after': '30' } }),
  hangs: () => new Promise<Response>(() => {}),
  'responds after five seconds': (request) =>
    new Promise((resolve) => setTimeout(resolve, 5000)).then(() => sandbox.fetch(request)),
};

/** To the first byte, in milliseconds of the clock. */
const LIMIT_MS = 3000;
/** Of the clock, in milliseconds. */
const STEP_MS = 100;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function cookieOf(shopper: 'guest' | 'member' | undefined): Promise<string> {
  const visitor = client();
  if (shopper === 'member') await logOn(visitor, 'noor.haddad');
  if (shopper === 'guest') {
    await becomeGuest(visitor);
    await addGlassesTo(visitor, someSku(sandbox.context.catalog));
  }
  return visitor.cookieHeader;
}

/** A page, for which the clock stands still. */
async function pageAtOnce(path: string, cookie: string, send: Send) {
  const response = await storefrontOver(send).app.request(path, { headers: cookie ? { cookie } : {} });
  return { status: response.status, texts: textsOf(await response.text()) };
}

/** A page some of whose calls stay away. The clock goes on while all others have been responded to, up to the limit. */
async function pageInTime(
  path: string,
  cookie: string,
  isFailing: (request: Request) => boolean,
  fail: Send,
) {
  let others = 0;
  let isThere = false;
  const pending = pageAtOnce(path, cookie, (request) => {
    if (isFailing(request)) return fail(request);
    others += 1;
    return sandbox.fetch(request).finally(() => {
      others -= 1;
    });
  }).finally(() => {
    isThere = true;
  });
  for (let elapsed = 0; elapsed < LIMIT_MS && !isThere; ) {
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    if (others > 0) continue;
    await vi.advanceTimersByTimeAsync(STEP_MS);
    elapsed += STEP_MS;
  }
  return pending;
}

/** What the shopper reads. */
function textsOf(html: string): string[] {
  expect(html).toMatch(/<h1/);
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return [...body.matchAll(/>([^<]+)</g)].map(([, text]) => text?.trim() ?? '').filter(Boolean);
}

/** What is in the place of what failed, in a few words. */
function describeLoss(
  healthy: readonly string[],
  { status, texts }: { status: number; texts: string[] },
  { lacking }: { lacking: string },
): string {
  const shown = new Set(texts);
  const instead = texts.filter((text) => !healthy.includes(text));
  const parts = [...new Set(instead)].slice(0, 2).map((text) => `“${text}”`);
  if (parts.length === 0 && healthy.some((text) => !shown.has(text))) parts.push(lacking);
  if (status !== 200) parts.unshift(String(status));
  return parts.join(', ') || 'whole';
}

describe('a page whose calls fail is there in time and never blank', () => {
  const rows = new Map<string, string[]>();
  it.each(Object.entries(PAGES))('%s', async (page, { path, ...rest }) => {
    const cookie = await cookieOf('shopper' in rest ? rest.shopper : undefined);
    const healthy = await pageAtOnce(path, cookie, (request) => sandbox.fetch(request));
    expect(healthy.status).toBe(200);
    const cells = [page];
    for (const service of SERVICE_NAMES) {
      const { paths, ...words } = SERVICES[service];
      const losses: string[] = [];
      for (const fail of Object.values(FAULTS)) {
        const isFailing = (request: Request) => paths.test(new URL(request.url).pathname);
        losses.push(describeLoss(healthy.texts, await pageInTime(path, cookie, isFailing, fail), words));
      }
      const [atOnce, unavailable, hanging, slow] = losses;
      expect([unavailable, slow], service).toEqual([atOnce, hanging]);
      cells.push(atOnce === hanging ? `${atOnce}` : `${atOnce}; ${hanging} while it hangs`);
    }
    rows.set(page, cells);
  });

  it('as docs/operations.md says', () => {
    const head = ['page', ...SERVICE_NAMES];
    const table = [head, head.map(() => '---'), ...rows.values()].map((cells) => `| ${cells.join(' | ')} |`);
    const documented = readFileSync('docs/operations.md', 'utf8').split('\n');
    expect(documented.filter((line) => table.includes(line))).toEqual(table);
  });

  it.each(Object.entries(PAGES))('half of the calls: %s', async (_page, { path, ...rest }) => {
    const cookie = await cookieOf('shopper' in rest ? rest.shopper : undefined);
    let calls = 0;
    const { status } = await pageAtOnce(path, cookie, async (request) => {
      calls += 1;
      return calls % 2 === 0 ? sandbox.fetch(request) : Promise.reject(new HTTPException(502));
    });
    expect([200, 503]).toContain(status);
  });
});
