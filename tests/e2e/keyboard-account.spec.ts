import { countrySegment } from '@/domain/locale/locale-lookup';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { expectFocusPreserved, expectFocusTrappedIn, tabAndEnter, tabTo } from './support/keyboard';
import { inScenario } from './support/scenarios';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

const EMAIL = 'ana@example.com';

// Avoids waiting for fades at many tab stops.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: create-account page and back, and a required password reset', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main, site } = shopper;
  const label = (source: string) => shopper.text('account', source);
  const title = main.getByRole('heading', { level: 1 });
  const { catalogId, languageId, storeId } = site;
  const query = new URLSearchParams({ catalogId, langId: languageId, storeId });
  await shopper.open(inScenario(`/${countrySegment(storeId)}/account?${query}`, 'sign-in-password-reset'));
  await tabAndEnter(page, main.getByRole('link', { name: label('Create an account') }));
  await expect(title).toHaveText(label('Create account'));
  await expect(title).toBeFocused();
  await tabAndEnter(page, main.getByRole('link', { name: label('Go to sign in') }));
  await expect(title).toHaveText(label('Sign in'));
  await expect(title).toBeFocused();

  await tabTo(page, main.getByLabel(label('Email address')));
  await page.keyboard.type(EMAIL);
  await tabTo(page, main.getByLabel(label('Password'), { exact: true }));
  await page.keyboard.type('Some-Thing-1');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: label('Reset your password') });
  await expect(dialog.getByLabel(label('Email address'))).toHaveValue(EMAIL);
  await expectNoAxeViolations(page, 'required password reset');
  await expectFocusTrappedIn(page, dialog, { stops: 5 });
  await tabAndEnter(page, dialog.getByRole('button', { name: label('Send the code') }));
  const code = dialog.getByLabel(label('Code from the email'));
  await expect(code).toBeFocused();
  await tabAndEnter(page, dialog.getByRole('button', { name: label('Change password') }));
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/./);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectFocusPreserved(page);
  await tabTo(page, main.getByRole('link', { name: label('Create an account') }));
});
