import { becomeNewMember } from './support/account-steps';
import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { cartLines, fillCart } from './support/cart-steps';
import { continueAsGuest } from './support/checkout-sign-in-steps';
import {
  checkoutSection,
  chooseMethod,
  continueIn,
  DECLINED,
  expectConfirmation,
  giveAddress,
  giveCard,
  placeOrderButton,
  saveAddressAndCard,
  VISA,
} from './support/checkout-steps';
import { expect, test } from './support/fixtures';
import { tabAndChoose, tabAndEnter } from './support/keyboard';
import type { Shopper } from './support/shopper';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

/** Dewlin One 90: a daily sphere with one base curve. */
const DEWLIN_ONE_90 = '2200000000026';

test('keyboard only: a member buys contact lenses with the card of the account', {
  tag: EVERY_LOCALE,
}, async ({ shopper }) => {
  const { page, main, text, locale } = shopper;
  const { email } = await becomeNewMember(shopper);
  await saveAddressAndCard(shopper, email);
  await shopper.open(`/${locale}/${DEWLIN_ONE_90}`);
  const right = main.getByRole('group', { name: text('contact-lens', 'Right eye (OD)') });
  await right.getByRole('combobox').selectOption('-3.00');
  const left = main.getByRole('group', { name: text('contact-lens', 'Left eye (OS)') });
  await left.getByRole('combobox').selectOption('-3.00');
  await main.getByRole('button', { name: text('contact-lens', 'Add to cart') }).click();
  await expect(cartLines(shopper)).not.toHaveCount(0);

  await shopper.open(`/${locale}/checkout`);
  const heading = (title: string) =>
    main.getByRole('heading', { name: text('checkout', title), exact: true });
  await expect(checkoutSection(shopper, 'Contact')).toContainText(email);
  await expectNoAxeViolationsInFullRun(page, 'addresses of the account');
  await tabAndChoose(page, main.getByRole('radio', { name: /June Ferris/ }));
  await tabAndEnter(page, continueIn(shopper, 'Delivery address'));
  await expect(heading('Delivery method')).toBeFocused();
  await tabAndChoose(page, checkoutSection(shopper, 'Delivery method').getByRole('radio').nth(1));
  await tabAndEnter(page, continueIn(shopper, 'Delivery method'));
  await expect(heading('Payment')).toBeFocused();
  const card = text('checkout', '{name} ending in {lastFour}', { name: 'Visa', lastFour: '1111' });
  await tabAndChoose(page, main.getByRole('radio', { name: card }));
  await expectNoAxeViolationsInFullRun(page, 'cards of the account');
  await tabAndEnter(page, continueIn(shopper, 'Payment'));
  await expect(heading('Your order')).toBeFocused();
  await tabAndEnter(page, placeOrderButton(shopper));
  await expectConfirmation(shopper);
  await expect(main).toContainText(card);
});

test('a declined card, then another one by a double click: one order', { tag: FULL_RUN_ONLY }, async ({
  shopper,
  errorMonitor,
}) => {
  errorMonitor.allow(/400.*\/checkout/);
  const { page, main, text, locale } = shopper;
  const placements: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/cart/@self/checkout'))
      placements.push(request.url());
  });
  await fillCart(shopper);
  await shopper.open(`/${locale}/checkout`);
  await continueAsGuest(shopper);
  await giveAddress(shopper);
  await chooseMethod(shopper);
  await giveCard(shopper, DECLINED);
  await placeOrderButton(shopper).click();
  const alert = checkoutSection(shopper, 'Payment').getByRole('alert');
  await expect(alert).toContainText(text('checkout', 'Your bank declined this card'));
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport();
  await expect(main.getByLabel(text('checkout', 'Card number'))).toHaveValue(DECLINED);
  await expectNoAxeViolations(page, 'a declined card');
  await giveCard(shopper, VISA);
  await placeOrderButton(shopper).dblclick();
  await expectConfirmation(shopper);
  expect(placements).toHaveLength(2);

  await page.goBack();
  await expect(page).not.toHaveURL(/\/checkout$/);
});

/** Only a real browser navigates away from a request. */
test('an order that is pending while the page is reloaded', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
  const { page, locale } = shopper;
  await readyToOrder(shopper);
  await page.route('**/cart/@self/checkout?*', async (route) => {
    // The commerce API places the order; its response does not reach the page.
    await route.fetch();
  });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/cart/@self/checkout'),
  );
  const placed = page.waitForEvent('requestfailed').catch(() => {});
  await placeOrderButton(shopper).click();
  await sent;
  await expect
    .poll(async () => (await page.request.get(cartUrl(shopper))).status(), { message: 'the order is placed' })
    .toBe(404);
  await page.reload();
  await placed;
  await expectConfirmation(shopper);
  expect(new URL(page.url()).pathname).toBe(`/${locale}/checkout/confirmation`);
});

function cartUrl({ site: { storeId, languageId } }: Shopper): string {
  return `/wcs/resources/store/${storeId}/cart/@self?langId=${languageId}`;
}

async function readyToOrder(shopper: Shopper): Promise<void> {
  await fillCart(shopper);
  await shopper.open(`/${shopper.locale}/checkout`);
  await continueAsGuest(shopper);
  await giveAddress(shopper);
  await chooseMethod(shopper);
  await giveCard(shopper, VISA);
}
