import type { Page } from '@playwright/test';
import { cartPath, fillCart } from './support/cart-steps';
import { goToCheckout } from './support/checkout-sign-in-steps';
import { expect, test } from './support/fixtures';
import { POLYGON } from './support/polygon';
import { FULL_RUN_ONLY, PHONE_ONLY } from './support/variants';

const tag = [PHONE_ONLY, FULL_RUN_ONLY];

/** Below it, Safari zooms into a field that gets the focus, and the page has to be moved aside to go on. */
const SMALLEST_FONT_SIZE = 16;

/** The fields with smaller text, also those that are not shown yet. */
function smallFields(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const fields = document.querySelectorAll(
      'select, textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="hidden"])',
    );
    return [...fields]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < smallest)
      .map((field) => field.outerHTML.slice(0, 200));
  }, SMALLEST_FONT_SIZE);
}

for (const path of ['/eyeglasses', `/${POLYGON.upc}`, '/store-locator', '/track-order', '/faq', '/account'])
  test(`the browser need not zoom into the fields of ${path}`, { tag }, async ({ shopper }) => {
    await shopper.open(`/lc-us${path}`);
    expect(await smallFields(shopper.page)).toEqual([]);
  });

test('the browser need not zoom into the fields of cart and sign-in', { tag }, async ({ shopper }) => {
  await fillCart(shopper);
  await shopper.open(cartPath(shopper));
  expect(await smallFields(shopper.page)).toEqual([]);
  await goToCheckout(shopper);
  await expect(shopper.page.getByRole('dialog')).toBeVisible();
  expect(await smallFields(shopper.page)).toEqual([]);
});
