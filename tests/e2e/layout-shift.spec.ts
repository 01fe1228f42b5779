import { builtScript } from './support/built-script';
import { cartLines, cartPath, fillCart } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { expectNoLayoutShift, scrollToEnd, watchLayoutShift } from './support/layout-shift';
import { addPair } from './support/pair-steps';
import { POLYGON } from './support/polygon';
import { BOTH_SIZES, DESKTOP_ONLY, EVERY_LOCALE } from './support/variants';

test('no layout shift on listing, product and cart, while loading and while scrolling to the end', {
  tag: [EVERY_LOCALE, BOTH_SIZES],
}, async ({ shopper }) => {
  const { page, locale } = shopper;
  await fillCart(shopper);
  await addPair(shopper, { type: 'progressive', materialCode: 'HI167' });
  await watchLayoutShift(page);
  for (const path of [`/${locale}/eyeglasses`, `/${locale}/${POLYGON.upc}`, cartPath(shopper)]) {
    await shopper.open(path);
    if (path === cartPath(shopper)) await cartLines(shopper).first().waitFor();
    await page.waitForLoadState('networkidle');
    await scrollToEnd(page);
    await page.waitForLoadState('networkidle');
    await expectNoLayoutShift(page);
  }
});

test('no layout shift from slow responses to a click: a filter, a sort order, back', async ({
  shopper,
  baseURL,
}) => {
  const { page, main, mobile, text } = shopper;
  // Longer than the 500 ms in which Chromium attributes a shift to user input.
  await page.context().addCookies([{ name: 'sandbox_latency', value: '800', url: `${baseURL}/` }]);
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
  const expectLoaded = () => expect(products).toHaveAttribute('aria-busy', 'false');
  const toggleFilter = async (name: RegExp, parameter: string) => {
    await filters.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(parameter));
    await expectLoaded();
  };
  if (mobile) await main.getByRole('button', { name: text('listing', 'Filter') }).click();
  await toggleFilter(/^Round ?,/, 'FRAME_SHAPE:round');
  // The seed data has no extra large round frame.
  await expect(filters.getByRole('link', { name: /^Extra large ?, 0$/, disabled: true })).toBeVisible();
  await toggleFilter(/^Black ?,/, 'COLOR_FAMILY:black');
  await toggleFilter(/^Round ?,/, String.raw`eyeglasses\?facet=COLOR_FAMILY:black$`);
  if (mobile) await filters.getByRole('button', { name: / frames$/ }).click();
  await main.getByRole('combobox', { name: text('listing', 'Sort by') }).selectOption('price-low');
  await expect(page).toHaveURL(/sort=price-low/);
  await expectLoaded();
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expectLoaded();
  await expectNoLayoutShift(page);
});

test('the prescription section is never empty, even while the code for a stored prescription loads', {
  tag: DESKTOP_ONLY,
}, async ({ shopper, baseURL }) => {
  const { page, main, text } = shopper;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const summaryScript = builtScript('src/features/prescription/components/prescription-summary.tsx');
  await page.route(`**${summaryScript}`, async (route) => {
    await released;
    await route.continue();
  });
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
  release();
  await expect(
    box.getByRole('button', { name: text('prescription', 'Clear my prescription') }),
  ).toBeVisible();
  await expect(box.getByRole('combobox')).toHaveCount(0);
  await expectNoLayoutShift(page);
});
