import { LOCALE_CODES, type LocaleCode } from '@/domain/locale/locales';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { messagesOf } from './support/messages';
import {
  expectConfirmed,
  newEmail,
  newsletter,
  newsletterField,
  submitForm,
  subscribe,
} from './support/newsletter-steps';
import { POLYGON } from './support/polygon';
import { inScenario } from './support/scenarios';
import { type Shopper, shopperOn, waitForHydration } from './support/shopper';

/** Scenarios of the error catalog and their message keys (000 §8). */
const ERROR_CASES = [
  ['newsletter-already-subscribed', 'ERROR_Already_EmailSubscribed'],
  ['newsletter-invalid-email', 'ERROR_Subscribe_EmailEmpty'],
  ['newsletter-server-error', 'ERROR_Email_SubscribedError'],
] as const;

for (const storeLocale of LOCALE_CODES) {
  test.describe(storeLocale, { tag: '@every-locale' }, () => {
    test.use({ storeLocale });

    test('the footer subscribes once and confirms in the language of the site', async ({ shopper }) => {
      const { page, text } = shopper;
      const email = newEmail();
      await shopper.open(`/${storeLocale}`);
      await newsletter(shopper).scrollIntoViewIfNeeded();
      await subscribe(shopper, '');
      await expect(newsletterField(shopper)).toHaveAccessibleDescription(
        text('footer', 'ERROR_Subscribe_EmailEmpty'),
      );
      await expect(newsletterField(shopper)).toBeFocused();
      await expectNoAxeViolations(page, 'footer with an error');
      await subscribe(shopper, email);
      await expectConfirmed(shopper);
      await expectNoAxeViolations(page, 'footer with its confirmation');

      await page.reload();
      await subscribe(shopper, email);
      await expect(newsletterField(shopper)).toHaveAccessibleDescription(
        text('footer', 'ERROR_Already_EmailSubscribed'),
      );
    });

    test('the locale switcher preserves the page, its facets and its sort order', async ({ shopper }) => {
      const query = '?facet=FRAME_SHAPE:round&sort=price-low';
      for (const path of ['', '/eyeglasses', `/${POLYGON.upc}`, '/search']) {
        const search = path === '/eyeglasses' ? query : '';
        await shopper.open(`/${storeLocale}${path}${search}`);
        expect(await switcherLinks(shopper)).toEqual(
          LOCALE_CODES.map((locale) => `/${locale}${path}${search}`),
        );
      }
    });
  });
}

test('every error of the error catalog is shown at the field', async ({ shopper, errorMonitor }) => {
  test.slow();
  for (const [scenario, key] of ERROR_CASES) {
    await shopper.open(inScenario('/lc-us/eyeglasses', scenario));
    await subscribe(shopper, 'ana@example.com');
    await expect(newsletterField(shopper)).toHaveAccessibleDescription(shopper.text('footer', key));
    await expect(newsletterField(shopper)).toHaveValue('ana@example.com');
    // Scrolls away from tiles that the header partly covers.
    await newsletter(shopper).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expectNoAxeViolations(shopper.page, key);
  }
  errorMonitor.allow(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource/);
  await shopper.open(inScenario('/lc-us/eyeglasses', 'newsletter-unavailable'));
  await subscribe(shopper, 'ana@example.com');
  await expect(newsletterField(shopper)).toHaveAccessibleDescription(
    shopper.text('footer', 'ERROR_Email_SubscribedError'),
  );
});

test('a URL with "subscribed" shows the confirmation', async ({ shopper }) => {
  for (const path of ['/lc-us?subscribed=true', '/lc-us/eyeglasses?page=2#subscribed']) {
    await shopper.open(path);
    await expectConfirmed(shopper);
  }
});

test('switching countries loads the same page as a new document, and back works', async ({ shopper }) => {
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

test('on an unknown page the switcher links to the home page', async ({ shopper, errorMonitor }) => {
  errorMonitor.allow(/404/);
  await shopper.open('/lc-us/no/such/page');
  expect(await switcherLinks(shopper)).toEqual(LOCALE_CODES.map((locale) => `/${locale}`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, promoClaimed: false });

  test('the form redirects back to its page with the result', async ({ page, storeLocale, errorMonitor }) => {
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

/** The footer's locale switcher. */
function switcher({ page }: Shopper, locale: LocaleCode) {
  const name = messagesOf(locale)('footer', 'Country and language');
  return page.getByRole('contentinfo').getByRole('navigation', { name });
}

async function switcherLinks(shopper: Shopper): Promise<(string | null)[]> {
  const links = await switcher(shopper, shopper.locale).getByRole('link').all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}
