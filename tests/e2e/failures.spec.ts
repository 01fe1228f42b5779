import { expectNoAxeViolations } from './support/axe';
import { cartLines, cartPath, cartTotal, fillCart, headerCount } from './support/cart-steps';
import { expect, test } from './support/journey';
import { expectFocusKept } from './support/keyboard';
import { answerByPlace, chooseLenses, openLensPanel } from './support/lens-steps';
import { POLYGON, POLYGON_AMOUNTS } from './support/polygon';
import { endScenario, inScenario } from './support/scenarios';
import { answersToPresses } from './support/shopper';
import { goToEyeglasses } from './support/store-steps';
import { trackedErrors } from './support/tracked-errors';

/** What the browser says of a call without an answer. */
const NO_ANSWER = /ERR_EMPTY_RESPONSE/;

for (const storeLocale of ['lc-us', 'fr-ca'] as const) {
  test.describe(storeLocale, () => {
    test.use({ storeLocale });

    test('catalogue out of reach: the listing says so, keeps the filters and loads on request', async ({
      shopper,
      faults,
    }) => {
      const { page, main, text } = shopper;
      faults.expect(NO_ANSWER);
      const listing = `/${storeLocale}/eyeglasses?facet=FRAME_SHAPE:round`;
      await shopper.open(inScenario(listing, 'catalogue-out-of-reach'));
      await expect(main.getByText(text('listing', 'The products did not load'))).toBeVisible();
      await expect(main.getByRole('article')).toHaveCount(0);
      await expectNoAxeViolations(page, 'listing without an answer');

      const again = main.getByRole('button', { name: text('listing', 'Try again') });
      await again.click();
      await expect(again).toBeVisible();
      await endScenario(shopper);
      await again.click();
      await expect(main.getByRole('article')).toHaveCount(24);
      await expectFocusKept(page);
      await expect(main.getByText(/^74 /)).toBeVisible();
      await expect(page).toHaveURL(/facet=FRAME_SHAPE:round/);
    });

    test('the cart is out of reach: nothing is said to be lost, and it loads on request', async ({
      shopper,
      faults,
    }) => {
      const { page, main, text } = shopper;
      faults.expect(NO_ANSWER);
      await fillCart(shopper);
      await shopper.open(inScenario(cartPath(shopper), 'cart-out-of-reach'));
      await expect(main.getByRole('alert')).toContainText(text('cart', 'Your cart did not load'));
      await expectNoAxeViolations(page, 'cart out of reach');

      const again = main.getByRole('button', { name: text('cart', 'Try again') });
      await again.click();
      await expect(again).toBeVisible();
      await endScenario(shopper);
      await again.click();
      await expect(cartLines(shopper)).toHaveCount(1);
      await expectFocusKept(page);
      await expect(cartTotal(shopper)).toHaveText(POLYGON_AMOUNTS[storeLocale].frame);
    });
  });
}

test('catalogue out of reach: the home page stands, and each row loads on request', async ({
  shopper,
  faults,
}) => {
  const { page, main } = shopper;
  faults.expect(NO_ANSWER);
  await shopper.open(inScenario('/lc-us', 'catalogue-out-of-reach'));
  const bestsellers = main.getByRole('region', { name: 'Most chosen this season' });
  await expect(bestsellers).toContainText('These products did not load. The rest of the store is open.');
  await expectNoAxeViolations(page, 'home page without products');
  await endScenario(shopper);
  await bestsellers.getByRole('button', { name: 'Try again' }).click();
  await expect(bestsellers.getByRole('article')).toHaveCount(8);
  await expectFocusKept(page);
  await goToEyeglasses(shopper);
  await expect(main.getByRole('article')).toHaveCount(24);
});

test('the catalogue is late: the products stay until the others are there, and the page says so', async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.open(inScenario('/lc-us/eyeglasses', 'catalogue-late'));
  const products = main.getByRole('region', { name: 'Products' });
  await main.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expect(products).toHaveAttribute('aria-busy', 'true');
  await expect(products.getByRole('article')).toHaveCount(24);
  await expectNoAxeViolations(page, 'listing while products are on their way');
  await expect(page).toHaveURL(/sort=price-low/);
  await expect(products).toHaveAttribute('aria-busy', 'false');
  await expect(products.getByRole('article')).toHaveCount(24);
});

test('the lens service fails: the frame can be had alone, and the lenses again on request', async ({
  shopper,
  faults,
}) => {
  const { page, main } = shopper;
  // The service answers with a status, which the browser writes to its console.
  faults.expect(/500.*\/lenses/);
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

test('lenses are late: the panel shows their shape, then asks its first question', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open(inScenario(`/lc-us/${POLYGON.upc}`, 'lens-service-late'));
  await main.getByRole('button', { name: 'Choose lenses' }).click();
  const panel = page.getByRole('dialog', { name: 'Choose your lenses' });
  await expect(panel.getByText('Lenses for this frame are on their way')).toBeAttached();
  await expectNoAxeViolations(page, 'lens panel without its lenses');
  await answerByPlace(shopper, panel, 'How will you use them?', 0);
});

test('glasses cannot be added: the panel says why, keeps every choice, and adds on the next try', async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.open(inScenario(`/lc-us/${POLYGON.upc}`, 'cannot-add-to-cart'));
  const panel = await openLensPanel(shopper);
  await chooseLenses(shopper, panel);
  await panel.getByRole('button', { name: 'Add to cart' }).click();
  await expect(panel.getByRole('alert')).toContainText('Not added to your cart');
  await expect(panel.getByRole('radio').nth(1)).toBeChecked();
  expect(await trackedErrors(page)).toEqual(['Cannot add to cart']);
  await expectNoAxeViolations(page, 'lens panel after a failed try');

  await endScenario(shopper);
  await panel.getByRole('button', { name: 'Add to cart' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await expect(cartLines(shopper)).toHaveCount(1);
  await expect(cartTotal(shopper)).toHaveText(POLYGON_AMOUNTS['lc-us'].pair);
});

test('the cart is late: its page and its number come in the end, and nothing else waits', async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await fillCart(shopper);
  await shopper.open(inScenario(`/lc-us/${POLYGON.upc}`, 'cart-late'));
  await openLensPanel(shopper);
  await page.keyboard.press('Escape');
  await expect(headerCount(shopper)).toContainText('1');
  await headerCount(shopper).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await expect(cartLines(shopper)).toHaveCount(1);
  await page.reload();
  await answersToPresses(page);
  await expect(cartLines(shopper)).toHaveCount(1);
});
