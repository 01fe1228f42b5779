import { expect } from '@playwright/test';
import { newsletter } from './newsletter-steps';
import type { Shopper } from './shopper';

/** Turns to the page, and waits for its deferred parts, which hydrate together. The newsletter's form is one on each page. */
export async function expectHydrated(shopper: Shopper): Promise<void> {
  const form = newsletter(shopper).locator('form');
  await form.dispatchEvent('pointerover');
  // From now on its messages are the page's, not the browser's.
  await expect(form).toHaveAttribute('novalidate');
}
