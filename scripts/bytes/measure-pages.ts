import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { startServer } from '../bench/server-process.ts';
import { findChromium } from '../setup/find-chromium.mjs';

const PORT = 4024;
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** After the page has come to rest: time for what it may ask for then. */
const QUIET_MS = 300;
const SEARCH =
  '/search/resources/store/10851/productview/byCategory/40001?catalogId=10101&langId=-1&currency=USD';
const GUEST = '/wcs/resources/store/10851/guestidentity?updateCookies=true';

export interface MeasuredPage {
  page: string;
  /** Whether the shopper has a session, as after putting something into the cart. */
  session: boolean;
  /** JavaScript over the wire, in bytes of brotli. */
  bytes: number;
}

/**
 * Opens the pages of the built store in Chromium, each with an empty cache, touches nothing, and adds up the JavaScript
 * that came over the wire until nothing more came. Of a phone's and a desktop's window the larger figure counts.
 */
export async function measurePages(): Promise<MeasuredPage[]> {
  const server = await startServer({
    command: 'node',
    args: ['dist/server/storefront.js'],
    port: PORT,
    environment: { SANDBOX_DATA: ':memory:' },
    ready: '/lc-us',
  });
  // Without TLS a browser takes brotli from this name alone.
  const origin = server.origin.replace('127.0.0.1', 'localhost');
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const paths = {
      home: '/lc-us',
      listing: '/lc-us/eyeglasses',
      product: `/lc-us/${await someUpc(origin)}`,
      cart: '/AjaxOrderItemDisplayView',
    };
    const visits = Object.entries(paths).flatMap(([page, path]) =>
      [false, true].map((session) => ({ page, session, url: origin + path })),
    );
    const measured: MeasuredPage[] = [];
    for (const { url, ...visit } of visits) {
      measured.push({ ...visit, bytes: await largest(browser, url, visit.session) });
    }
    return measured;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function largest(browser: Browser, url: string, session: boolean): Promise<number> {
  const sizes = await Promise.all(
    VIEWPORTS.map(async (viewport) => {
      const context = await browser.newContext({ viewport });
      if (session) await context.request.post(new URL(GUEST, url).href, { data: {} });
      const bytes = await scriptBytes(context, url);
      await context.close();
      return bytes;
    }),
  );
  return Math.max(...sizes);
}

async function scriptBytes(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  // On a busy machine the network may rest because the scripts have not run yet.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

async function someUpc(origin: string): Promise<string> {
  const answer = (await (await fetch(origin + SEARCH)).json()) as {
    catalogEntryView: { partNumber: string; sKUs?: { partNumber: string }[] }[];
  };
  const [first] = answer.catalogEntryView;
  if (!first) throw new Error('The sandbox has no eyeglasses.');
  return first.sKUs?.[0]?.partNumber ?? first.partNumber;
}
