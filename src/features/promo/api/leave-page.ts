import { storePaths } from '@/platform/navigation/store-paths';
import type { Store } from '@/platform/store/store';

/** Where the browser is, and how it gets elsewhere with a new document. */
export type Browser = Pick<Location, 'pathname' | 'search' | 'reload' | 'assign'>;

/** After a sign-up the page is loaded anew; the cart goes to the recalculation instead (000 §4, Promo pop-up). */
export function leaveAfterSignUp(store: Store, browser: Browser): void {
  const [cart] = storePaths.cart(store).split('?');
  if (browser.pathname === cart) {
    // The shopper's current order, where the address names none.
    const orderId = new URLSearchParams(browser.search).get('orderId') ?? '.';
    browser.assign(storePaths.recalculation(store, orderId));
  } else {
    browser.reload();
  }
}
