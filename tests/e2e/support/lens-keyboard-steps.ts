import { expect } from '@playwright/test';
import { cartTotal } from './cart-steps';
import { expectFocusTrappedIn, tabAndEnter, tabTo } from './keyboard';
import { addButton, continueButton, openPanelButton } from './lens-steps';
import { POLYGON_AMOUNTS } from './polygon';
import type { Shopper } from './shopper';

/**
 * Chooses single vision, clear, plastic 1.50 with anti-reflective coating and the one-year plan, and checks Escape, back steps and
 * the focus trap. Ends on the cart.
 */
export async function chooseLensesByKeyboard(shopper: Shopper): Promise<void> {
  const { page, main, text, locale } = shopper;
  const panel = page.getByRole('dialog', { name: text('lens', 'Choose your lenses') });
  const question = (title: string) => panel.getByRole('heading', { name: text('lens', title) });
  const radio = (index: number) => panel.getByRole('radio').nth(index);
  const goToNextStep = () => tabAndEnter(page, continueButton(shopper, panel));
  await tabAndEnter(page, openPanelButton(shopper));
  await expect(question('How will you use them?')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(openPanelButton(shopper)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question('How will you use them?')).toBeFocused();
  await expectFocusTrappedIn(page, panel, { stops: 7 });

  await tabTo(page, radio(0));
  await page.keyboard.press('Space');
  await goToNextStep();
  await expect(question('Which kind of lens?')).toBeFocused();
  await tabAndEnter(page, panel.getByRole('button', { name: text('lens', 'Back') }));
  await expect(question('How will you use them?')).toBeFocused();
  await goToNextStep();
  await expect(question('Which kind of lens?')).toBeFocused();
  await tabTo(page, radio(0));
  await page.keyboard.press('Space');
  await goToNextStep();
  await expect(question('Which material and coating?')).toBeFocused();
  await tabTo(page, radio(0));
  await page.keyboard.press('ArrowDown');
  await expect(radio(1)).toBeChecked();
  await goToNextStep();
  await expect(question('Protect your pair?')).toBeFocused();
  await tabTo(page, radio(0));
  await page.keyboard.press('ArrowDown');
  await expect(radio(1)).toBeChecked();
  await tabAndEnter(page, addButton(shopper, panel));

  await expect(page).toHaveURL(/\/AjaxOrderItemDisplayView\?/);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cartTotal(shopper)).toHaveText(POLYGON_AMOUNTS[locale].pair);
}
