import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { expect, test } from './support/fixtures';
import { chooseFacet, frameShape, tilePrices } from './support/listing-steps';
import { goToEyeglasses } from './support/navigation-steps';
import { EVERY_LOCALE, FULL_RUN_ONLY, PHONE_ONLY } from './support/variants';

test('facet, sort order and page are in the URL; Back and reload restore page and scroll', {
  tag: EVERY_LOCALE,
}, async ({ shopper }) => {
  const { page, main, text, locale } = shopper;
  const base = `/${locale}/eyeglasses`;
  await shopper.open(`/${locale}`);
  await goToEyeglasses(shopper);

  // 74 frames of the seed data, on four pages of 24.
  const round = await frameShape(shopper, 'round');
  await chooseFacet(shopper, round);
  await expect(page).toHaveURL(`${base}?${round.searchParam}`);
  const chosen = main.getByRole('list', { name: text('listing', 'Chosen filters') });
  await expect(
    chosen.getByRole('link', { name: text('listing', 'Remove filter: {label}', { label: round.name }) }),
  ).toBeVisible();
  await expect(main.getByText(/^74 /)).toBeVisible();
  await expectNoAxeViolations(page, 'filtered listing');

  await main.getByRole('combobox', { name: text('listing', 'Sort by') }).selectOption('price-low');
  await expect(page).toHaveURL(`${base}?${round.searchParam}&sort=price-low`);
  await expect.poll(async () => isAscending(await tilePrices(shopper))).toBe(true);

  await main.getByRole('link', { name: text('listing', 'Next page') }).click();
  await expect(page).toHaveURL(`${base}?${round.searchParam}&sort=price-low&page=2`);
  await expect(main.getByRole('heading', { name: text('listing', 'Products'), exact: true })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const secondPage = await tilePrices(shopper);
  expect(secondPage).toHaveLength(24);
  await expectNoAxeViolationsInFullRun(page, 'second page of a listing');

  const tile = main.getByRole('article').nth(17);
  const name = (await tile.getByRole('heading').textContent()) ?? '';
  // Scrolls as a click does.
  await tile.getByRole('link', { name, exact: true }).hover();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await tile.getByRole('link', { name, exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(`${base}?${round.searchParam}&sort=price-low&page=2`);
  await expect(main.getByRole('article')).toHaveCount(24);
  await expect(tile).toBeInViewport();

  await page.reload();
  await expect.poll(() => tilePrices(shopper)).toEqual(secondPage);
  await expect(tile).toBeInViewport();
});

test('the stored size filters the listing; the column layout persists on mobile', {
  tag: [PHONE_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main } = shopper;
  await page.addInitScript(() => localStorage.setItem('optimalHinge', '136'));
  await shopper.open('/lc-us/eyeglasses?page=2&sku[]=1');
  await expect(main.getByText('Most of these frames take')).toBeVisible();
  await main.getByRole('button', { name: 'Filter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('link', { name: 'Use my size' }).click();
  await expect(page).toHaveURL('/lc-us/eyeglasses?facet=TOTAL_WIDTH:133-139&sku%5B%5D=1');
  await expect(dialog.getByRole('link', { name: 'Use my size' })).toHaveAttribute('aria-current', 'true');

  await dialog.getByRole('button', { name: 'Show 147 frames' }).click();
  await expect(dialog).toBeHidden();
  const tile = main.getByRole('article').first();
  const width = async () => (await tile.boundingBox())?.width ?? 0;
  expect(await width()).toBeLessThan(200);
  await main.getByRole('button', { name: 'Show one column' }).click();
  await expect.poll(width).toBeGreaterThan(300);
  await page.reload();
  await expect.poll(width).toBeGreaterThan(300);
});

test('a search without results offers another search', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open('/lc-us/search?q=zzzzqqqq');
  await expect(main.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expectNoAxeViolations(page, 'search without results');
  await main.getByRole('searchbox').fill('aviator');
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/lc-us/search?q=aviator');
  await expect(main.getByRole('article').first()).toBeVisible();
});

function isAscending(prices: number[]): boolean {
  return (
    prices.length > 1 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? price))
  );
}

test('the button of the columns knows the choice of an earlier visit', {
  tag: [PHONE_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open('/lc-us/eyeglasses');
  await main.getByRole('button', { name: 'Show one column' }).click();
  const switchBack = main.getByRole('button', { name: 'Show two columns' });
  await expect(switchBack).toBeVisible();
  await page.reload();
  // Without a touch, which hydrates it.
  await expect(switchBack).toBeVisible();
});
