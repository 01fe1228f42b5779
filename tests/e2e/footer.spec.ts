import type { LocaleCode } from '@/domain/locale/locales';
import { expect, test } from './support/fixtures';
import { messagesOf } from './support/messages';
import { expectConfirmed, newEmail, newsletterField, submitForm } from './support/newsletter-steps';
import { POLYGON } from './support/polygon';
import { type Shopper, shopperOn, waitForHydration } from './support/shopper';
import { FULL_RUN_ONLY } from './support/variants';

test('switching countries loads the same page as a new document, and back works', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper }) => {
  const { page } = shopper;
  const top = () => page.evaluate(() => scrollY);
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  await switcher(shopper, 'lc-us').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`/fr-ca/${POLYGON.upc}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(switcher(shopper, 'fr-ca').getByRole('link', { name: 'Français' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await waitForHydration(page);
  expect(await top(), 'a new page starts at the top').toBe(0);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect.poll(top, 'back restores the scroll position').toBeGreaterThan(500);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, promoClaimed: false });

  test('the form redirects back to its page with the result', { tag: FULL_RUN_ONLY }, async ({
    page,
    storeLocale,
    errorMonitor,
  }) => {
    // Chromium reports every script as blocked.
    errorMonitor.allow(/^csp: GET .*\.js$/);
    const shopper = shopperOn(page, storeLocale);
    const email = newEmail();
    await page.goto('/lc-us/eyeglasses?page=2');
    await submitForm(shopper, email);
    await expect(page).toHaveURL('/lc-us/eyeglasses?page=2&subscription=subscribed#newsletter');
    await expectConfirmed(shopper);

    await page.goto('/lc-us/eyeglasses');
    await submitForm(shopper, email);
    await expect(page).toHaveURL('/lc-us/eyeglasses?subscription=300#newsletter');
    await expect(newsletterField(shopper)).toHaveAccessibleDescription(
      shopper.text('footer', 'ERROR_Already_EmailSubscribed'),
    );
  });
});

function switcher({ page }: Shopper, locale: LocaleCode) {
  const name = messagesOf(locale)('footer', 'Country and language');
  return page.getByRole('contentinfo').getByRole('navigation', { name });
}
