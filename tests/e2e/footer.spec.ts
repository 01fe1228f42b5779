import { LOCALE_CODES, type LocaleCode } from '@/domain/locale/locales';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/journey';
import {
  expectConfirmed,
  newAddress,
  newsletter,
  newsletterField,
  postForm,
  subscribe,
} from './support/newsletter-steps';
import { POLYGON } from './support/polygon';
import { inScenario } from './support/scenarios';
import { answersToPresses, type Shopper, shopperOn } from './support/shopper';
import { textsOf } from './support/texts';

/** The scenario of each outcome of the error catalogue, and the key of its message (000 §8). */
const REFUSALS = [
  ['newsletter-known-address', 'ERROR_Already_EmailSubscribed'],
  ['newsletter-invalid-address', 'ERROR_Subscribe_EmailEmpty'],
  ['newsletter-out-of-order', 'ERROR_Email_SubscribedError'],
] as const;

for (const storeLocale of LOCALE_CODES) {
  test.describe(storeLocale, { tag: '@every-locale' }, () => {
    test.use({ storeLocale });

    test('the footer signs up once, and says so in the language of the store', async ({ shopper }) => {
      const { page, text } = shopper;
      const email = newAddress();
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

    test('the switcher keeps the page, its facets and its order in every locale', async ({ shopper }) => {
      const query = '?facet=FRAME_SHAPE:round&sort=price-low';
      for (const path of ['', '/eyeglasses', `/${POLYGON.upc}`, '/search']) {
        const search = path === '/eyeglasses' ? query : '';
        await shopper.open(`/${storeLocale}${path}${search}`);
        expect(await switchAddresses(shopper)).toEqual(
          LOCALE_CODES.map((locale) => `/${locale}${path}${search}`),
        );
      }
    });
  });
}

test('every outcome of the error catalogue stands at the field', async ({ shopper, faults }) => {
  test.slow();
  for (const [scenario, key] of REFUSALS) {
    await shopper.open(inScenario('/lc-us/eyeglasses', scenario));
    await subscribe(shopper, 'ana@example.com');
    await expect(newsletterField(shopper)).toHaveAccessibleDescription(shopper.text('footer', key));
    await expect(newsletterField(shopper)).toHaveValue('ana@example.com');
    // Away from tiles that the header's bar half covers.
    await newsletter(shopper).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expectNoAxeViolations(shopper.page, key);
  }
  faults.expect(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource/);
  await shopper.open(inScenario('/lc-us/eyeglasses', 'newsletter-out-of-reach'));
  await subscribe(shopper, 'ana@example.com');
  await expect(newsletterField(shopper)).toHaveAccessibleDescription(
    shopper.text('footer', 'ERROR_Email_SubscribedError'),
  );
});

test('an address with the word subscribed confirms', async ({ shopper }) => {
  for (const address of ['/lc-us?subscribed=true', '/lc-us/eyeglasses?page=2#subscribed']) {
    await shopper.open(address);
    await expectConfirmed(shopper);
  }
});

test('from one country to the other: another document, the same page, and back', async ({ shopper }) => {
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
  await answersToPresses(page);
  expect(await top(), 'another page begins at its top').toBe(0);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect.poll(top, 'back to where the page was left').toBeGreaterThan(500);
});

test('from an address without a page the switcher leads home', async ({ shopper, faults }) => {
  faults.expect(/404/);
  await shopper.open('/lc-us/no/such/page');
  expect(await switchAddresses(shopper)).toEqual(LOCALE_CODES.map((locale) => `/${locale}`));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, promoTaken: false });

  test('the form comes back to its page, with what became of it', async ({ page, storeLocale, faults }) => {
    // What a browser without script says of every script.
    faults.expect(/^csp: GET .*\.js$/);
    const shopper = shopperOn(page, storeLocale);
    const email = newAddress();
    await page.goto('/lc-us/eyeglasses?page=2');
    await postForm(shopper, email);
    await expect(page).toHaveURL('/lc-us/eyeglasses?page=2&subscription=subscribed#newsletter');
    await expectConfirmed(shopper);

    await page.goto('/lc-us/eyeglasses');
    await postForm(shopper, email);
    await expect(page).toHaveURL('/lc-us/eyeglasses?subscription=300#newsletter');
    await expect(newsletterField(shopper)).toHaveAccessibleDescription(
      shopper.text('footer', 'ERROR_Already_EmailSubscribed'),
    );
  });
});

/** The footer's switcher on a page of that locale. */
function switcher({ page }: Shopper, locale: LocaleCode) {
  const name = textsOf(locale)('footer', 'Country and language');
  return page.getByRole('contentinfo').getByRole('navigation', { name });
}

async function switchAddresses(shopper: Shopper): Promise<(string | null)[]> {
  const links = await switcher(shopper, shopper.locale).getByRole('link').all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}
