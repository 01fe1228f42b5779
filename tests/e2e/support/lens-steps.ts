import { expect, type Locator } from '@playwright/test';
import { POLYGON_AMOUNTS } from './polygon';
import type { Shopper } from './shopper';

/** Message catalog of the lens panel. */
export const PANEL = 'lens/panel';

/** Option index of "Add it later" in the prescription step. */
export const ADD_LATER = 2;

/** Opens the lens panel of the product page. */
export async function openLensPanel(shopper: Shopper): Promise<Locator> {
  const { page, text } = shopper;
  await openPanelButton(shopper).click();
  const panel = page.getByRole('dialog', { name: text(PANEL, 'Choose your lenses') });
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
  await expect(panel.getByRole('heading', { name: text(PANEL, question) })).toBeFocused();
  await panel.getByRole('radio').nth(index).check();
  await panel.getByRole('button', { name: text(PANEL, 'Continue') }).click();
}

/**
 * Chooses single vision without the prescription yet, plastic 1.50, clear, with anti-reflective coating and the one-year plan.
 * Ends on the review.
 */
export async function chooseLenses(shopper: Shopper, panel: Locator): Promise<void> {
  const { text, locale } = shopper;
  const amounts = POLYGON_AMOUNTS[locale];
  await selectOption(shopper, panel, 'How will you use them?', 0);
  await selectOption(shopper, panel, 'How do you want to give us your prescription?', ADD_LATER);
  await selectOption(shopper, panel, 'Which material?', 0);
  await selectOption(shopper, panel, 'Which kind of lens?', 0);
  await selectOption(shopper, panel, 'Which coating?', 1);
  await expect(panel.getByRole('heading', { name: text(PANEL, 'Protect your pair?') })).toBeFocused();
  await expect(total(panel)).toContainText(amounts.withLenses);
  await panel.getByRole('radio').nth(1).check();
  await expect(total(panel)).toContainText(amounts.pair);
  await continueButton(shopper, panel).click();
  await expect(panel.getByRole('heading', { name: text(PANEL, 'Is everything right?') })).toBeFocused();
}

/** Returns the current total, a live region. */
export function total(panel: Locator): Locator {
  return panel.locator('output');
}

/** Returns the page's button that opens the panel. */
export function openPanelButton({ main, text }: Shopper): Locator {
  return main.getByRole('button', { name: text('lens', 'Choose lenses') });
}

export function continueButton({ text }: Shopper, panel: Locator): Locator {
  return panel.getByRole('button', { name: text(PANEL, 'Continue') });
}

/** Returns the Add to cart button, in the panel or on a page without lens options. */
export function addButton({ text }: Shopper, within: Locator): Locator {
  return within.getByRole('button', { name: text('lens', 'Add to cart') });
}

/** Returns the amounts of the price details, in order. */
export function priceLines(panel: Locator): Locator {
  return panel.getByRole('definition');
}
