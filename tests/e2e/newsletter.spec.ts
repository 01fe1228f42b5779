import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { expect, test } from './support/fixtures';
import { expectFocusTrappedIn, tabAndEnter, tabTo } from './support/keyboard';
import {
  cookieDays,
  expectCoversNothing,
  newEmail,
  OFFER_HEADLINE,
  openPromoPopUp,
  popUp,
  promoTab,
} from './support/newsletter-steps';
import { type Shopper, waitForHydration } from './support/shopper';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

/** Milliseconds before a scroll triggers (000 §4). */
const WAIT = 1000;

test.use({ promoClaimed: false });
test.beforeEach(async ({ page }) => {
  // Starts at the real time, because cookies expire by the browser's clock, not the page's.
  await page.clock.install();
});

const headline = ({ site }: Shopper) => OFFER_HEADLINE[site.displayLanguage];
const form = (shopper: Shopper) => popUp(shopper, headline(shopper));

async function signUp(shopper: Shopper, email: string): Promise<void> {
  const { text } = shopper;
  await form(shopper)
    .getByRole('textbox', { name: text('promo', 'Email address') })
    .fill(email);
  await form(shopper)
    .getByRole('button', { name: text('promo', 'Get my code') })
    .click();
}

test('the pop-up opens, subscribes, shows its code after the reload, and minimizes', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, text, locale } = shopper;
  await shopper.open(`/${locale}/eyeglasses`);
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
  await expectNoAxeViolationsInFullRun(page, 'pop-up, step success');
  expect(await cookieDays(shopper, 'promo')).toEqual({ value: 'valid', days: 30 });
  expect(await cookieDays(shopper, 'accepted')).toEqual({ value: 'valid', days: 30 });
  expect(await cookieDays(shopper, 'eaactivity')).toEqual({ value: 'true', days: 30 });
  expect(await cookieDays(shopper, 'subscribed')).toBeUndefined();

  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();
  expect(await cookieDays(shopper, 'minimised')).toEqual({ value: 'true', days: 1 });
  await expectNoAxeViolations(page, 'minimized pop-up');
  await expectCoversNothing(promoTab(shopper));
  await promoTab(shopper).click();
  await expect(code).toContainText('SEE10');
  await code.getByRole('button', { name: text('promo', 'Keep shopping') }).click();
  await expect(promoTab(shopper)).toBeFocused();
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
  await expectNoAxeViolations(page, 'pop-up, step form');
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
  await expectNoAxeViolationsInFullRun(page, 'pop-up, step success');
  await tabAndEnter(page, code.getByRole('button', { name: text('promo', 'Keep shopping') }));
  await expect(code).toBeHidden();
  await tabAndEnter(page, promoTab(shopper));
  await expect(code).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(promoTab(shopper)).toBeFocused();
});
