import { expect, type Locator } from '@playwright/test';
import { POLYGON, POLYGON_AMOUNTS } from './polygon';
import type { Shopper } from './shopper';

/** Returns the cart URL of the specification with the locale's IDs. */
export function cartPath({ site }: Shopper): string {
  const { storeId, catalogId, languageId } = site;
  return `/AjaxOrderItemDisplayView?${new URLSearchParams({ storeId, catalogId, langId: languageId })}`;
}

/** Adds a frame without lenses to a new guest's cart through the API; the browser has the guest's cookies. */
export async function fillCart({ page, site }: Shopper, frameId: string = POLYGON.id): Promise<void> {
  const { storeId, catalogId, languageId } = site;
  const guest = await page.request.post(
    `/wcs/resources/store/${storeId}/guestidentity?langId=${languageId}&updateCookies=true`,
    { data: {} },
  );
  expect(guest.status(), 'a guest identity').toBe(201);
  const added = await page.request.post('/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd', {
    form: {
      storeId,
      catalogId,
      langId: languageId,
      orderId: '.',
      frameCatentryId: frameId,
      includeLens: 'false',
      URL: '/AjaxOrderItemDisplayView',
    },
  });
  expect(await added.json(), 'the response of the add-glasses command').toHaveProperty('orderItemId');
}

/** Returns the lines of the cart page, without the place of a removed one. */
export function cartLines({ page, main, text }: Shopper): Locator {
  const list = main.getByRole('list', { name: text('cart', 'In your cart') });
  return list.locator('> li').filter({ has: page.getByRole('heading') });
}

/** Returns the total of the order summary. */
export function cartTotal({ main, text }: Shopper): Locator {
  const summary = main.getByRole('region', { name: text('cart', 'Order summary') });
  return summary.getByRole('definition').last();
}

export function quantityField({ main, text }: Shopper, name: string = POLYGON.name): Locator {
  return main.getByRole('spinbutton', { name: text('cart', 'Quantity of {name}', { name }) });
}

export function removeButton({ main, text }: Shopper, name: string = POLYGON.name): Locator {
  return main.getByRole('button', { name: text('cart', 'Remove {name}', { name }) });
}

/** Returns the header's cart link with the item count. */
export function headerCount({ page }: Shopper): Locator {
  return page.getByRole('banner').getByRole('link', { name: /\d/ });
}

export function emptyCartHeading({ main, text }: Shopper): Locator {
  return main.getByRole('heading', { name: text('cart', 'Nothing here yet') });
}

/** Expects one pair with the lenses and plan of chooseLenses. */
export async function expectOnePair(shopper: Shopper): Promise<void> {
  await expect(cartLines(shopper)).toHaveCount(1);
  await expect(quantityField(shopper)).toHaveValue('1');
  await expect(cartTotal(shopper)).toHaveText(POLYGON_AMOUNTS[shopper.locale].pair);
}
