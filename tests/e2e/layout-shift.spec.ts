import { builtScript } from './support/built-script';
import { cartLines, cartPath, fillCart, headerCount } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { openInParts } from './support/html-in-parts';
import { expectHydrated } from './support/hydration';
import {
  expectNoLayoutShift,
  expectNoLayoutShiftBy,
  scrollToEnd,
  waitForResponses,
  watchLayoutShift,
} from './support/layout-shift';
import { addPair } from './support/pair-steps';
import { POLYGON } from './support/polygon';
import { BOTH_SIZES, DESKTOP_ONLY, EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

const SEARCH = '**/search/resources/**';

test('no layout shift on listing, product and cart, while loading and while scrolling to the end', {
  tag: [EVERY_LOCALE, BOTH_SIZES],
}, async ({ shopper }) => {
  const { page, locale } = shopper;
  await fillCart(shopper);
  await addPair(shopper, { type: 'progressive', materialCode: 'HI167' });
  await watchLayoutShift(page);
  for (const path of [`/${locale}/eyeglasses`, `/${locale}/${POLYGON.upc}`, cartPath(shopper)]) {
    await shopper.open(path);
    await scrollToEnd(page);
    await expectHydrated(shopper);
    await expect(headerCount(shopper)).toContainText('2');
    if (path === cartPath(shopper)) await expect(cartLines(shopper)).toHaveCount(2);
    await waitForResponses(page);
    await expectNoLayoutShift(page);
  }
});

test('no layout shift from slow responses to a click: a filter, a sort order, back', async ({ shopper }) => {
  const { page, main, mobile, text } = shopper;
  await watchLayoutShift(page);
  await shopper.open('/lc-us/eyeglasses');
  const filters = mobile
    ? page.getByRole('dialog', { name: text('listing', 'Filters') })
    : main.getByRole('complementary', { name: text('listing', 'Filters') });
  // The page behind the drawer is inert.
  const products = page.getByRole('region', {
    name: text('listing', 'Products'),
    exact: true,
    includeHidden: true,
  });
  const change = async (action: () => Promise<unknown>, url: RegExp) => {
    const release = await holdRequests(page, SEARCH);
    await action();
    await expect(products).toHaveAttribute('aria-busy', 'true');
    await expectNoLayoutShiftBy(page, release, async () => {
      await expect(products).toHaveAttribute('aria-busy', 'false');
      await expect(page).toHaveURL(url);
    });
    await page.unroute(SEARCH);
  };
  const toggleFilter = (name: RegExp, url: RegExp) =>
    change(() => filters.getByRole('link', { name }).click(), url);
  if (mobile) await main.getByRole('button', { name: text('listing', 'Filter') }).click();
  await toggleFilter(/^Round ?,/, /FRAME_SHAPE:round/);
  // The seed data has no extra large round frame.
  await expect(filters.getByRole('link', { name: /^Extra large ?, 0$/, disabled: true })).toBeVisible();
  await toggleFilter(/^Black ?,/, /COLOR_FAMILY:black/);
  await toggleFilter(/^Round ?,/, /eyeglasses\?facet=COLOR_FAMILY:black$/);
  if (mobile) await filters.getByRole('button', { name: / frames$/ }).click();
  const sort = main.getByRole('combobox', { name: text('listing', 'Sort by') });
  await change(() => sort.selectOption('price-low'), /sort=price-low/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(products).toHaveAttribute('aria-busy', 'false');
  await expectNoLayoutShift(page);
});

test('the prescription section is never empty, nor partly, while the code for a stored prescription loads', {
  tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
}, async ({ shopper, baseURL }) => {
  const { page, main, text } = shopper;
  const summaryScript = builtScript('later-listing-product');
  const release = await holdRequests(page, `**${summaryScript}`);
  await page.context().addCookies([
    {
      name: 'prescription',
      value: encodeURIComponent('{"SPH":{"OD":"-2.25","OS":"-2.25"}}'),
      url: `${baseURL}/`,
    },
  ]);
  const scriptRequest = page.waitForRequest(`**${summaryScript}`);
  await watchLayoutShift(page);
  await shopper.open('/lc-us/eyeglasses');
  await scriptRequest;
  const box = main.getByRole('region', { name: text('prescription', 'Your prescription') });
  await expect(box.getByRole('combobox').first()).toBeVisible();
  const room = await box.boundingBox();
  const button = await box
    .getByRole('button', { name: text('prescription', 'Show frames that fit') })
    .boundingBox();
  expect(bottomOf(room) - bottomOf(button)).toBeLessThan(20);
  release();
  await expect(
    box.getByRole('button', { name: text('prescription', 'Clear my prescription') }),
  ).toBeVisible();
  await expect(box.getByRole('combobox')).toHaveCount(0);
  await expectNoLayoutShift(page);
});

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);

test('no layout shift of the toolbar of a listing while its HTML arrives in parts', {
  tag: BOTH_SIZES,
}, async ({ shopper, baseURL, errorMonitor }) => {
  const { page } = shopper;
  // Nothing but the HTML has a server.
  errorMonitor.allow(/./);
  await watchLayoutShift(page);
  await openInParts(page, `${baseURL}/lc-us/eyeglasses`, { from: '</aside>', until: '<article' });
  // No font has arrived, which could round something.
  await expectNoLayoutShift(page, 0);
});
