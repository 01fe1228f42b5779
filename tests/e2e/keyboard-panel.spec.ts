import { expect, test } from './support/fixtures';
import {
  expectFocusPreserved,
  expectFocusTrappedIn,
  tabAndEnter,
  tabBackAndEnter,
  tabBackTo,
  tabTo,
} from './support/keyboard';
import { DESKTOP_ONLY, FULL_RUN_ONLY } from './support/variants';

// Avoids waiting for fades at many tab stops.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: the sandbox panel starts and ends a scenario, and confirms a reset', {
  tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
}, async ({ page }) => {
  await page.goto('/sandbox');
  const start = page.getByRole('button', { name: 'Start cart-unavailable' });
  await expect(start).toBeVisible();
  const reset = page.getByRole('button', { name: 'Reset …' });
  await tabAndEnter(page, reset);
  const question = page.getByRole('dialog', { name: 'Reset the sandbox?' });
  await expect(question).toBeVisible();
  await expectFocusTrappedIn(page, question, { stops: 5 });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(reset).toBeFocused();

  await tabTo(page, page.getByRole('tab', { name: 'Scenarios' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Orders' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Orders' })).toBeVisible();
  await page.keyboard.press('Home');
  const search = page.getByRole('searchbox', { name: 'Find a scenario' });
  await tabTo(page, search);
  await page.keyboard.type('cart-unav');
  await expect(page.getByText('1 scenario', { exact: true })).toBeVisible();
  await tabAndEnter(page, start);
  await expect(page.getByText('Running: cart-unavailable')).toBeVisible();
  await expectFocusPreserved(page);
  await tabBackAndEnter(page, page.getByRole('button', { name: 'End it' }));
  await expect(page.getByText('Running:')).toBeHidden();
  await expect(search).toBeFocused();
  await tabBackTo(page, page.getByRole('tab', { name: 'Scenarios' }));
});
