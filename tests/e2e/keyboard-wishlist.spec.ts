import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { tabAndEnter, tabBackTo } from './support/keyboard';
import { expectConfirmed, newEmail, newsletter, newsletterField } from './support/newsletter-steps';
import { POLYGON } from './support/polygon';
import type { Shopper } from './support/shopper';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';
import { saveButton, wishlistPath, withChange } from './support/wishlist-steps';

/** The second bestseller after Polygon. */
const SECOND = 'Oberkampf';

// Avoids waiting for fades at hundreds of tab stops.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: save, remove, undo and remove frames', { tag: [EVERY_LOCALE, FULL_RUN_ONLY] }, async ({
  shopper,
}) => {
  const { page, main, locale } = shopper;
  const label = (source: string, name = '') => shopper.text('wishlist', source, { name });
  await shopper.open(`/${locale}`);
  const tile = main
    .getByRole('tabpanel')
    .first()
    .getByRole('button', { name: label('Save {name}', SECOND) });
  await withChange(shopper, 'PUT', () => tabAndEnter(page, tile));
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(tile).toBeFocused();

  await shopper.open(`/${locale}/${POLYGON.upc}`);
  const save = saveButton(shopper, POLYGON.name);
  await withChange(shopper, 'PUT', () => tabAndEnter(page, save));
  await withChange(shopper, 'DELETE', () => page.keyboard.press('Space'));
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await expect(save).toBeFocused();
  await withChange(shopper, 'PUT', () => page.keyboard.press('Enter'));

  await shopper.open(wishlistPath(shopper));
  const frames = main.getByRole('list', { name: label('Saved frames') });
  await expect(frames.getByRole('heading', { level: 2 })).toHaveText([POLYGON.name, SECOND]);
  const undo = (name: string) =>
    frames.getByRole('button', { name: new RegExp(`^${label('Undo')} ?: ${name}$`) });
  for (const name of [POLYGON.name, SECOND]) {
    const remove = frames.getByRole('button', { name: label('Remove {name}', name) });
    await withChange(shopper, 'DELETE', () => tabAndEnter(page, remove));
    await expect(undo(name)).toBeFocused();
    await withChange(shopper, 'PUT', () => page.keyboard.press('Enter'));
    await expect(remove).toBeFocused();
    await withChange(shopper, 'DELETE', () => page.keyboard.press('Enter'));
  }
  await expectNoAxeViolations(page, 'wishlist with everything removed');
  await tabAndEnter(page, main.getByRole('link', { name: label('See eyeglasses'), exact: true }));
  await expect(page).toHaveURL(`/${locale}/eyeglasses`);
});

test('keyboard only: newsletter error and confirmation, and the locale switcher', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, text, locale } = shopper;
  const footer = page.getByRole('contentinfo');
  const description = (key: string) =>
    expect(newsletterField(shopper)).toHaveAccessibleDescription(text('footer', key));
  const signUp = newsletter(shopper).getByRole('button', { name: text('footer', 'Sign up') });
  await shopper.open(`/${locale}/search`);
  const email = newEmail();
  await signUpWith(shopper, '');
  await description('ERROR_Subscribe_EmailEmpty');
  await expect(newsletterField(shopper)).toBeFocused();
  await expectNoAxeViolations(page, 'footer with an error');
  await page.keyboard.type(email);
  await tabAndEnter(page, signUp);
  await expectConfirmed(shopper);
  await expect(newsletter(shopper).locator(':focus')).toHaveText(text('footer', 'Email_Subscribe_Done'));
  await expectNoAxeViolations(page, 'footer with its confirmation');

  await page.reload();
  await signUpWith(shopper, email);
  await description('ERROR_Already_EmailSubscribed');
  await expectNoAxeViolations(page, 'newsletter with a subscribed address');
  const switcher = footer.getByRole('navigation', { name: text('footer', 'Country and language') });
  const other =
    locale === 'fr-ca' ? { name: 'Español', path: '/es-us' } : { name: 'Français', path: '/fr-ca' };
  await tabAndEnter(page, switcher.getByRole('link', { name: other.name }));
  await expect(page).toHaveURL(`${other.path}/search`);
});

/** Tabs backward from the end of the page, which is nearer. */
async function signUpWith(shopper: Shopper, email: string): Promise<void> {
  const { page } = shopper;
  await tabBackTo(page, newsletterField(shopper));
  // Hydrates on focus.
  await expect(newsletter(shopper).locator('form[novalidate]')).toHaveCount(1);
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
}
