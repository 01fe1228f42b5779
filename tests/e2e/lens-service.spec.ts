import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { addButton, openPanelButton, PANEL } from './support/lens-steps';
import { POLYGON, POLYGON_AMOUNTS } from './support/polygon';
import { endScenario, inScenario } from './support/scenarios';
import { trackedErrors } from './support/tracked-errors';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

test('lenses delayed: the panel shows a skeleton, then the first step', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main, text, locale } = shopper;
  const release = await holdRequests(page, '**/frameId/*/lenses?*');
  await shopper.open(`/${locale}/${POLYGON.upc}`);
  await openPanelButton(shopper).click();
  const panel = page.getByRole('dialog', { name: text(PANEL, 'Choose your lenses') });
  await expect(panel.getByText(text(PANEL, 'The lenses for this frame are loading'))).toBeVisible();
  await expect(panel.locator(':focus')).toHaveCount(1);
  await expectNoAxeViolations(page, 'lens panel before its lenses');
  release();
  await expect(panel.getByRole('heading', { name: text(PANEL, 'How will you use them?') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(main).toContainText(POLYGON_AMOUNTS[locale].frame);
});

test('lens service error: the frame can be added alone, and lenses load on retry', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper, errorMonitor }) => {
  // The commerce API returns an error status, which the browser logs to the console.
  errorMonitor.allow(/500.*lens/i);
  const { page, main, text, locale } = shopper;
  await shopper.open(inScenario(`/${locale}/${POLYGON.upc}`, 'lens-service-error'));
  const notice = main.getByText(text('lens', 'Lenses cannot be chosen right now'));
  await expect(notice).toBeVisible();
  await expect(openPanelButton(shopper)).toHaveCount(0);
  await expect(addButton(shopper, main)).toBeVisible();
  await expect.poll(() => trackedErrors(page)).toEqual(['RXC service error']);
  await expectNoAxeViolations(page, 'product without its lenses');

  const retryButton = main.getByRole('button', { name: text('app', 'Try again') });
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
  const panel = page.getByRole('dialog', { name: text(PANEL, 'Choose your lenses') });
  await expect(panel.getByRole('heading', { name: text(PANEL, 'How will you use them?') })).toBeFocused();
});

test('a price that cannot be calculated is tracked at once, without the shopper’s doing', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper }) => {
  await shopper.open(inScenario(`/${shopper.locale}/${POLYGON.upc}`, 'price-calculation-error'));
  await expect.poll(() => trackedErrors(shopper.page)).toEqual(['Error during calculate price']);
});
