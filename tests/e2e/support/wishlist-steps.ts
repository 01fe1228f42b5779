import type { Locator } from '@playwright/test';
import type { Shopper } from './shopper';

/** Returns the wishlist URL of the specification; each store has one for all its languages. */
export function wishlistPath({ site }: Shopper): string {
  const country = site.storeId === '10851' ? 'lc-us' : 'en-ca';
  return `/${country}/NonAjaxAccountWishListDisplayView?storeId=${site.storeId}&catalogId=${site.catalogId}&langId=${site.languageId}`;
}

/** Returns the toggle button that saves a frame. */
export function saveButton({ main, text }: Shopper, name: string): Locator {
  return main.getByRole('button', { name: text('wishlist', 'Save {name}', { name }), exact: true });
}

/** Runs an action and waits for the response of its change, which a reload would abort. */
export async function withChange(
  { page }: Shopper,
  method: 'PUT' | 'DELETE',
  action: () => Promise<void>,
): Promise<void> {
  const responsePromise = page.waitForResponse(
    (response) => response.request().method() === method && response.url().includes('/saveditems/'),
  );
  await action();
  await responsePromise;
}
