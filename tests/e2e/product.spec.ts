import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/journey';
import { POLYGON } from './support/polygon';

test('another color takes the place of the first; back leads out of the product', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open('/lc-us/eyeglasses');
  await main.getByRole('link', { name: POLYGON.name, exact: true }).click();
  await expect(page).toHaveURL(`/lc-us/${POLYGON.upc}`);
  const colours = main.getByRole('list', { name: 'Colors of this frame' });
  await colours.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await colours.getByRole('link', { name: 'Navy' }).click();
  await expect(page).toHaveURL(`/lc-us/${POLYGON.navyUpc}`);
  await expect(page).toHaveTitle(/Navy/);
  await expect(colours.getByRole('link', { name: 'Navy' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/lc-us/eyeglasses');
});

test('the gallery moves through the pictures and shows them on the whole screen', async ({ shopper }) => {
  const { page, main, narrow } = shopper;
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  const gallery = main.getByRole('region', { name: 'Pictures of Corvenna Polygon' });
  const worn = gallery.getByRole('img', { name: 'Corvenna Polygon, worn' });
  await expect(worn).not.toBeInViewport();
  if (narrow) {
    // A swipe: the strip is an ordinary scroller.
    await worn.scrollIntoViewIfNeeded();
    await expect(gallery.getByText('Picture 7 of 8')).toBeAttached();
  } else {
    await gallery.getByRole('button', { name: 'worn' }).click();
    await expect(gallery.getByRole('button', { name: 'worn' })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(worn).toBeInViewport();

  const open = gallery.getByRole('button', { name: 'Show on the whole screen' });
  await open.click();
  await expect(page.getByRole('dialog', { name: 'Corvenna Polygon, worn' })).toBeVisible();
  await expectNoAxeViolations(page, 'picture on the whole screen');
  await page.getByRole('button', { name: 'Next picture' }).click();
  const whole = page.getByRole('dialog', { name: 'Corvenna Polygon, with its case' });
  await expect(whole).toBeVisible();
  await whole.getByRole('button', { name: 'Larger' }).click();
  await expect(whole.getByRole('button', { name: 'Smaller' })).toBeVisible();
  await expectNoAxeViolations(page, 'enlarged picture');
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
  await expect(open).toBeFocused();
});

test('a color that is sold out cannot be added, and leads on', async ({ shopper }) => {
  const { page, main } = shopper;
  // Acorn in fuchsia, of which the sandbox has none.
  await shopper.open('/lc-us/2003200502457');
  await expect(main.getByText('Sold out in this color')).toBeVisible();
  await expect(main.getByRole('button', { name: /lenses|cart|frame/i })).toHaveCount(0);
  await expectNoAxeViolations(page, 'product that is sold out');
  await main.getByRole('link', { name: 'Cherry Red' }).click();
  await expect(main.getByRole('button', { name: 'Choose lenses' })).toBeVisible();
});

test('a contact lens shows the values in which it is made', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open('/lc-us/contact-lenses');
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(main.getByRole('region', { name: 'Made in these values' })).toBeVisible();
  await expectNoAxeViolations(page, 'contact lens');
});
