import { expectNoAxeViolations } from './support/axe';
import { cartLines, fillCart, headerCount } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { expectFocusPreserved } from './support/keyboard';
import { openLensPanel } from './support/lens-steps';
import { POLYGON } from './support/polygon';
import { endScenario, inScenario } from './support/scenarios';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

/** The browser's error for a request without a response. */
const NO_RESPONSE = /ERR_EMPTY_RESPONSE/;

test('catalog unavailable: the listing says so, preserves the filters and loads on retry', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper, errorMonitor }) => {
  const { page, main, text, locale } = shopper;
  errorMonitor.allow(NO_RESPONSE);
  errorMonitor.allow(/503.*\/eyeglasses/);
  const listing = `/${locale}/eyeglasses?facet=FRAME_SHAPE:round`;
  await shopper.open(inScenario(listing, 'catalog-unavailable'));
  await expect(main.getByText(text('listing', 'The products did not load'))).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);
  await expectNoAxeViolations(page, 'listing without a response');

  const retryButton = main.getByRole('button', { name: text('app', 'Try again') });
  const failure = page.waitForEvent('requestfailed');
  await retryButton.click();
  await failure;
  await expect(retryButton).toBeVisible();
  await endScenario(shopper);
  await retryButton.click();
  await expect(main.getByRole('article')).toHaveCount(24);
  await expectFocusPreserved(page);
  await expect(main.getByText(/^74 /)).toBeVisible();
  await expect(page).toHaveURL(/facet=FRAME_SHAPE:round/);
});

test('cart delayed: its page and count load eventually, and nothing else waits', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper }) => {
  const { page, main } = shopper;
  await fillCart(shopper);
  await shopper.open(inScenario(`/lc-us/${POLYGON.upc}`, 'cart-delayed'));
  await openLensPanel(shopper);
  await page.keyboard.press('Escape');
  await expect(headerCount(shopper)).toContainText('1');
  await headerCount(shopper).click();
  // The page itself waits for the cart.
  await expect(page).toHaveURL(/AjaxOrderItemDisplayView/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await expect(cartLines(shopper)).toHaveCount(1);
});
