import { checkoutPaths } from '@/lib/navigation/checkout-paths';
import { sitePaths } from '@/lib/navigation/site-paths';
import type { Site } from '@/lib/site/site';

/** The parts of window.location in use, so that tests can replace them. */
export type BrowserLocation = Pick<Location, 'pathname' | 'search' | 'reload' | 'assign'>;

/** Reloads the page after a sign-up. The cart goes to the recalculation instead (000 §4, Promo pop-up). */
export function leaveAfterSignUp(site: Site, browserLocation: BrowserLocation): void {
  const [cartPath] = sitePaths.cart(site).split('?');
  if (browserLocation.pathname === cartPath) {
    // '.' is the shopper's current order, when the URL has no order id.
    const orderId = new URLSearchParams(browserLocation.search).get('orderId') ?? '.';
    browserLocation.assign(checkoutPaths.recalculation(site, orderId));
  } else {
    browserLocation.reload();
  }
}
