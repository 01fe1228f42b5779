import { becomeNewMember, signIn } from './support/account-steps';
import {
  cartLines,
  cartPath,
  cartTotal,
  emptyCartHeading,
  fillCart,
  headerCount,
  quantityField,
  removeButton,
} from './support/cart-steps';
import { continueAsGuest, goToCheckout } from './support/checkout-sign-in-steps';
import { checkoutSection, giveAddress } from './support/checkout-steps';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/hold-requests';
import { chooseLenses, openLensPanel, selectOption } from './support/lens-steps';
import { POLYGON, POLYGON_AMOUNTS } from './support/polygon';
import { returnToTab } from './support/return-to-tab';
import { type Shopper, shopperOn, waitForHydration } from './support/shopper';
import { FULL_RUN_ONLY } from './support/variants';

const PRODUCT = `/lc-us/${POLYGON.upc}`;
const AMOUNTS = POLYGON_AMOUNTS['lc-us'];
/** Two frames without lenses: 2 × 280.00. */
const TWO_FRAMES = '$560.00';

const addFrame = ({ main }: Shopper) => main.getByRole('button', { name: 'Add the frame only' });
/** Returns the first line item's button; the name has a suffix when there are several of one frame. */
const increaseButton = ({ main }: Shopper) => main.getByRole('button', { name: /^One .* more$/ }).first();

async function expectOneFrameInCart(shopper: Shopper): Promise<void> {
  await expect(shopper.main.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await expect(cartLines(shopper)).toHaveCount(1);
  await expect(quantityField(shopper)).toHaveValue('1');
  await expect(cartTotal(shopper)).toHaveText(AMOUNTS.frame);
}

test('a double click adds one pair', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
  await shopper.open(PRODUCT);
  const panel = await openLensPanel(shopper);
  await chooseLenses(shopper, panel);
  await panel.getByRole('button', { name: 'Add to cart' }).dblclick();
  await expect(shopper.main.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await expect(quantityField(shopper)).toHaveValue('1');
  await expect(cartTotal(shopper)).toHaveText(AMOUNTS.pair);
});

test('going back from the cart shows the product and adds nothing again', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open('/lc-us/eyeglasses');
  await main.getByRole('link', { name: POLYGON.name, exact: true }).click();
  await addFrame(shopper).click();
  await expectOneFrameInCart(shopper);
  await page.goBack();
  await expect(page).toHaveURL(PRODUCT);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(POLYGON.name);
  await expect(addFrame(shopper)).toBeEnabled();
  await expect(headerCount(shopper)).toContainText('1');
  await page.goForward();
  await expectOneFrameInCart(shopper);
});

test('a reload brings the lens panel back where it was, with nothing added', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.open(PRODUCT);
  const panel = await openLensPanel(shopper);
  await selectOption(shopper, panel, 'How will you use them?', 0);
  await page.reload();
  const question = panel.getByRole('heading', { name: 'How do you want to give us your prescription?' });
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(POLYGON.name);
  await expect(headerCount(shopper)).toHaveCount(0);
  await openLensPanel(shopper);
  await panel.getByRole('button', { name: 'Back' }).click();
  await chooseLenses(shopper, panel);
});

test('two tabs of one shopper: each is updated when it gets the focus', async ({ shopper, errorMonitor }) => {
  await fillCart(shopper);
  await shopper.open(cartPath(shopper));
  const other = shopperOn(await shopper.page.context().newPage(), shopper.locale);
  await other.open(PRODUCT);
  await addFrame(other).click();
  await expect(cartLines(other)).toHaveCount(2);

  // Cart and header have a query each, and either may have been recent.
  const shown = async () => [await cartLines(shopper).count(), await headerCount(shopper).textContent()];
  await returnToTab(shopper.page, shown, [2, '2']);
  await expect(cartTotal(shopper)).toHaveText(TWO_FRAMES);

  // The other tab removes a line item that this one still shows.
  await other.page.bringToFront();
  await removeButton(other).first().click();
  await expect(cartLines(other)).toHaveCount(1);
  errorMonitor.allow(/(400|404).*update_order_item/);
  await increaseButton(shopper).click();
  // Said once, and not as a failure of the change.
  await expect(shopper.main.getByText(/is no longer in your cart/)).toBeVisible();
  await expectOneFrameInCart(shopper);
  await expect(headerCount(shopper)).toContainText('1');
});

