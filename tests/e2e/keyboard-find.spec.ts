import { expect, test } from './support/fixtures';
import { tabAndEnter, tabBackAndEnter, tabBackTo, tabTo } from './support/keyboard';
import { frameShape } from './support/listing-steps';
import { POLYGON } from './support/polygon';
import type { Shopper } from './support/shopper';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

// Avoids waiting for fades at hundreds of tab stops.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: from the home page through listing and search to a product', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  await skipToContent(shopper);
  await openEyeglasses(shopper);
  await chooseRound(shopper);
  await sortAndPaginate(shopper);
  await searchForPolygon(shopper);
});

/** Uses the skip link, which is the first tab stop. */
async function skipToContent(shopper: Shopper): Promise<void> {
  const { page, main, text, locale } = shopper;
  await shopper.open(`/${locale}`);
  const skip = page.getByRole('link', { name: text('app', 'Skip to content') });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus')).toHaveCount(1);
}

async function openEyeglasses({ page, text, mobile, locale }: Shopper): Promise<void> {
  const header = page.getByRole('banner');
  const link = header
    .getByRole('navigation')
    .getByRole('link', { name: text('header', 'Eyeglasses'), exact: true });
  if (mobile) {
    const menu = header.getByLabel(text('header', 'Menu'), { exact: true }).and(page.locator('summary'));
    await tabBackAndEnter(page, menu);
    await tabTo(page, link);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Space');
    await tabAndEnter(page, link);
  } else {
    await tabBackAndEnter(page, link);
  }
  await expect(page).toHaveURL(`/${locale}/eyeglasses`);
}

/** Chooses the filter beside the products, or in the drawer on mobile. */
async function chooseRound(shopper: Shopper): Promise<void> {
  const { page, main, text, mobile, locale } = shopper;
  const round = await frameShape(shopper, 'round');
  const filters = text('listing', 'Filters');
  const within = mobile
    ? page.getByRole('dialog', { name: filters })
    : main.getByRole('complementary', { name: filters });
  const opener = main.getByRole('button', { name: text('listing', 'Filter') });
  if (mobile) {
    await tabAndEnter(page, opener);
    await expect(within).toBeVisible();
  }
  await tabAndEnter(page, within.getByRole('link', { name: new RegExp(`^${round.name} ?, 74$`) }));
  await expect(page).toHaveURL(`/${locale}/eyeglasses?facet=FRAME_SHAPE:round`);
  await expect(within.getByRole('link', { name: new RegExp(`^${round.name} ?,`) })).toBeFocused();
  if (!mobile) return;
  await tabAndEnter(page, within.getByRole('button', { name: /74 / }));
  await expect(within).toBeHidden();
  await expect(opener).toBeFocused();
}

async function sortAndPaginate({ page, main, text, locale }: Shopper): Promise<void> {
  const filteredPath = `/${locale}/eyeglasses?facet=FRAME_SHAPE:round`;
  const sort = main.getByRole('combobox', { name: text('listing', 'Sort by') });
  await tabTo(page, sort);
  // Focus in products that are being replaced would be lost.
  const products = main.getByRole('region', { name: text('listing', 'Products'), exact: true });
  await expect(products).toHaveAttribute('aria-busy', 'false');
  for (const order of ['newest', 'price-low']) {
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`${filteredPath}&sort=${order}`);
    await expect(products).toHaveAttribute('aria-busy', 'false');
  }
  await expect(sort).toBeFocused();
  await tabAndEnter(page, main.getByRole('link', { name: text('listing', 'Next page') }));
  await expect(page).toHaveURL(`${filteredPath}&sort=price-low&page=2`);
  await expect(main.getByRole('heading', { name: text('listing', 'Products'), exact: true })).toBeFocused();
}

async function searchForPolygon({ page, main, text, mobile, locale }: Shopper): Promise<void> {
  const header = page.getByRole('banner');
  const field = header.getByRole('combobox');
  if (mobile) {
    await tabBackAndEnter(
      page,
      header.getByLabel(text('header', 'Open search')).and(page.locator('summary')),
    );
    await expect(field).toBeFocused();
  } else {
    await tabBackTo(page, field);
  }
  await page.keyboard.type(POLYGON.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${locale}/search?q=${POLYGON.name}`);
  await tabAndEnter(page, main.getByRole('link', { name: POLYGON.name, exact: true }).first());
  await expect(page).toHaveURL(`/${locale}/${POLYGON.upc}`);
  await expect(main.getByRole('heading', { level: 1, name: POLYGON.name })).toBeVisible();
}
