import { LOCALE_CODES } from '@/domain/locale/locales';
import { expectNoAxeViolations } from './support/axe';
import { cartPath, cartTotal, fillCart } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { expectFocusTrappedIn, tabAndEnter, tabTo } from './support/keyboard';
import { openLensPanel } from './support/lens-steps';
import {
  cookieDays,
  newEmail,
  OFFER_HEADLINE,
  OPENING_WAIT,
  openPromoPopUp,
  popUp,
  promoTab,
  scroll,
} from './support/newsletter-steps';
import { POLYGON } from './support/polygon';
import { inScenario } from './support/scenarios';
import { type Shopper, waitForHydration } from './support/shopper';

/** Milliseconds until a scroll counts (000 §4). */
const HOME_WAIT = 5000;
const WAIT = 1000;

test.use({ promoClaimed: false });
test.beforeEach(async ({ page }) => {
  // Starts at the real time, because cookies expire by the browser's clock, not the page's.
  await page.clock.install();
});

const headline = ({ site }: Shopper) => OFFER_HEADLINE[site.displayLanguage];
const form = (shopper: Shopper) => popUp(shopper, headline(shopper));
const anyPopUp = ({ page }: Shopper) => page.getByRole('dialog');

async function signUp(shopper: Shopper, email: string): Promise<void> {
  const { text } = shopper;
  await form(shopper)
    .getByRole('textbox', { name: text('promo', 'Email address') })
    .fill(email);
  await form(shopper)
    .getByRole('button', { name: text('promo', 'Get my code') })
    .click();
}

for (const storeLocale of LOCALE_CODES) {
  test.describe(storeLocale, { tag: '@every-locale' }, () => {
    test.use({ storeLocale });

    test('the pop-up opens, subscribes, shows its code after the reload, and minimizes', async ({
      shopper,
    }) => {
      const { page, text } = shopper;
      await shopper.open(`/${storeLocale}/eyeglasses`);
      await openPromoPopUp(shopper, WAIT);
      await expect(form(shopper)).toBeVisible();
      await expectNoAxeViolations(page, 'pop-up, step form');

      await signUp(shopper, 'ana@example');
      const field = form(shopper).getByRole('textbox', { name: text('promo', 'Email address') });
      await expect(field).toHaveAccessibleDescription(
        text('promo', 'Enter a full address, such as name@example.com.'),
      );
      await expect(field).toBeFocused();
      await expectNoAxeViolations(page, 'pop-up with an error');

      await signUp(shopper, newEmail());
      const code = popUp(shopper, text('promo', 'Thank you. Here is your code'));
      await expect(code).toContainText('SEE10');
      await expectNoAxeViolations(page, 'pop-up, step success');
      expect(await cookieDays(shopper, 'promo')).toEqual({ value: 'valid', days: 30 });
      expect(await cookieDays(shopper, 'accepted')).toEqual({ value: 'valid', days: 30 });
      expect(await cookieDays(shopper, 'eaactivity')).toEqual({ value: 'true', days: 30 });
      expect(await cookieDays(shopper, 'subscribed')).toBeUndefined();

      await page.keyboard.press('Escape');
      await expect(code).toBeHidden();
      expect(await cookieDays(shopper, 'minimised')).toEqual({ value: 'true', days: 1 });
      await expectNoAxeViolations(page, 'minimized pop-up');
      await promoTab(shopper).click();
      await expect(code).toContainText('SEE10');
      await code.getByRole('button', { name: text('promo', 'Keep shopping') }).click();
      await expect(promoTab(shopper)).toBeFocused();
    });
  });
}

test('on the home page a scroll counts after five seconds, and the pop-up opens three seconds later', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/lc-us');
  // Real time passes as well, so the exact timing is covered by the component tests.
  await page.clock.runFor(HOME_WAIT - 4000);
  await scroll(shopper);
  await page.clock.runFor(10_000);
  await expect(anyPopUp(shopper)).toHaveCount(0);
  await scroll(shopper);
  await page.clock.runFor(500);
  await expect(anyPopUp(shopper)).toHaveCount(0);
  await page.clock.runFor(OPENING_WAIT - 500);
  await expect(form(shopper)).toBeVisible();
});

test('closing minimizes it for a day, on every page', async ({ shopper }) => {
  const { page, text } = shopper;
  await shopper.open('/lc-us/eyeglasses');
  await openPromoPopUp(shopper, WAIT);
  await form(shopper)
    .getByRole('button', { name: text('promo', 'No, thank you') })
    .click();
  await expect(form(shopper)).toBeHidden();
  await expect(promoTab(shopper)).toBeVisible();

  await shopper.open(`/lc-us/${POLYGON.upc}`);
  await openPromoPopUp(shopper, WAIT);
  await expect(promoTab(shopper)).toBeVisible();
  await expect(anyPopUp(shopper)).toHaveCount(0);

  await page.context().clearCookies({ name: 'minimised' });
  await shopper.open('/lc-us/eyeglasses');
  await openPromoPopUp(shopper, WAIT);
  await expect(form(shopper)).toBeVisible();
});

test('an already subscribed address counts as a success, at step exist', async ({ shopper }) => {
  await shopper.open(inScenario('/lc-us/eyeglasses', 'newsletter-already-subscribed'));
  await openPromoPopUp(shopper, WAIT);
  await signUp(shopper, 'ana@example.com');
  const exist = popUp(shopper, shopper.text('promo', 'You are already on our list'));
  await expect(exist).toContainText('SEE10');
  await expectNoAxeViolations(shopper.page, 'pop-up, step exist');
  expect(await cookieDays(shopper, 'subscribed')).toEqual({ value: 'valid', days: 30 });
  expect(await cookieDays(shopper, 'accepted')).toBeUndefined();
});

