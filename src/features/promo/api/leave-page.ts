import { storePaths } from '@/platform/navigation/store-paths';
import type { Store } from '@/platform/store/store';

/** The parts of window.location in use, so that tests can replace them. */
export type Browser = Pick<Location, 'pathname' | 'search' | 'reload' | 'assign'>;

/** After a sign-up the page reloads. The cart goes to the recalculation instead (000 §4, Promo pop-up). */
export function leaveAfterSignUp(store: Store, browser: Browser): void {
  const [cart] = storePaths.cart(store).split('?');
  if (browser.pathname === cart) {
    // '.' is the shopper's current order, when the URL has no order id.
    const orderId = new URLSearchParams(browser.search).get('orderId') ?? '.';
    browser.assign(storePaths.recalculation(store, orderId));
  } else {
    browser.reload();
  }
}
