import { expect, type Locator } from '@playwright/test';
import { expectNoHorizontalScroll } from './expect-no-horizontal-scroll';
import type { Shopper } from './shopper';

export const VISA = '4111 1111 1111 1111';
/** The bank declines it. */
export const DECLINED = '4000 0000 0000 0002';

const ADDRESSES = {
  us: { street: '12 Elm St', city: 'Mason', region: 'OH', postalCode: '45040' },
  ca: { street: '12, rue Saint-Jean', city: 'Québec', region: 'QC', postalCode: 'G1K 3B5' },
};

/** Returns a section of the checkout by its English title. */
export function checkoutSection({ main, text }: Shopper, title: string): Locator {
  return main.getByRole('region', { name: text('checkout', title), exact: true });
}

export function continueIn(shopper: Shopper, title: string): Locator {
  return checkoutSection(shopper, title).getByRole('button', { name: shopper.text('checkout', 'Continue') });
}

/** Its name ends in the total. */
export function placeOrderButton({ main, text }: Shopper): Locator {
  const [name = ''] = text('checkout', 'Place order · {0}', { 0: '' }).split(' · ');
  return main.getByRole('button', { name });
}

/** As long as the contract allows, in one word. */
const LONGEST_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.padEnd(60, 'welche');

/** Returns the label and text of each field of an address in the shopper's country. */
export function addressTexts({ site, text }: Shopper): [label: string, text: string][] {
  const { street, city, postalCode } = ADDRESSES[site.country];
  return [
    [text('address', 'First name'), 'Ana'],
    [text('address', 'Last name'), LONGEST_NAME],
    [text('address', 'Street and number'), street],
    [text('address', 'City'), city],
    [text('address', site.country === 'ca' ? 'Postal code' : 'ZIP code'), postalCode],
  ];
}

export async function giveAddress(shopper: Shopper): Promise<void> {
  const { site, text } = shopper;
  const section = checkoutSection(shopper, 'Delivery address');
  for (const [label, value] of addressTexts(shopper)) await section.getByLabel(label).fill(value);
  const regionLabel = text('address', site.country === 'ca' ? 'Province' : 'State');
  await section.getByLabel(regionLabel).selectOption(ADDRESSES[site.country].region);
  await continueIn(shopper, 'Delivery address').click();
}

export async function chooseMethod(shopper: Shopper): Promise<void> {
  const section = checkoutSection(shopper, 'Delivery method');
  await section.getByRole('radio').nth(1).check();
  await continueIn(shopper, 'Delivery method').click();
}

export async function giveCard(shopper: Shopper, number: string): Promise<void> {
  const { text } = shopper;
  const section = checkoutSection(shopper, 'Payment');
  await section.getByLabel(text('checkout', 'Card number')).fill(number);
  await section.getByLabel(text('checkout', 'Expiry date')).fill('09/2028');
  await section.getByLabel(text('checkout', 'Security code')).fill('737');
  await continueIn(shopper, 'Payment').click();
  await expect(section.getByRole('button', { name: text('checkout', 'Change payment') })).toBeVisible();
}

/** Expects the confirmation. @returns the order's id. */
export async function expectConfirmation({ page, main, text, locale }: Shopper): Promise<string> {
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    text('checkout', 'Thank you for your order'),
  );
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe(`/${locale}/checkout/confirmation`);
  await expectNoHorizontalScroll(page);
  return searchParams.get('orderId') ?? '';
}

const MEMBER_ADDRESS = {
  us: { addressLine: ['500 Vine St'], city: 'Cincinnati', state: 'OH', country: 'US', zipCode: '45202' },
  ca: {
    addressLine: ['500, rue Saint-Jean'],
    city: 'Québec',
    state: 'QC',
    country: 'CA',
    zipCode: 'G1K 3B5',
  },
} as const;

/** Saves an address and a card with the account of the signed-in member, through the API. */
export async function saveAddressAndCard({ page, site }: Shopper, email: string): Promise<void> {
  const { storeId, languageId, country } = site;
  const base = `/wcs/resources/store/${storeId}`;
  const { addressLine, city, state, zipCode, ...place } = MEMBER_ADDRESS[country];
  const address = await page.request.post(`${base}/person/@self/contact?langId=${languageId}`, {
    data: {
      nickName: 'office',
      addressType: 'Shipping',
      firstName: 'June',
      lastName: 'Ferris',
      email1: email,
      addressLine,
      city,
      state,
      zipCode,
      ...place,
    },
  });
  expect(address.status(), 'the address was saved').toBe(201);
  const captcha = await page.request.post('/captcha/token');
  const card = await page.request.put(`${base}/mypayments?langId=${languageId}`, {
    data: {
      billTo_firstName: 'June',
      billTo_lastName: 'Ferris',
      billTo_email: email,
      billTo_street1: addressLine[0],
      billTo_city: city,
      billTo_state: state,
      billTo_postalCode: zipCode,
      billTo_country: place.country,
      card_accountNumber: '4111111111111111',
      card_cardType: '001',
      card_expirationMonth: '09',
      card_expirationYear: '2028',
      cc_cvc: '737',
      recaptchaResponse: (await captcha.json()).token,
    },
  });
  expect(await card.json(), 'the card was saved').toMatchObject({ ccAuthReply_reasonCode: '100' });
}
