import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { expect, test } from './support/fixtures';
import { POLYGON } from './support/polygon';
import { waitForHydration } from './support/shopper';
import { FULL_RUN_ONLY, PHONE_ONLY } from './support/variants';

test('selecting a color replaces the history entry; back leaves the product', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.open('/lc-us/eyeglasses');
  await main.getByRole('link', { name: POLYGON.name, exact: true }).click();
  await expect(page).toHaveURL(`/lc-us/${POLYGON.upc}`);
  // Before that, the browser itself would follow the link, to another document.
  await waitForHydration(page);
  const colors = main.getByRole('list', { name: 'Colors of this frame' });
  await colors.scrollIntoViewIfNeeded();
  const scrollBefore = await page.evaluate(() => scrollY);
  await colors.getByRole('link', { name: 'Navy' }).click();
  await expect(page).toHaveURL(`/lc-us/${POLYGON.navyUpc}`);
  await expect(page).toHaveTitle(/Navy/);
  await expect(colors.getByRole('link', { name: 'Navy' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrollBefore);
  await page.goBack();
  await expect(page).toHaveURL('/lc-us/eyeglasses');
});

test('the gallery scrolls through the images and shows them full screen', async ({ shopper }) => {
  const { page, main, mobile } = shopper;
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  const gallery = main.getByRole('region', { name: 'Pictures of Corvenna Polygon' });
  const worn = gallery.getByRole('img', { name: 'Corvenna Polygon, worn' });
  await expect(worn).not.toBeInViewport();
  if (mobile) {
    // Swipe: the strip is a regular scroll container.
    await worn.scrollIntoViewIfNeeded();
    await gallery.getByRole('list').dispatchEvent('touchstart');
    await expect(gallery.getByText('Picture 7 of 8')).toBeAttached();
  } else {
    await gallery.getByRole('button', { name: 'worn' }).click();
    await expect(gallery.getByRole('button', { name: 'worn' })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(worn).toBeInViewport();

  const open = gallery.getByRole('button', { name: 'Show on the whole screen' });
  await open.click();
  await expect(page.getByRole('dialog', { name: 'Corvenna Polygon, worn' })).toBeVisible();
  await expectNoAxeViolations(page, 'full-screen image');
  await page.getByRole('button', { name: 'Next picture' }).click();
  const fullScreen = page.getByRole('dialog', { name: 'Corvenna Polygon, with its case' });
  await expect(fullScreen).toBeVisible();
  await fullScreen.getByRole('button', { name: 'Larger' }).click();
  await expect(fullScreen.getByRole('button', { name: 'Smaller' })).toBeVisible();
  await expectNoAxeViolationsInFullRun(page, 'zoomed image');
  await page.keyboard.press('Escape');
  await expect(fullScreen).toBeHidden();
  await expect(open).toBeFocused();
});

test('a double click within 300 ms opens the image full screen, another one zooms in', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  const front = main.getByRole('img', { name: 'Corvenna Polygon, front view' });
  const fullScreen = page.getByRole('dialog', { name: 'Corvenna Polygon, front view' });
  // Only clicks on controls are replayed after hydration: the button hydrates the gallery.
  await main.getByRole('button', { name: 'Show on the whole screen' }).click();
  await fullScreen.getByRole('button', { name: 'Close' }).click();
  await expect(fullScreen).toBeHidden();
  await front.evaluate(clickTwice);
  await expect(fullScreen).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const lastPicture = page.getByRole('dialog', { name: 'Corvenna Polygon, with its case' });
  await expect(lastPicture).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(fullScreen.getByText('Picture 1 of 8')).toBeAttached();
  await fullScreen.getByRole('img').evaluate(clickTwice);
  await expect(fullScreen.getByRole('button', { name: 'Smaller' })).toBeVisible();
  await fullScreen.getByRole('button', { name: 'Close' }).click();
  await expect(fullScreen).toBeHidden();
});

test('the purchase button stays in sight until its place is reached, and hides no focused button', {
  tag: [PHONE_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  const choose = main.getByRole('button', { name: 'Choose lenses' });
  const add = main.getByRole('button', { name: 'Add the frame only' });
  await expect(choose).toBeInViewport({ ratio: 1 });
  await expect(add).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  await expect(choose).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0 }));
  await choose.focus();
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await expect(add).toBeInViewport({ ratio: 1 });
});

test('a sold-out color cannot be added, and links to another color', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const { page, main } = shopper;
  // Acorn in fuchsia is sold out in the seed data.
  await shopper.open('/lc-us/2003200502457');
  await expect(main.getByText('Sold out in this color')).toBeVisible();
  await expect(main.getByRole('button', { name: /lenses|cart|frame/i })).toHaveCount(0);
  await expectNoAxeViolations(page, 'sold-out product');
  await main.getByRole('link', { name: 'Cherry Red' }).click();
  await expect(main.getByRole('button', { name: 'Choose lenses' })).toBeVisible();
});

/** Runs in the page: a slow machine takes longer than 300 ms for two clicks of the mouse. */
function clickTwice(element: Element): void {
  for (let click = 0; click < 2; click += 1)
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

test('a black frame stays visible in a dark contrast theme', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
  const { page, main } = shopper;
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  const lightness = (element: Element) =>
    Math.min(...(getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  expect(await page.locator('body').evaluate(lightness)).toBeLessThan(50);
  expect(await main.getByRole('img').first().evaluate(lightness)).toBeGreaterThan(200);
});
