import type { Locator } from '@playwright/test';
import type { LocaleCode } from '@/domain/locale/locales';
import { cartLines, cartPath, cartTotal, emptyCartHeading, fillCart } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { tilePrices } from './support/listing-steps';
import { goToEyeglasses, search } from './support/navigation-steps';
import { POLYGON, POLYGON_AMOUNTS } from './support/polygon';
import type { Shopper } from './support/shopper';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';
import { wishlistPath } from './support/wishlist-steps';

test.use({ javaScriptEnabled: false });

// Chromium reports every script as blocked.
test.beforeEach(({ errorMonitor }) => errorMonitor.allow(/^csp: GET .*\/_build\/[^/]+\.js$/));

/** Label of the facet value. 74 frames of the seed data are round. */
const ROUND: Record<LocaleCode, string> = {
  'lc-us': 'Round',
  'es-us': 'Redonda',
  'en-ca': 'Round',
  'fr-ca': 'Ronde',
};

// axe needs the page's timers, which do not run here. The tests with JavaScript check the same markup.
test('finds a frame: home page, listing, facet, sort order, page, search, product, color', {
  tag: EVERY_LOCALE,
}, async ({ shopper }) => {
  await checkHomePage(shopper);
  await goToEyeglasses(shopper);
  await expect(shopper.main.getByRole('article')).toHaveCount(24);
  await expectNoInertControls(shopper);
  await filterByRound(shopper);
  await sortAndPaginate(shopper);
  await search(shopper, POLYGON.name);
  await shopper.main.getByRole('link', { name: POLYGON.name, exact: true }).first().click();
  await checkProduct(shopper);
});

test('shows the empty and the filled cart, with links to continue', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  await checkEmptyCart(shopper);
  await fillCart(shopper);
  await checkCart(shopper);
});

test('the empty wishlist says that saving needs JavaScript, not which button to tap', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main, text } = shopper;
  await page.goto(wishlistPath(shopper));
  await expect(main.getByText(text('wishlist', 'Tap the heart on a frame to keep it here.'))).toBeHidden();
  const notice = 'Saving frames needs JavaScript. Switch it on in your browser to use your wishlist.';
  await expect(noscriptText(shopper, text('wishlist', notice))).toBeVisible();
});

async function checkHomePage(shopper: Shopper): Promise<void> {
  const { page, main, locale, site } = shopper;
  await page.goto(`/${locale}`);
  await expect(page.locator('html')).toHaveAttribute('lang', site.languageTag);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const prices = await tilePrices(shopper);
  expect(prices.length).toBeGreaterThan(4);
  expect(prices.every((price) => price > 0)).toBe(true);
  await expectNoInertControls(shopper);
}

/** Filters beside the products, or behind a link on mobile. */
async function filterByRound({ page, main, text, mobile, locale }: Shopper): Promise<void> {
  const filters = main.getByRole('complementary', { name: text('listing', 'Filters') });
  if (mobile) {
    await expect(filters).toBeHidden();
    await main.getByRole('link', { name: text('listing', 'Filter'), exact: true }).click();
  }
  await filters.getByRole('link', { name: new RegExp(`^${ROUND[locale]} ?, 74$`) }).click();
  await expect(page).toHaveURL(`/${locale}/eyeglasses?facet=FRAME_SHAPE:round`);
  await expect(main.getByText(/^74 /)).toBeVisible();
  const chosen = main.getByRole('list', { name: text('listing', 'Chosen filters') });
  await expect(
    chosen.getByRole('link', { name: text('listing', 'Remove filter: {label}', { label: ROUND[locale] }) }),
  ).toBeVisible();
}

