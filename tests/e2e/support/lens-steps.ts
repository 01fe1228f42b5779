import { expect, type Locator } from '@playwright/test';
import { POLYGON_AMOUNTS } from './polygon';
import type { Shopper } from './shopper';

/** Opens the lens panel of the product page. */
export async function openLensPanel(shopper: Shopper): Promise<Locator> {
  const { page, text } = shopper;
  await openPanelButton(shopper).click();
  const panel = page.getByRole('dialog', { name: text('lens', 'Choose your lenses') });
  await expect(panel.getByRole('radio').first()).toBeVisible();
  return panel;
}

/** Selects the option with this index and continues. */
export async function selectOption(
  { text }: Shopper,
  panel: Locator,
  question: string,
  index: number,
): Promise<void> {
  await expect(panel.getByRole('heading', { name: text('lens', question) })).toBeFocused();
  await panel.getByRole('radio').nth(index).check();
  await panel.getByRole('button', { name: text('lens', 'Continue') }).click();
}

/** Chooses single vision, clear, plastic 1.50 with anti-reflective coating and the one-year plan. Stays on the last step. */
export async function chooseLenses(shopper: Shopper, panel: Locator): Promise<void> {
  const { text, locale } = shopper;
  const amounts = POLYGON_AMOUNTS[locale];
  await selectOption(shopper, panel, 'How will you use them?', 0);
  await selectOption(shopper, panel, 'Which kind of lens?', 0);
  await selectOption(shopper, panel, 'Which material and coating?', 1);
  await expect(panel.getByRole('heading', { name: text('lens', 'Protect your pair?') })).toBeFocused();
  await expect(total(panel)).toContainText(amounts.withLenses);
  await panel.getByRole('radio').nth(1).check();
  await expect(total(panel)).toContainText(amounts.pair);
}

/** The current total, a live region. */
export function total(panel: Locator): Locator {
  return panel.locator('output');
}

/** The page's button that opens the panel. */
export function openPanelButton({ main, text }: Shopper): Locator {
  return main.getByRole('button', { name: text('lens', 'Choose lenses') });
}

/** The panel's Continue button. */
export function continueButton({ text }: Shopper, panel: Locator): Locator {
  return panel.getByRole('button', { name: text('lens', 'Continue') });
}

/** The Add to cart button, in the panel or on a page without lens options. */
export function addButton({ text }: Shopper, within: Locator): Locator {
  return within.getByRole('button', { name: text('lens', 'Add to cart') });
}

/** The amounts of the price details, in order. */
export function priceLines(panel: Locator): Locator {
  return panel.getByRole('definition');
}
