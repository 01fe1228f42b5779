import { cartPath, fillCart } from './support/cart-steps';
import { continueAsGuest, goToCheckout, guestEmailField } from './support/checkout-sign-in-steps';
import { continueIn } from './support/checkout-steps';
import { expect, test } from './support/fixtures';
import { panelButton } from './support/header-steps';
import {
  closePanel,
  expectStep,
  INSURANCE_PANEL,
  insurancePanel,
  insuranceSwitch,
  lookUpPerson,
} from './support/insurance-steps';
import { walkFocus } from './support/keyboard';
import { openLensPanel } from './support/lens-steps';
import { OFFER_HEADLINE, openPromoPopUp, popUp } from './support/newsletter-steps';
import { POLYGON } from './support/polygon';
import { DESKTOP_ONLY, FULL_RUN_ONLY } from './support/variants';

/** A 1280 px desktop viewport at 400 % zoom, where whatever is pinned leaves the least room (WCAG 2.4.11). */
const SMALLEST_VIEWPORT = { width: 320, height: 256 };

test.use({
  viewport: SMALLEST_VIEWPORT,
  isMobile: false,
  contextOptions: { reducedMotion: 'reduce' },
  storeLocale: 'es-us',
});

const tag = [DESKTOP_ONLY, FULL_RUN_ONLY];

for (const [name, path] of [
  ['home', ''],
  ['a listing', '/eyeglasses'],
  ['a product', `/${POLYGON.upc}`],
  ['the store finder', '/store-locator'],
  ['eye exams', '/eye-exam'],
  ['order tracking', '/track-order'],
  ['questions', '/faq'],
] as const)
  test(`nothing covers the focus: ${name}`, { tag }, async ({ shopper, page }) => {
    await shopper.open(`/${shopper.locale}${path}`);
    await walkFocus(page);
  });

test('nothing covers the focus: the cart', { tag }, async ({ shopper, page }) => {
  await fillCart(shopper);
  await shopper.open(cartPath(shopper));
  await walkFocus(page);
});

test('nothing covers the focus: lens panel', { tag }, async ({ shopper, page }) => {
  await shopper.open(`/${shopper.locale}/${POLYGON.upc}`);
  await openLensPanel(shopper);
  await walkFocus(page);
});

test('nothing covers the focus: the menu, and the filters', { tag }, async ({ shopper, page }) => {
  await shopper.open(`/${shopper.locale}/eyeglasses`);
  await panelButton(shopper, 'Menu').click();
  await walkFocus(page);
  await page.keyboard.press('Escape');
  await shopper.main.getByRole('button', { name: shopper.text('listing', 'Filter') }).click();
  await expect(page.getByRole('dialog', { name: shopper.text('listing', 'Filters') })).toBeVisible();
  await walkFocus(page);
});

test('nothing covers the focus: a rejected code in the cart', { tag }, async ({
  shopper,
  page,
  errorMonitor,
}) => {
  const label = (source: string) => shopper.text('cart', source);
  await fillCart(shopper);
  await shopper.open(cartPath(shopper));
  errorMonitor.allow(/400.*assigned_promotion_code/);
  const code = shopper.main.getByRole('textbox', { name: label('Promotion code') });
  await code.fill('NOT-A-CODE');
  await shopper.main.getByRole('button', { name: label('Apply') }).click();
  await expect(code).toHaveAccessibleDescription(label('We do not know this code. Check how it is written.'));
  await walkFocus(page);
});

test('nothing covers the focus: an address with errors', { tag }, async ({ shopper, page }) => {
  await fillCart(shopper);
  await shopper.open(cartPath(shopper));
  await goToCheckout(shopper);
  // The dialog has the focus until its code is there.
  await expect(guestEmailField(shopper)).toBeVisible();
  await walkFocus(page);
  await continueAsGuest(shopper);
  await continueIn(shopper, 'Delivery address').click();
  await expect(shopper.main.getByLabel(shopper.text('address', 'First name'))).toBeFocused();
  await walkFocus(page);
});

test('nothing covers the focus: the insurance form with errors', { tag }, async ({ shopper, page }) => {
  await shopper.open(`/${shopper.locale}/${POLYGON.upc}`);
  await insuranceSwitch(shopper).click();
  await expectStep(shopper, 'Find your benefits');
  const find = insurancePanel(shopper).getByRole('button', {
    name: shopper.text(INSURANCE_PANEL, 'Find my benefits'),
  });
  await find.click();
  await expect(insurancePanel(shopper).getByRole('combobox').first()).toBeFocused();
  await walkFocus(page);
});

test('nothing covers the focus: the notice that the insurance login ends', {
  tag,
}, async ({ shopper, page }) => {
  await shopper.open(`/${shopper.locale}/${POLYGON.upc}`);
  await insuranceSwitch(shopper).click();
  await lookUpPerson(shopper, 'A');
  await expectStep(shopper, 'We found your allowance');
  await closePanel(shopper);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as after 28 minutes
    document.cookie = `ria_ends=${Date.now() + 110_000}; path=/`;
  });
  await page.reload();
  await expect(page.getByRole('button', { name: shopper.text('insurance', 'Stay logged in') })).toBeVisible();
  await walkFocus(page);
});

test.describe('with the promotion', () => {
  test.use({ promoClaimed: false });

  test('nothing covers the focus: the pop-up', { tag }, async ({ shopper, page }) => {
    await page.clock.install();
    await shopper.open(`/${shopper.locale}/eyeglasses`);
    await openPromoPopUp(shopper, 1000);
    await expect(popUp(shopper, OFFER_HEADLINE[shopper.site.displayLanguage])).toBeVisible();
    await walkFocus(page);
  });
});
