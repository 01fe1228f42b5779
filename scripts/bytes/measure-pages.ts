import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { startBuiltServer } from '../run/built-server.ts';
import { findChromium } from '../setup/find-chromium.mjs';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** After the page has come to rest: time for what it may ask for then. */
const QUIET_MS = 300;
const SEARCH =
  '/search/resources/store/10851/productview/byCategory/40001?catalogId=10101&langId=-1&currency=USD&profileName=IBM_findProductsByCategory_Details';
const GUEST = '/wcs/resources/store/10851/guestidentity?updateCookies=true';
const SAVED_ITEMS = '/wcs/resources/store/10851/catalog/10101/saveditems/@self?langId=-1';
const SHOPPERS = ['new', 'with a session', 'with a frame saved'] as const;

/** A session is what a shopper has who has put something into the cart; one who has saved a frame has one too. */
export type MeasuredShopper = (typeof SHOPPERS)[number];

export interface MeasuredPage {
  page: string;
  shopper: MeasuredShopper;
  /** JavaScript over the wire, in bytes of brotli. */
  bytes: number;
}

/**
 * Opens the pages of the built store in Chromium, each with an empty cache, touches nothing, and adds up the JavaScript
 * that came over the wire until nothing more came. Of a phone's and a desktop's window the larger figure counts.
 */
export async function measurePages(): Promise<MeasuredPage[]> {
  const { origin, stop } = await startBuiltServer('storefront', { SANDBOX_DATA: ':memory:' });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const frame = await someFrame(origin);
    const paths = {
      home: '/lc-us',
      listing: '/lc-us/eyeglasses',
      product: `/lc-us/${frame.partNumber}`,
      cart: '/AjaxOrderItemDisplayView',
    };
    const visits = Object.entries(paths).flatMap(([page, path]) =>
      SHOPPERS.map((shopper) => ({ page, shopper, url: origin + path })),
    );
    const measured: MeasuredPage[] = [];
    for (const { url, ...visit } of visits) {
      const become = (context: BrowserContext) =>
        becomeShopper(context, visit.shopper, origin, frame.uniqueID);
      measured.push({ ...visit, bytes: await largest(browser, url, become) });
    }
    return measured;
  } finally {
    await browser.close();
    await stop();
  }
}

type Become = (context: BrowserContext) => Promise<void>;

async function becomeShopper(
  { request }: BrowserContext,
  shopper: MeasuredShopper,
  origin: string,
  catEntryId: string,
): Promise<void> {
  if (shopper === 'new') return;
  await request.post(origin + GUEST, { data: {} });
  if (shopper === 'with a session') return;
  const item = { catEntryId, catEntryType: 'EYE', quantity: 1 };
  const saved = await request.put(origin + SAVED_ITEMS, { data: { addSavedItemList: [item] } });
  if (!saved.ok()) throw new Error(`The frame was not saved: ${await saved.text()}`);
}

async function largest(browser: Browser, url: string, become: Become): Promise<number> {
  const sizes = await Promise.all(
    VIEWPORTS.map(async (viewport) => {
      const context = await browser.newContext({ viewport });
      await become(context);
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

interface Frame {
  uniqueID: string;
  partNumber: string;
}

/** The first frame of the listing, in its first colour. */
async function someFrame(origin: string): Promise<Frame> {
  const answer = (await (await fetch(origin + SEARCH)).json()) as {
    catalogEntryView: (Frame & { sKUs?: Frame[] })[];
  };
  const [first] = answer.catalogEntryView;
  if (!first) throw new Error('The sandbox has no eyeglasses.');
  return first.sKUs?.[0] ?? first;
}
