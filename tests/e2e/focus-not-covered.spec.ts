import { cartPath, fillCart } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { closePanel, expectStep, insuranceSwitch, lookUpPerson } from './support/insurance-steps';
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
