import type { Locator } from '@playwright/test';
import { type Shopper, waitForHydration } from './shopper';

/** Returns the dialog between the cart and the checkout. */
export function checkoutSignIn({ page, text }: Shopper): Locator {
  return page.getByRole('dialog', { name: text('account', 'How would you like to check out?') });
}

export function guestEmailField(shopper: Shopper): Locator {
  const { text } = shopper;
  return checkoutSignIn(shopper)
    .getByRole('region', { name: text('account', 'As a guest') })
    .getByRole('textbox', { name: text('account', 'Email address') });
}

/** Gives an email instead of signing in. */
export async function continueAsGuest(shopper: Shopper, email = 'ana@example.com'): Promise<void> {
  await guestEmailField(shopper).fill(email);
  await guestEmailField(shopper).press('Enter');
}

/** Follows the cart's link. Before the page is hydrated, it leads to the page of the sign-in instead of the dialog. */
export async function goToCheckout({ page, main, text }: Shopper): Promise<void> {
  await waitForHydration(page);
  await main.getByRole('link', { name: text('cart', 'Checkout') }).click();
}
