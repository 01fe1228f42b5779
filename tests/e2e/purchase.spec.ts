import { expect, test } from './support/fixtures';
import { expectNoLayoutShift, watchLayoutShift } from './support/layout-shift';
import { openPanelButton } from './support/lens-steps';
import { POLYGON, POLYGON_AMOUNTS } from './support/polygon';

/** Single vision, plastic 1.50 with anti-reflective coating and the one-year plan, as the panel stores it. */
const LAST_SELECTION = {
  frameUpc: POLYGON.upc,
  selection: {
    type: 'single-vision',
    material: 'PLAS',
    treatment: 'clear',
    color: 'CLR',
    coating: 'standard',
    packageUpc: '2100000000036',
    planId: '4500001',
    prescription: 'later',
  },
};

test('lenses chosen before come back without moving the page, and can be removed', async ({ shopper }) => {
  const { page, main, text, locale } = shopper;
  const amounts = POLYGON_AMOUNTS[locale];
  await page.addInitScript((value) => {
    if (localStorage.getItem('lastLensSelection')) return;
    const until = Date.now() + 3_600_000;
    localStorage.setItem('lastLensSelection', JSON.stringify({ until, value }));
  }, LAST_SELECTION);
  await watchLayoutShift(page);
  await shopper.open(`/${locale}/${POLYGON.upc}`);
  const lenses = main.getByRole('region', { name: text('lens', 'Your lenses') });
  await expect(lenses).toBeVisible();
  await expect(main.locator('output')).toContainText(amounts.pair);
  await expectNoLayoutShift(page);

  await lenses.getByRole('combobox').selectOption('');
  await expect(main.locator('output')).toContainText(amounts.withLenses);
  await page.reload();
  await expect(lenses).toBeVisible();
  await expectNoLayoutShift(page);
  const details = main.locator('[data-lens-placeholder="details"]');
  const heldHeight = await details.evaluate((element) => element.getBoundingClientRect().height);
  // Without the plan they need less than the 532 px and more that are held for any lenses.
  expect(heldHeight, 'the height of what is shown is held').toBeLessThan(520);

  await lenses.getByRole('button', { name: text('lens', 'Remove lenses') }).click();
  await expect(openPanelButton(shopper)).toBeVisible();
  await expect(main.locator('output')).toContainText(amounts.frame);
});