async function sortAndPaginate(shopper: Shopper): Promise<void> {
  const { page, main, text, locale } = shopper;
  await main.getByRole('combobox', { name: text('listing', 'Sort by') }).selectOption('price-low');
  await main.getByRole('button', { name: text('listing', 'Sort'), exact: true }).click();
  await expect.poll(() => decodedQuery(page.url())).toBe('?facet=FRAME_SHAPE:round&sort=price-low');
  await expect(main.getByRole('article')).toHaveCount(24);
  const firstPagePrices = await tilePrices(shopper);
  expect(firstPagePrices).toEqual(firstPagePrices.toSorted((one, other) => one - other));

  await main.getByRole('link', { name: text('listing', 'Next page') }).click();
  await expect.poll(() => decodedQuery(page.url())).toBe('?facet=FRAME_SHAPE:round&sort=price-low&page=2');
  await expect(main.getByRole('article')).toHaveCount(24);
  const secondPagePrices = await tilePrices(shopper);
  expect(Math.min(...secondPagePrices)).toBeGreaterThanOrEqual(Math.max(...firstPagePrices));
  await expect(page).toHaveURL(new RegExp(`/${locale}/eyeglasses`));
}

/** Decodes the query, since forms escape values differently than links. */
function decodedQuery(url: string): string {
  return decodeURIComponent(new URL(url).search);
}

async function checkProduct(shopper: Shopper): Promise<void> {
  const { page, main, text, locale } = shopper;
  await expect(page).toHaveURL(`/${locale}/${POLYGON.upc}`);
  await expect(page).toHaveTitle(new RegExp(POLYGON.name));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(POLYGON.name);
  await expect(main).toContainText(POLYGON_AMOUNTS[locale].frame);
  const front = text('product', 'front view');
  await expect(main.getByRole('img', { name: `Corvenna ${POLYGON.name}, ${front}` })).toBeVisible();
  const shape = main.getByRole('definition').filter({ hasText: SQUARE[locale] });
  await expect(shape).toBeVisible();
  await expect(noscriptText(shopper, text('lens', 'Ordering needs JavaScript'))).toBeVisible();
  await expectNoInertControls(shopper);

  const colors = main.getByRole('list', { name: text('product', 'Colors of this frame') });
  await colors.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(`/${locale}/${POLYGON.navyUpc}`);
  await expect(colors.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
}

/** Label of Polygon's shape. */
const SQUARE: Record<LocaleCode, RegExp> = {
  'lc-us': /^Square$/,
  'es-us': /^Cuadrada$/,
  'en-ca': /^Square$/,
  'fr-ca': /^Carrée$/,
};

async function checkEmptyCart(shopper: Shopper): Promise<void> {
  const { page, main, text, locale } = shopper;
  await page.goto(cartPath(shopper));
  await expect(emptyCartHeading(shopper)).toBeVisible();
  await expectNoInertControls(shopper);
  await main.getByRole('link', { name: text('cart', 'See eyeglasses'), exact: true }).click();
  await expect(page).toHaveURL(`/${locale}/eyeglasses`);
}

async function checkCart(shopper: Shopper): Promise<void> {
  const { page, main, text, locale } = shopper;
  const { frame } = POLYGON_AMOUNTS[locale];
  await page.goto(cartPath(shopper));
  await expect(cartLines(shopper)).toHaveCount(1);
  await expect(cartLines(shopper)).toContainText(frame);
  const quantity = text('cart', 'Quantity: {quantity}', { quantity: 1 });
  await expect(noscriptText(shopper, quantity)).toBeVisible();
  await expect(cartTotal(shopper)).toHaveText(frame);
  await expect(noscriptText(shopper, text('cart', 'Changing your cart needs JavaScript'))).toBeVisible();
  await expectNoInertControls(shopper);
  await main.getByRole('link', { name: POLYGON.name, exact: true }).click();
  await expect(page).toHaveURL(`/${locale}/${POLYGON.upc}`);
}

/** Finds the content of a `noscript` element, which Playwright only finds by its full text. */
function noscriptText({ main }: Shopper, content: string): Locator {
  return main.getByText(content, { exact: true });
}

/** Expects that every visible button submits a form with an action, and every field belongs to such a form. */
async function expectNoInertControls({ page }: Shopper): Promise<void> {
  await expect(page.locator('button:not(form[action] [type=submit]):visible')).toHaveCount(0);
  await expect(page.locator(':is(input, select, textarea):not(form[action] *):visible')).toHaveCount(0);
  // A tab must be a link to the page with its panel.
  await expect(page.locator('[role=tab]:not([href]):visible')).toHaveCount(0);
  // Busy content would need a script to load.
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
}