test('any other status: the message of the specification, and the form stays', async ({ shopper }) => {
  await shopper.open(inScenario('/lc-us/eyeglasses', 'newsletter-server-error'));
  await openPromoPopUp(shopper, WAIT);
  await signUp(shopper, 'ana@example.com');
  await expect(form(shopper).getByRole('alert')).toHaveText('E-mail subscription error, try later');
  await expectNoAxeViolations(shopper.page, 'pop-up that failed');
  expect(await cookieDays(shopper, 'promo')).toBeUndefined();
});

test('an invalid code: closing disables the pop-up', async ({ shopper, baseURL }) => {
  const { page, text } = shopper;
  const url = `${baseURL}/`;
  await page.context().addCookies([
    { name: 'promo', value: 'refresh', url },
    { name: 'accepted', value: 'valid', url },
  ]);
  await shopper.open(inScenario('/lc-us/eyeglasses', 'promo-offer-ended'));
  const ended = popUp(shopper, text('promo', 'This offer has ended'));
  await expect(ended).toBeVisible();
  await expectNoAxeViolations(page, 'pop-up with an ended offer');
  await ended.getByRole('button', { name: text('promo', 'Back to the store') }).click();
  await expect(ended).toBeHidden();
  expect(await cookieDays(shopper, 'promo')).toEqual({ value: 'invalid', days: 30 });
  await expect(promoTab(shopper)).toHaveCount(0);
  await shopper.open('/lc-us/eyeglasses');
  await openPromoPopUp(shopper, WAIT);
  await expect(promoTab(shopper)).toHaveCount(0);
  await expect(anyPopUp(shopper)).toHaveCount(0);
});

for (const query of ['?promo=eaccess', '?cid=em-spring']) {
  test(`no pop-up with ${query}`, async ({ shopper }) => {
    await shopper.open(`/lc-us/eyeglasses${query}`);
    await openPromoPopUp(shopper, WAIT);
    await expect(anyPopUp(shopper)).toHaveCount(0);
  });
}

test('it does not open over the lens panel, nor while the shopper types', async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  await page.clock.runFor(WAIT);
  await scroll(shopper);
  const panel = await openLensPanel(shopper);
  await page.clock.runFor(3000);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await shopper.open('/lc-us/search');
  await page.clock.runFor(WAIT);
  await scroll(shopper);
  await page.getByRole('contentinfo').getByRole('textbox').focus();
  await page.clock.runFor(3000);
  await expect(anyPopUp(shopper)).toHaveCount(0);
  await main.focus();
  await scroll(shopper);
  await page.clock.runFor(3000);
  await expect(form(shopper)).toBeVisible();
});

test('on the cart it triggers the recalculation, and its code is applied', async ({ shopper }) => {
  const { page, main, text } = shopper;
  await fillCart(shopper);
  await shopper.open(cartPath(shopper));
  await openPromoPopUp(shopper, WAIT);
  const recalculation = page.waitForRequest((request) => request.url().includes('/OrderCalculate?'));
  await signUp(shopper, newEmail());
  const query = new URL((await recalculation).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    storeId: '10851',
    catalogId: '10101',
    langId: '-1',
    updatePrices: '1',
    calculationUsageId: '-1',
  });
  const code = popUp(shopper, text('promo', 'Thank you. Here is your code'));
  await expect(code).toContainText('SEE10');
  await expect(page).toHaveURL(/\/AjaxOrderItemDisplayView\?(?!.*error)/);
  await waitForHydration(page);
  await code.getByRole('button', { name: text('promo', 'Keep shopping') }).click();
  await main.getByRole('textbox', { name: text('cart', 'Promotion code') }).fill('SEE10');
  await main.getByRole('button', { name: text('cart', 'Apply') }).click();
  // 10 % of 280.00.
  await expect(cartTotal(shopper)).toHaveText('$252.00');
});

test('keyboard only: the pop-up traps the focus, subscribes, shows its code and restores the focus', async ({
  shopper,
}) => {
  const { page, text } = shopper;
  // Disables the header's slide animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shopper.open('/lc-us/search');
  await tabTo(page, shopper.main.getByRole('searchbox'));
  const focusedBefore = shopper.main.getByRole('button').first();
  await tabTo(page, focusedBefore);
  await openPromoPopUp(shopper, WAIT);
  await expect(form(shopper).locator(':focus')).toHaveCount(1);
  await expectFocusTrappedIn(page, form(shopper), { stops: 7 });
  await page.keyboard.press('Escape');
  await expect(form(shopper)).toBeHidden();
  await expect(focusedBefore).toBeFocused();

  await tabAndEnter(page, promoTab(shopper));
  const field = form(shopper).getByRole('textbox', { name: text('promo', 'Email address') });
  await tabTo(page, field);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(text('promo', 'Enter your email address.'));
  await expect(field).toBeFocused();
  await page.keyboard.type(newEmail());
  await page.keyboard.press('Enter');
  const code = popUp(shopper, text('promo', 'Thank you. Here is your code'));
  await expect(code).toContainText('SEE10');
  await waitForHydration(page);
  await tabAndEnter(page, code.getByRole('button', { name: text('promo', 'Keep shopping') }));
  await expect(code).toBeHidden();
  await tabAndEnter(page, promoTab(shopper));
  await expect(code).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(promoTab(shopper)).toBeFocused();
});