test('a member whose session is lost on the cart page gets the cart back by signing in', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper, errorMonitor }) => {
  const { page, main } = shopper;
  const credentials = await becomeNewMember(shopper);
  await shopper.open(PRODUCT);
  await addFrame(shopper).click();
  await expectOneFrameInCart(shopper);
  await page.context().clearCookies({ name: /^WC_/ });
  errorMonitor.allow(/40[0-9].*(update_order_item|cart\/@self)/);
  await increaseButton(shopper).click();
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('You are no longer signed in');
  await expect(emptyCartHeading(shopper)).toBeVisible();
  await alert.getByRole('link', { name: 'Sign in' }).click();
  await signIn(shopper, credentials);
  await expectOneFrameInCart(shopper);
  await expect(alert).toHaveCount(0);
});

test('a session lost before adding is replaced, and the frame is added', { tag: FULL_RUN_ONLY }, async ({
  shopper,
  errorMonitor,
}) => {
  await fillCart(shopper);
  await shopper.open(PRODUCT);
  await expect(headerCount(shopper)).toContainText('1');
  await shopper.page.context().clearCookies({ name: /^WC_/ });
  errorMonitor.allow(/40[0-9].*(LCOrderItemAddGlassesCmd|cart\/@self)/);
  await addFrame(shopper).click();
  await expectOneFrameInCart(shopper);
  // Said on another document than the one whose session was lost.
  await expect(shopper.main.getByText('Your earlier visit has ended')).toBeVisible();
});

test('the store works when browser storage is full', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
  const { page, main, mobile } = shopper;
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await shopper.open('/lc-us/eyeglasses');
  if (mobile) {
    await main.getByRole('button', { name: 'Show one column' }).click();
    await expect(main.getByRole('button', { name: 'Show two columns' })).toBeVisible();
  }
  await main.getByRole('link', { name: POLYGON.name, exact: true }).click();
  await addFrame(shopper).click();
  await expectOneFrameInCart(shopper);
  await page.goBack();
  await expect(page).toHaveURL(PRODUCT);
  await page.goForward();
  await goToCheckout(shopper);
  await continueAsGuest(shopper);
  // Nothing could hold the email for the next document, which asks again.
  await expect(page).toHaveURL(/\/checkout$/);
  await continueAsGuest(shopper);
  await expect(checkoutSection(shopper, 'Contact')).toContainText('ana@example.com');
  await giveAddress(shopper);
  await expect(checkoutSection(shopper, 'Delivery method').getByRole('radio').first()).toBeVisible();
});

test('slow network: the page is readable before its scripts load, and early clicks are handled', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper }) => {
  const { page, main } = shopper;
  const network = await page.context().newCDPSession(page);
  // A slow mobile connection: 150 ms a round trip, 1.6 Mbit/s.
  const throughput = (1.6 * 1024 * 1024) / 8;
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto(PRODUCT, { waitUntil: 'commit' });
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(POLYGON.name);
  await expect(main).toContainText(AMOUNTS.frame);
  await waitForHydration(page);
  const release = await holdRequests(page, '**/LCOrderItemAddGlassesCmd*');
  await addFrame(shopper).click();
  await expect(main.getByText('Adding to your cart')).toBeAttached();
  release();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await expectOneFrameInCart(shopper);
});

test('offline: the cart stays visible, reports the unknown state, and the next attempt works', async ({
  shopper,
  errorMonitor,
}) => {
  const { page, main } = shopper;
  await fillCart(shopper);
  await shopper.open(cartPath(shopper));
  await expect(headerCount(shopper)).toContainText('1');
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await increaseButton(shopper).click();
  await expect(main.getByRole('alert')).toContainText('Your cart may be out of date');
  await expect(main.getByRole('alert')).toContainText('We cannot tell whether your last change was made.');
  await expectOneFrameInCart(shopper);
  await page.context().setOffline(false);
  await increaseButton(shopper).click();
  await expect(quantityField(shopper)).toHaveValue('2');
  await expect(cartTotal(shopper)).toHaveText(TWO_FRAMES);
  await expect(main.getByRole('alert')).toHaveCount(0);
});
