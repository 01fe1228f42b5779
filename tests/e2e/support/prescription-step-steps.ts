import { expect, type Locator } from '@playwright/test';
import { continueAsGuest, goToCheckout } from './checkout-sign-in-steps';
import type { Shopper } from './shopper';

/** Fills the cart for one case of the prescription step; a shopper without a session becomes a guest. */
export async function fillCartWith({ page, site }: Shopper, name: string): Promise<void> {
  const filled = await page.request.put('/sandbox/api/cart', { data: { name, storeId: site.storeId } });
  expect(filled.ok(), `the cart ${name}`).toBe(true);
}

/** Follows the cart's link to the step, as a guest. */
export async function openStepFromCart(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  await goToCheckout(shopper);
  await continueAsGuest(shopper);
  await expect(page).toHaveURL(/\/checkout\/prescription\?/);
  await expect(stepItems(shopper).first()).toBeVisible();
}

/** Returns the items of the step, as buttons. */
export function stepItems({ main, text }: Shopper): Locator {
  return main
    .getByRole('list', { name: text('prescription-step', 'Items that need a prescription') })
    .getByRole('button');
}

export function saveButton({ main, text }: Shopper): Locator {
  return main.getByRole('button', { name: text('prescription-step', 'Save prescription') });
}

/** Adds a doctor who is not in the list: name, phone and state are enough. */
export async function addDoctor({ page, text }: Shopper, open: Locator): Promise<void> {
  const label = (source: string) => text('doctor-search', source);
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: label('Add your doctor') }).click();
  await dialog.getByLabel(label('Name of the doctor')).fill('Dr. Ruth Halloran');
  await dialog.getByLabel(label('Phone number'), { exact: true }).fill('5135550188');
  await dialog.getByRole('combobox').first().selectOption({ index: 3 });
  await dialog.getByRole('button', { name: label('Use this doctor') }).click();
  await expect(dialog).toBeHidden();
}
