import type { Locator } from '@playwright/test';
import type { Shopper } from './shopper';

/** A cart that nobody has filled is answered with 404. */
export const NO_CART = /404.*\/cart\/@self|console error: Failed to load resource.*404.*\/cart\/@self/;

/** The wishlist's address of the specification; each store has one for all its languages. */
export function wishlistPath({ store }: Shopper): string {
  const country = store.storeId === '10851' ? 'lc-us' : 'en-ca';
  return `/${country}/NonAjaxAccountWishListDisplayView?storeId=${store.storeId}&catalogId=${store.catalogId}&langId=${store.languageId}`;
}

/** The button that saves a frame, and takes it back. */
export function heart({ main, text }: Shopper, name: string): Locator {
  return main.getByRole('button', { name: text('wishlist', 'Save {name}', { name }), exact: true });
}

/** Does something, and waits until the platform has answered the change: a reload would cut it off. */
export async function changing(
  { page }: Shopper,
  method: 'PUT' | 'DELETE',
  act: () => Promise<void>,
): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === method && response.url().includes('/saveditems/'),
  );
  await act();
  await answered;
}
