import { expectNoAxeViolations } from './support/axe';
import { cartLines, cartPath, cartTotal, fillCart, headerCount } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { expectFocusPreserved } from './support/keyboard';
import { chooseLenses, openLensPanel, selectOption } from './support/lens-steps';
import { goToEyeglasses } from './support/navigation-steps';
import { POLYGON, POLYGON_AMOUNTS } from './support/polygon';
import { endScenario, inScenario } from './support/scenarios';
import { waitForHydration } from './support/shopper';
import { trackedErrors } from './support/tracked-errors';

/** The browser's error for a request without a response. */
const NO_RESPONSE = /ERR_EMPTY_RESPONSE/;

for (const storeLocale of ['lc-us', 'fr-ca'] as const) {
  test.describe(storeLocale, () => {
    test.use({ storeLocale });

    test('catalog unavailable: the listing says so, preserves the filters and loads on retry', async ({
      shopper,
      errorMonitor,
    }) => {
      const { page, main, text } = shopper;
      errorMonitor.allow(NO_RESPONSE);
      const listing = `/${storeLocale}/eyeglasses?facet=FRAME_SHAPE:round`;
      await shopper.open(inScenario(listing, 'catalog-unavailable'));
      await expect(main.getByText(text('listing', 'The products did not load'))).toBeVisible();
      await expect(main.getByRole('article')).toHaveCount(0);
      await expectNoAxeViolations(page, 'listing without a response');

      const retryButton = main.getByRole('button', { name: text('listing', 'Try again') });
      await retryButton.click();
      await expect(retryButton).toBeVisible();
      await endScenario(shopper);
      await retryButton.click();
      await expect(main.getByRole('article')).toHaveCount(24);
      await expectFocusPreserved(page);
      await expect(main.getByText(/^74 /)).toBeVisible();
      await expect(page).toHaveURL(/facet=FRAME_SHAPE:round/);
    });

    test('cart unavailable: no data loss is reported, and the cart loads on retry', async ({
      shopper,
      errorMonitor,
    }) => {
      const { page, main, text } = shopper;
      errorMonitor.allow(NO_RESPONSE);
      await fillCart(shopper);
      await shopper.open(inScenario(cartPath(shopper), 'cart-unavailable'));
      await expect(main.getByRole('alert')).toContainText(text('cart', 'Your cart did not load'));
      await expectNoAxeViolations(page, 'cart unavailable');

      const retryButton = main.getByRole('button', { name: text('cart', 'Try again') });
      await retryButton.click();
      await expect(retryButton).toBeVisible();
      await endScenario(shopper);
      await retryButton.click();
      await expect(cartLines(shopper)).toHaveCount(1);
      await expectFocusPreserved(page);
      await expect(cartTotal(shopper)).toHaveText(POLYGON_AMOUNTS[storeLocale].frame);
    });
  });
}

test('catalog unavailable: the home page renders, and each row loads on retry', async ({
  shopper,
  errorMonitor,
}) => {
  const { page, main } = shopper;
  errorMonitor.allow(NO_RESPONSE);
  await shopper.open(inScenario('/lc-us', 'catalog-unavailable'));
  const bestsellers = main.getByRole('region', { name: 'Most chosen this season' });
  await expect(bestsellers).toContainText('These products did not load. The rest of the store is open.');
  await expectNoAxeViolations(page, 'home page without products');
  await endScenario(shopper);
  await bestsellers.getByRole('button', { name: 'Try again' }).click();
  await expect(bestsellers.getByRole('article')).toHaveCount(8);
  await expectFocusPreserved(page);
  await goToEyeglasses(shopper);
  await expect(main.getByRole('article')).toHaveCount(24);
});

test('catalog delayed: the old products stay, marked as busy, until the new ones arrive', async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.open(inScenario('/lc-us/eyeglasses', 'catalog-delayed'));
  const products = main.getByRole('region', { name: 'Products' });
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expect(products).toHaveAttribute('aria-busy', 'true');
  await expect(products.getByRole('article')).toHaveCount(24);
  await expectNoAxeViolations(page, 'listing with pending products');
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(products).toHaveAttribute('aria-busy', 'false');
  await expect(products.getByRole('article')).toHaveCount(24);
});

test('lens service error: the frame can be added alone, and lenses load on retry', async ({
  shopper,
  errorMonitor,
}) => {
  const { page, main } = shopper;
  // The service returns a status, which the browser logs to the console.
  errorMonitor.allow(/500.*\/lenses/);
  await shopper.open(inScenario(`/lc-us/${POLYGON.upc}`, 'lens-service-error'));
  await expect(main.getByText('Lenses cannot be chosen right now')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Choose lenses' })).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  expect(await trackedErrors(page)).toEqual(['RXC service error']);
  await expectNoAxeViolations(page, 'product without the lens service');

  await endScenario(shopper);
  await main.getByRole('button', { name: 'Try again' }).click();
  const panel = await openLensPanel(shopper);
  await chooseLenses(shopper, panel);
  expect(await trackedErrors(page)).toEqual(['RXC service error']);
});

test('lenses delayed: the panel shows a skeleton, then its first question', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open(inScenario(`/lc-us/${POLYGON.upc}`, 'lens-service-delayed'));
  await main.getByRole('button', { name: 'Choose lenses' }).click();
  const panel = page.getByRole('dialog', { name: 'Choose your lenses' });
  await expect(panel.getByText('Lenses for this frame are on their way')).toBeAttached();
  await expectNoAxeViolations(page, 'lens panel without its lenses');
  await selectOption(shopper, panel, 'How will you use them?', 0);
});

test('adding fails: the panel says so, preserves the choices, and adds on retry', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open(inScenario(`/lc-us/${POLYGON.upc}`, 'cannot-add-to-cart'));
  const panel = await openLensPanel(shopper);
  await chooseLenses(shopper, panel);
  await panel.getByRole('button', { name: 'Add to cart' }).click();
  await expect(panel.getByRole('alert')).toContainText('Not added to your cart');
  await expect(panel.getByRole('radio').nth(1)).toBeChecked();
  expect(await trackedErrors(page)).toEqual(['Cannot add to cart']);
  await expectNoAxeViolations(page, 'lens panel after a failed attempt');

  await endScenario(shopper);
  await panel.getByRole('button', { name: 'Add to cart' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await expect(cartLines(shopper)).toHaveCount(1);
  await expect(cartTotal(shopper)).toHaveText(POLYGON_AMOUNTS['lc-us'].pair);
});

test('cart delayed: its page and count load eventually, and nothing else waits', async ({ shopper }) => {
  const { page, main } = shopper;
  await fillCart(shopper);
  await shopper.open(inScenario(`/lc-us/${POLYGON.upc}`, 'cart-delayed'));
  await openLensPanel(shopper);
  await page.keyboard.press('Escape');
  await expect(headerCount(shopper)).toContainText('1');
  await headerCount(shopper).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await expect(cartLines(shopper)).toHaveCount(1);
  await page.reload();
  await waitForHydration(page);
  await expect(cartLines(shopper)).toHaveCount(1);
});
