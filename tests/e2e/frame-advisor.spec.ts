import { becomeNewMember, signIn } from './support/account-steps';
import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { expect, test } from './support/fixtures';
import { tabAndChoose, tabAndEnter, tabBackAndEnter, tabTo } from './support/keyboard';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

// Avoids waiting for fades at each tab stop.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: questions lead to frames, and a guest saves them by signing in', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper, errorMonitor }) => {
  const { page, main, text, locale } = shopper;
  const label = (source: string) => text('advisor/dialog', source);
  // A new member has no profile: 404.
  errorMonitor.allow(/getUserProfile/);
  const credentials = await becomeNewMember(shopper);
  await page.context().clearCookies({ name: /^WC_/ });
  await shopper.open(`/${locale}/face-shape`);
  await expectNoAxeViolationsInFullRun(page, 'the landing page');
  await tabAndEnter(page, main.getByRole('button', { name: text('advisor', 'Find my frames') }));
  const advisor = page.getByRole('dialog', { name: label('Frame advisor') });
  const heading = (name: string) => advisor.getByRole('heading', { level: 3, name: label(name) });
  const next = () => tabAndEnter(page, advisor.getByRole('button', { name: label('Next'), exact: true }));
  await expect(heading('How would you like to begin?')).toBeFocused();
  await expectNoAxeViolationsInFullRun(page, 'the methods');
  await tabAndEnter(page, advisor.getByRole('button', { name: text('face', 'Answer questions') }));
  await expect(heading('What shape is your face?')).toBeFocused();
  await expectNoAxeViolations(page, 'the face shapes');
  await tabAndChoose(page, advisor.getByRole('radio').first());
  await next();
  await expect(heading('How wide must your frames be?')).toBeFocused();
  await tabTo(page, advisor.getByRole('textbox', { name: text('size', 'Lens width') }));
  await page.keyboard.type('52');
  await page.keyboard.press('Tab');
  await page.keyboard.type('18');
  await page.keyboard.press('Enter');
  await expect(advisor.getByText(/134\smm/)).toBeVisible();
  await next();
  await expect(heading('What do you like?')).toBeFocused();
  await expectNoAxeViolationsInFullRun(page, 'the style');
  await tabAndEnter(page, advisor.getByRole('button', { name: label('Show my frames') }));
  await expect(heading('Your frames')).toBeFocused();
  await expect(advisor.getByRole('article').first()).toBeVisible();
  await expectNoAxeViolationsInFullRun(page, 'the frames');
  await tabBackAndEnter(page, advisor.getByRole('link', { name: label('Sign in to save') }));
  await expect(advisor).toBeHidden();
  await signIn(shopper, credentials);
  await expect(page).toHaveURL(`/${locale}/face-shape`);
  await expect(advisor.getByText(label('Saved in your account'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(advisor).toBeHidden();
});
