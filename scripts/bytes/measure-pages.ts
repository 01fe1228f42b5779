import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { startBuiltServer } from '../run/built-server.ts';
import { CHROMIUM_ARGS } from '../setup/chromium-args.ts';
import { findChromium } from '../setup/find-chromium.mjs';
import { mapFiles } from './map-files.ts';
import { fillCart, type MeasuredShopper, setAddress, setUpShopper, signIn } from './set-up-shopper.ts';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Duration of the first load. Anything that a page loads later without the shopper's action is not part of it. */
const FIRST_LOAD_MS = 2_000;
/** Extra wait after the page is idle, for requests that start late. */
const SETTLE_MS = 300;
const SEARCH =
  '/search/resources/store/10851/productview/byCategory/40001?catalogId=10101&langId=-1&currency=USD&profileName=IBM_findProductsByCategory_Details';
const PRESCRIPTION_STEP = 'prescription step';
const CHECKOUT = 'checkout';
const CONFIRMATION = 'confirmation';
/** Pages with a member's data. */
const MEMBER_PAGES: Readonly<Record<string, string>> = {
  orders: '/lc-us/account/orders',
  'payment methods': '/lc-us/account/payment-methods',
  prescriptions: '/lc-us/account/prescriptions',
  'account details': '/lc-us/account/details',
  addresses: '/lc-us/account/addresses',
};
/** The first demo order of the demo shopper (sandbox/orders/demo). */
const DEMO_ORDER = '90110001';
export interface MeasuredPage {
  page: string;
  shopper: MeasuredShopper;
  /** Transferred JavaScript, in bytes of brotli. */
  bytes: number;
}

/**
 * Opens pages of the built store in Chromium with an empty cache and no interaction, and adds up the transferred JavaScript
 * until the network is idle. Reports the larger size of a phone and a desktop viewport.
 *
 * @param pages all by default
 */
export async function measurePages({
  shoppers,
  pages,
}: {
  shoppers: readonly MeasuredShopper[];
  pages?: readonly string[];
}): Promise<MeasuredPage[]> {
  const { origin, stop } = await startBuiltServer('storefront', { SANDBOX_DATA: ':memory:' });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: CHROMIUM_ARGS,
  });
  try {
    const frame = await firstFrame(origin);
    const paths = {
      home: '/lc-us',
      listing: '/lc-us/eyeglasses',
      product: `/lc-us/${frame.partNumber}`,
      cart: '/AjaxOrderItemDisplayView',
      [PRESCRIPTION_STEP]: '/lc-us/checkout/prescription',
      [CHECKOUT]: '/lc-us/checkout',
      [CONFIRMATION]: `/lc-us/checkout/confirmation?orderId=${DEMO_ORDER}`,
      'order tracking': '/lc-us/track-order',
      ...MEMBER_PAGES,
      questions: '/lc-us/faq',
      privacy: '/lc-us/privacy',
      'store finder': '/lc-us/store-locator?location=New+York',
      'eye exams': '/lc-us/eye-exam',
      store: '/lc-us/stores/0279',
      'face shape': '/lc-us/face-shape',
      'exam booking': '/lc-us/eye-exam/schedule?storeNumber=0279',
    };
    // New shoppers first: a saved frame moves into the account of the member who signs in.
    const visits = shoppers.flatMap((shopper) =>
      Object.entries(paths)
        .filter(([page]) => !pages || pages.includes(page))
        .map(([page, path]) => ({ page, shopper, url: origin + path })),
    );
    const measured: MeasuredPage[] = [];
    for (const { url, ...visit } of visits) {
      const setUp = async (context: BrowserContext) => {
        await setUpShopper(context, visit.shopper, origin, frame.uniqueID);
        // An order is shown to its owner only, and so are the pages of the account.
        if (visit.page === CONFIRMATION || visit.page in MEMBER_PAGES) await signIn(context, origin);
        if (visit.page === PRESCRIPTION_STEP || visit.page === CHECKOUT) await fillCart(context, origin);
        if (visit.page === CHECKOUT) await setAddress(context, origin);
      };
      measured.push({ ...visit, bytes: await largestSize(browser, url, setUp) });
    }
    return measured;
  } finally {
    await browser.close();
    await stop();
  }
}

type SetUpShopper = (context: BrowserContext) => Promise<void>;

async function largestSize(browser: Browser, url: string, setUp: SetUpShopper): Promise<number> {
  const sizes = await Promise.all(
    VIEWPORTS.map(async (viewport) => {
      const context = await browser.newContext({ viewport });
      await setUp(context);
      const bytes = await scriptBytes(context, url);
      await context.close();
      return bytes;
    }),
  );
  return Math.max(...sizes);
}

async function scriptBytes(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  // On a busy machine they would load before the network is idle.
  await page.addInitScript((end) => {
    const { setTimeout } = window;
    const withoutLater = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms < end ? setTimeout(handler, ms, ...args) : 0;
    Object.assign(window, { setTimeout: withoutLater });
  }, FIRST_LOAD_MS);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  // On a busy machine the network may be idle because the scripts have not run yet.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForTimeout(SETTLE_MS);
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
      .filter(({ path }) => path.endsWith('.js')),
  );
  // The map has separate limits: the list is complete without it.
  const ofMap = new Set(mapFiles().flatMap(({ files }) => files.map((file) => `/${file}`)));
  return scripts.filter(({ path }) => !ofMap.has(path)).reduce((sum, { bytes }) => sum + bytes, 0);
}

interface Frame {
  uniqueID: string;
  partNumber: string;
}

/** The first frame of the listing, in its first color. */
async function firstFrame(origin: string): Promise<Frame> {
  const result = (await (await fetch(origin + SEARCH)).json()) as {
    catalogEntryView: (Frame & { sKUs?: Frame[] })[];
  };
  const [first] = result.catalogEntryView;
  if (!first) throw new Error('The sandbox has no eyeglasses.');
  return first.sKUs?.[0] ?? first;
}
