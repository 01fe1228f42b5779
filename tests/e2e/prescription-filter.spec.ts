import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import type { Shopper } from './support/shopper';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

/** Opens the filters: beside the products, or in the drawer on mobile. */
async function openFilters({ page, main, mobile, text }: Shopper): Promise<Locator> {
  if (!mobile) return main.getByRole('complementary', { name: text('listing', 'Filters') });
  await main.getByRole('button', { name: new RegExp(`^${text('listing', 'Filter')}`) }).click();
  return page.getByRole('dialog', { name: text('listing', 'Filters') });
}

const field = (filters: Locator, { text }: Shopper, source: string) =>
  filters.getByRole('combobox', { name: text('prescription', source) });

/** Chooses a power as shoppers do: the options come with the focus. */
async function choose(select: Locator, power: string): Promise<void> {
  await select.focus();
  await select.selectOption(power);
}

async function fill(filters: Locator, shopper: Shopper, right: string, left: string): Promise<void> {
  await choose(field(filters, shopper, 'SPH, right eye (OD)'), right);
  await choose(field(filters, shopper, 'SPH, left eye (OS)'), left);
}

test('values are required, stored in a cookie only, and filter the frames', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main, locale } = shopper;
  const text = (source: string) => shopper.text('prescription', source);
  await shopper.open(`/${locale}/eyeglasses?sku[]=1`);
  let filters = await openFilters(shopper);
  const find = filters.getByRole('button', { name: text('Show frames that fit') });
  await choose(field(filters, shopper, 'SPH, left eye (OS)'), '−7.50');
  await find.click();
  await expect(filters.getByText(text('Oops! You need to add your values'))).toBeVisible();
  await expect(field(filters, shopper, 'SPH, right eye (OD)')).toBeFocused();
  await expect(field(filters, shopper, 'SPH, left eye (OS)')).toHaveValue('−7.50');
  await expectNoAxeViolations(page, 'prescription without values');

  await fill(filters, shopper, '−8.00', '−7.50');
  await find.click();
  await expect(page).toHaveURL(
    `/${locale}/eyeglasses?facet=ROXABLE:True&facet=MAX_TOTAL_POWER:7-&sku%5B%5D=1`,
  );
  const clear = filters.getByRole('button', { name: text('Clear my prescription') });
  await expect(clear).toBeVisible();
  await expect(filters.getByRole('combobox')).toHaveCount(0);
  await expectNoAxeViolations(page, 'prescription in use');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'prescription')).toMatchObject({ path: '/', expires: -1 });

  await page.reload();
  await expect(main.getByText(text('Takes your prescription')).first()).toBeVisible();
  await expect(main.getByText(text('Not for your prescription'))).toHaveCount(0);
  await expectNoAxeViolations(page, 'frames compatible with the prescription');
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  // Narrower where space is reserved for a scroll bar.
  expect(scrollWidth, 'the page does not overflow the viewport').toBeLessThanOrEqual(clientWidth);

  filters = await openFilters(shopper);
  const reloaded = page.waitForEvent('load');
  await filters.getByRole('button', { name: text('Clear my prescription') }).click();
  await reloaded;
  await expect(page).toHaveURL(`/${locale}/eyeglasses?sku%5B%5D=1`);
  await expect(main.getByText(text('Takes your prescription'))).toHaveCount(0);
  filters = await openFilters(shopper);
  await expect(field(filters, shopper, 'SPH, right eye (OD)')).toBeVisible();
});

test('a cleared prescription does not come back with Back', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open('/lc-us/eyeglasses');
  let filters = await openFilters(shopper);
  await fill(filters, shopper, '−8.00', '−7.50');
  await filters.getByRole('button', { name: 'Show frames that fit' }).click();
  await expect(page).toHaveURL(/ROXABLE/);
  await expect(filters.getByText('SPH −8.00')).toBeVisible();
  // A second history entry with the filter.
  await page.goto(`${page.url()}&sort=price-low`);
  filters = await openFilters(shopper);
  const reloaded = page.waitForEvent('load');
  await filters.getByRole('button', { name: 'Clear my prescription' }).click();
  await reloaded;
  await expect(page).toHaveURL('/lc-us/eyeglasses?sort=price-low');

  await page.goBack();
  await expect(page).not.toHaveURL(/ROXABLE/);
  await expect(main.getByRole('link', { name: 'Remove filter: My prescription' })).toHaveCount(0);
  filters = await openFilters(shopper);
  await expect(field(filters, shopper, 'SPH, right eye (OD)')).toHaveValue('');
  await expect(filters.getByText('SPH −8.00')).toHaveCount(0);
});
