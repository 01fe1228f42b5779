import type { BrowserContext } from '@playwright/test';

const GUEST = '/wcs/resources/store/10851/guestidentity?updateCookies=true';
const FILL_CART = '/sandbox/api/cart';
const SAVED_ITEMS = '/wcs/resources/store/10851/catalog/10101/saveditems/@self?langId=-1';
const LOGON = '/webapp/wcs/stores/servlet/LogonAjax';

export const SHOPPERS = ['new', 'with a session', 'with a frame saved'] as const;

/** A shopper with a saved frame has a session too. */
export type MeasuredShopper = (typeof SHOPPERS)[number];

/** Prepares the session of a shopper by the API, before the page opens. */
export async function setUpShopper(
  { request }: BrowserContext,
  shopper: MeasuredShopper,
  origin: string,
  catEntryId: string,
): Promise<void> {
  if (shopper === 'new') return;
  await request.post(origin + GUEST, { data: {} });
  if (shopper === 'with a session') return;
  const item = { catEntryId, catEntryType: 'EYE', quantity: 1 };
  const saved = await request.put(origin + SAVED_ITEMS, { data: { addSavedItemList: [item] } });
  if (!saved.ok()) throw new Error(`The frame was not saved: ${await saved.text()}`);
}

export async function signIn({ request }: BrowserContext, origin: string): Promise<void> {
  const form = {
    logonId: 'ada.marsh@example.com',
    password: 'Clear-View-1',
    URL: '/lc-us',
    storeId: '10851',
    catalogId: '10101',
    langId: '-1',
  };
  const signedIn = await request.post(origin + LOGON, { form });
  if (!(await signedIn.text()).includes('"success":true'))
    throw new Error('The demo shopper cannot sign in.');
}

/** Without an order the step leads to the cart, and the checkout is empty. */
export async function fillCart({ request }: BrowserContext, origin: string): Promise<void> {
  const filled = await request.put(origin + FILL_CART, {
    data: { name: 'frame-and-contacts', storeId: '10851' },
  });
  if (!filled.ok()) throw new Error(`The cart was not filled: ${await filled.text()}`);
}

/** With an email the checkout opens without the sign-in, as it does from the cart. */
export async function setAddress({ request }: BrowserContext, origin: string): Promise<void> {
  const x_address = {
    firstName: 'Ana',
    lastName: 'Diaz',
    addressLine: ['12 Elm St'],
    city: 'Mason',
    state: 'OH',
    country: 'US',
    zipCode: '45040',
    email1: 'ana@example.com',
  };
  const url = `${origin}/wcs/resources/store/10851/cart/@self/shipping_info`;
  const saved = await request.put(url, { data: { x_address } });
  if (!saved.ok()) throw new Error(`The address was not saved: ${await saved.text()}`);
}
