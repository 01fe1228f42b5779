import { expect } from '@playwright/test';
import { cartTotal } from './cart-steps';
import { expectFocusTrappedIn, tabAndChoose, tabAndEnter } from './keyboard';
import { ADD_LATER, addButton, continueButton, openPanelButton, PANEL } from './lens-steps';
import { POLYGON_AMOUNTS } from './polygon';
import type { Shopper } from './shopper';

/**
 * Chooses single vision without the prescription yet, plastic 1.50, clear, with anti-reflective coating and the one-year plan, and
 * checks Escape, back steps and the focus trap. Ends on the cart.
 */
export async function chooseLensesByKeyboard(shopper: Shopper): Promise<void> {
  const { page, text, locale } = shopper;
  const panel = page.getByRole('dialog', { name: text(PANEL, 'Choose your lenses') });
  const question = (title: string) => panel.getByRole('heading', { name: text(PANEL, title) });
  const goToNextStep = () => tabAndEnter(page, continueButton(shopper, panel));
  await tabAndEnter(page, openPanelButton(shopper));
  await expect(question('How will you use them?')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(openPanelButton(shopper)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question('How will you use them?')).toBeFocused();
  await expectFocusTrappedIn(page, panel, { stops: 7 });

  const prescription = question('How do you want to give us your prescription?');
  const chooseOption = (index: number) => tabAndChoose(page, panel.getByRole('radio').nth(index));
  await chooseOption(0);
  await goToNextStep();
  await expect(prescription).toBeFocused();
  await tabAndEnter(page, panel.getByRole('button', { name: text(PANEL, 'Back') }));
  await expect(question('How will you use them?')).toBeFocused();
  await goToNextStep();
  await expect(prescription).toBeFocused();
  await chooseOption(ADD_LATER);
  await goToNextStep();
  await expect(question('Which material?')).toBeFocused();
  await chooseOption(0);
  await goToNextStep();
  await expect(question('Which kind of lens?')).toBeFocused();
  await chooseOption(0);
  await goToNextStep();
  await expect(question('Which coating?')).toBeFocused();
  await chooseOption(1);
  await goToNextStep();
  await expect(question('Protect your pair?')).toBeFocused();
  await chooseOption(1);
  await goToNextStep();
  await expect(question('Is everything right?')).toBeFocused();
  await tabAndEnter(page, addButton(shopper, panel));

  await expect(page).toHaveURL(/\/AjaxOrderItemDisplayView\?/);
  await expect(cartTotal(shopper)).toHaveText(POLYGON_AMOUNTS[locale].pair);
}
