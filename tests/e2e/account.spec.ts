import { signIn } from './support/account-steps';
import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { cartLines, cartPath, fillCart, headerCount } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { accountLink, header, panelButton } from './support/header-steps';
import { tabAndEnter, tabTo } from './support/keyboard';
import { POLYGON } from './support/polygon';
import { type Shopper, waitForHydration } from './support/shopper';
import { DESKTOP_ONLY, EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

/** Demo shoppers of the sandbox. */
const ADA = { email: 'ada.marsh@example.com', password: 'Clear-View-1' };
const CAMILLE = { email: 'camille.gagnon@example.com', password: 'Belle-Vue-4' };

const ACCOUNT = '/lc-us/account?catalogId=10101&langId=-1&storeId=10851';
/** Requests of a page, and of the menu's links, that are pending during the sign-out. */
const SIGNED_OUT = /401.*((prescription\/user|person)\/@self|\/espot\/)/;

const title = ({ main }: Shopper) => main.getByRole('heading', { level: 1 });

test('my account shows a guest the sign-in page in the language of the site', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, site, text, locale } = shopper;
  await shopper.open(`/${locale}`);
  await accountLink(shopper).click();
  await expect(title(shopper)).toHaveText(text('account', 'Sign in'));
  await expect(page).toHaveURL(new RegExp(`/(lc-us|en-ca)/myAccount\\?.*langId=${site.languageId}$`));
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', site.languageTag);
  await expect(title(shopper)).toHaveText(text('account', 'Sign in'));
  await expectNoAxeViolations(page, 'signing in');
});

test('a member signs in after a wrong password, and signs out', { tag: FULL_RUN_ONLY }, async ({
  shopper,
  errorMonitor,
}) => {
  const { page, main, mobile } = shopper;
  errorMonitor.allow(SIGNED_OUT);
  await shopper.open(ACCOUNT);
  await signIn(shopper, { ...ADA, password: 'wrong' });
  await expect(main.getByRole('alert')).toHaveText(
    'The email or password you entered is incorrect. Please check your login details and try again.',
  );
  await expect(main.getByLabel('Email address')).toHaveValue(ADA.email);
  await expectNoAxeViolations(page, 'wrong credentials');
  await signIn(shopper, ADA);
  await expect(title(shopper)).toHaveText('Your account');
  await expect(title(shopper)).toBeFocused();
  await expect(main.getByText('Ada Marsh')).toBeVisible();
  await expectNoAxeViolations(page, 'account of a member');

  await shopper.open('/lc-us');
  if (mobile) {
    await accountLink(shopper).click();
    await expect(title(shopper)).toHaveText('Your account');
    await panelButton(shopper, 'Menu').click();
  } else {
    await expect(accountLink(shopper)).toHaveAttribute('aria-expanded', 'false');
    await accountLink(shopper).click();
    await expect(header(shopper).getByText('Hello, Ada')).toBeVisible();
    await expect(page).toHaveURL('/lc-us');
    await expectNoAxeViolationsInFullRun(page, 'menu of a member');
  }
  await header(shopper).getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/lc-us');
  await waitForHydration(page);
  await accountLink(shopper).click();
  await expect(title(shopper)).toHaveText('Sign in');
});

test('keyboard only: sign-in and the member menu', { tag: [DESKTOP_ONLY, FULL_RUN_ONLY] }, async ({
  shopper,
  errorMonitor,
}) => {
  const { page, main } = shopper;
  errorMonitor.allow(SIGNED_OUT);
  await shopper.open(ACCOUNT);
  await tabTo(page, main.getByLabel('Email address'));
  await page.keyboard.press('Enter');
  await expect(main.getByLabel('Email address')).toHaveAccessibleDescription('Enter your email address');
  await page.keyboard.type(ADA.email);
  await tabTo(page, main.getByLabel('Password', { exact: true }));
  await page.keyboard.type(ADA.password);
  await page.keyboard.press('Enter');
  await expect(title(shopper)).toBeFocused();
  await expect(title(shopper)).toHaveText('Your account');
  await page.keyboard.press('Home');
  await accountLink(shopper).focus();
  // Until the header knows the member, it is a link.
  await expect(accountLink(shopper)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(header(shopper).getByText('Hello, Ada')).toBeVisible();
  await tabAndEnter(page, header(shopper).getByRole('link', { name: 'Sign out' }));
  await expect(page).toHaveURL('/lc-us');
});

test.describe('in French', () => {
  test.use({ storeLocale: 'fr-ca' });

  test('a guest cart moves to the account, and the shopper returns to the previous page', {
    tag: FULL_RUN_ONLY,
  }, async ({ shopper }) => {
    const { page, site, text, main } = shopper;
    await fillCart(shopper);
    const query = new URLSearchParams({
      catalogId: site.catalogId,
      langId: site.languageId,
      storeId: site.storeId,
      redirectPath: cartPath(shopper),
    });
    await shopper.open(`/en-ca/account?${query}`);
    // Waits for the header's requests as a guest, which a real shopper would not outrun.
    await expect(headerCount(shopper)).toContainText('1');
    await signIn(shopper, CAMILLE);
    await expect(page).toHaveURL(/\/AjaxOrderItemDisplayView\?/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('app', 'Your cart'));
    // Every run signs in to the same account.
    await expect(headerCount(shopper)).toBeVisible();
    await expect(cartLines(shopper).first()).toContainText(POLYGON.name);
  });
});

test('creates an account, with errors shown at the fields', { tag: FULL_RUN_ONLY }, async ({
  shopper,
  errorMonitor,
}) => {
  const { page, main } = shopper;
  errorMonitor.allow(/400.*(\/person|localhost)/);
  await shopper.open(ACCOUNT);
  await main.getByRole('link', { name: 'Create an account' }).click();
  await expect(title(shopper)).toHaveText('Create account');
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByLabel('First name')).toBeFocused();
  await expectNoAxeViolations(page, 'new account with empty fields');
  await main.getByLabel('First name').fill('Ana');
  await main.getByLabel('Last name').fill('Diaz');
  await main.getByLabel('Email address').fill(ADA.email);
  await main.getByLabel('Password', { exact: true }).fill('Linden-42-grove');
  await main.getByLabel('Password again').fill('Linden-42-grove');
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(main.getByLabel('Email address')).toHaveAccessibleDescription(/already exists/);
  await main.getByLabel('Email address').fill(`ana.${crypto.randomUUID()}@example.com`);
  await main.getByRole('button', { name: 'Create account' }).click();
  await expect(title(shopper)).toHaveText('Your account');
  await expect(main.getByText('Ana Diaz')).toBeVisible();
});

test('an account of the other country links to its store', { tag: FULL_RUN_ONLY }, async ({ shopper }) => {
  const { page, main } = shopper;
  await shopper.open(ACCOUNT);
  await signIn(shopper, { email: 'only-ca@example.com', password: 'North-Border-8' });
  await main.getByRole('link', { name: 'Go to the Canadian store' }).click();
  await expect(page).toHaveURL(/\/en-ca\/account\?/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
});
