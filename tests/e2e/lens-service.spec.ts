import type { LocaleCode } from '@/domain/locale/locales';
import { expectNoAxeViolations } from './support/axe';
import { expectOnePair } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { addButton, chooseLenses, openLensPanel, openPanelButton, total } from './support/lens-steps';
import { POLYGON, POLYGON_AMOUNTS } from './support/polygon';
import { endScenario, inScenario } from './support/scenarios';

/** The one-year protection plan. */
const ONE_YEAR = 1;

for (const storeLocale of ['lc-us', 'fr-ca'] satisfies LocaleCode[]) {
  test.describe(storeLocale, () => {
    test.use({ storeLocale });

    test('lenses delayed: the panel shows a skeleton, then the first step', async ({ shopper }) => {
      const { page, main, text } = shopper;
      await shopper.open(inScenario(`/${storeLocale}/${POLYGON.upc}`, 'lens-service-delayed'));
      await openPanelButton(shopper).click();
      const panel = page.getByRole('dialog', { name: text('lens', 'Choose your lenses') });
      await expect(panel.getByText(text('lens', 'Lenses for this frame are on their way'))).toBeVisible();
      await expect(panel.locator(':focus')).toHaveCount(1);
      await expectNoAxeViolations(page, 'lens panel before its lenses');
      await expect(
        panel.getByRole('heading', { name: text('lens', 'How will you use them?') }),
      ).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(main).toContainText(POLYGON_AMOUNTS[storeLocale].frame);
    });

    test('lens service error: the frame can be added alone, and lenses load on retry', async ({
      shopper,
      errorMonitor,
    }) => {
      // The commerce API returns an error status, which the browser logs to the console.
      errorMonitor.allow(/500.*lens/i);
      const { page, main, text } = shopper;
      await shopper.open(inScenario(`/${storeLocale}/${POLYGON.upc}`, 'lens-service-error'));
      const notice = main.getByText(text('lens', 'Lenses cannot be chosen right now'));
      await expect(notice).toBeVisible();
      await expect(openPanelButton(shopper)).toHaveCount(0);
      await expect(addButton(shopper, main)).toBeVisible();
      await expectNoAxeViolations(page, 'product without its lenses');

      const retryButton = main.getByRole('button', { name: text('lens', 'Try again') });
      const errorResponse = page.waitForResponse((response) => response.status() === 500);
      await retryButton.click();
      await errorResponse;
      await expect(notice).toBeVisible();
      await expect(retryButton).toBeFocused();
      await endScenario(shopper);
      await retryButton.click();
      await expect(openPanelButton(shopper)).toBeFocused();
      await expect(notice).toHaveCount(0);
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: text('lens', 'Choose your lenses') });
      await expect(
        panel.getByRole('heading', { name: text('lens', 'How will you use them?') }),
      ).toBeFocused();
    });

    test('when adding fails, the panel says so and preserves the choices', async ({ shopper }) => {
      const { page, text } = shopper;
      await shopper.open(inScenario(`/${storeLocale}/${POLYGON.upc}`, 'cannot-add-to-cart'));
      const panel = await openLensPanel(shopper);
      await chooseLenses(shopper, panel);
      const add = addButton(shopper, panel);
      await add.click();
      await expect(panel.getByRole('alert')).toContainText(text('lens', 'Not added to your cart'));
      await expect(add).toBeFocused();
      await expect(panel.getByRole('radio').nth(ONE_YEAR)).toBeChecked();
      await expect(total(panel)).toContainText(POLYGON_AMOUNTS[storeLocale].pair);
      await expectNoAxeViolations(page, 'lens panel after an error');
      await endScenario(shopper);
      await add.click();
      await expectOnePair(shopper);
    });
  });
}
