import { expect } from '@playwright/test';
import { expectNoAxeViolations } from './axe';
import { cartTotal, emptyCartHeading, quantityField, removeButton } from './cart-steps';
import type { ErrorMonitor } from './error-monitor';
import { expectFocusPreserved, tabAndEnter, tabBackAndEnter, tabBackTo, tabTo } from './keyboard';
import { POLYGON, POLYGON_AMOUNTS } from './polygon';
import type { Shopper } from './shopper';

/** Sets the quantity to two with the button, to one with the field, and to two again with an arrow key. */
export async function changeQuantity(shopper: Shopper): Promise<void> {
  const { page, main, text, locale } = shopper;
  const { pair, twoPairs } = POLYGON_AMOUNTS[locale];
  const more = main.getByRole('button', { name: text('cart', 'One {name} more', { name: POLYGON.name }) });
  await tabAndEnter(page, more);
  await expect(cartTotal(shopper)).toHaveText(twoPairs);
  await expect(more).toBeFocused();
  const field = quantityField(shopper);
  // It is read-only while a change is pending. Afterwards it shows the new quantity, which must not undo the selection by Tab.
  await expect(field).toBeEditable();
  await tabBackTo(page, field);
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(cartTotal(shopper)).toHaveText(pair);
  await expect(field).toBeFocused();
  await expect(field).toBeEditable();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(cartTotal(shopper)).toHaveText(twoPairs);
  await expect(field).toBeFocused();
}

/** Enters an invalid code and a valid one, and removes the valid one. */
export async function enterCodes(shopper: Shopper, errorMonitor: ErrorMonitor): Promise<void> {
  const { page, main, text, locale } = shopper;
  const { twoPairs, afterDiscount } = POLYGON_AMOUNTS[locale];
  // The commerce API rejects the code with a status, which the browser logs to the console.
  errorMonitor.allow(/400.*assigned_promotion_code/);
  const code = main.getByRole('textbox', { name: text('cart', 'Promotion code') });
  await tabTo(page, code);
  await page.keyboard.type('NOT-A-CODE');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(
    text('cart', 'We do not know this code. Check how it is written.'),
  );
  await expect(code).toBeFocused();

  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('see10');
  await tabAndEnter(page, main.getByRole('button', { name: text('cart', 'Apply') }));
  await expect(cartTotal(shopper)).toHaveText(afterDiscount);
  await expectFocusPreserved(page);

  const remove = main.getByRole('button', { name: text('cart', 'Remove code {used}', { used: 'SEE10' }) });
  // One change at a time: the total updates before the next change is enabled.
  await expect(remove).toBeEnabled();
  await tabAndEnter(page, remove);
  await expect(cartTotal(shopper)).toHaveText(twoPairs);
  await expect(code).toBeFocused();
}

/** Removes the only line item; the empty cart links to the listing. */
export async function emptyCart(shopper: Shopper): Promise<void> {
  const { page, main, text } = shopper;
  await tabBackAndEnter(page, removeButton(shopper));
  await expect(emptyCartHeading(shopper)).toBeVisible();
  await expectFocusPreserved(page);
  await expectNoAxeViolations(page, 'empty cart');
  await tabTo(page, main.getByRole('link', { name: text('cart', 'See eyeglasses'), exact: true }));
}
