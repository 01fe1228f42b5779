import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

test('finds the size at the first visit, filters the listing by it, and changes it', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, main, text, locale } = shopper;
  const size = (message: string) => text('size', message);
  await shopper.open(`/${locale}/eyeglasses`);
  await main.getByRole('button', { name: text('listing', 'Find my size') }).click();
  const helper = page.getByRole('dialog');
  await helper.getByRole('textbox', { name: size('Lens width') }).fill('52');
  await helper.getByRole('textbox', { name: size('Bridge') }).fill('18');
  await expectNoAxeViolations(page, 'the numbers');
  await page.keyboard.press('Enter');
  await expect(helper.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(helper.getByRole('heading', { level: 3 })).toContainText(/134\smm/);
  await expectNoAxeViolations(page, 'the size');
  await helper.getByRole('link', { name: text('listing', 'Show frames in my size') }).click();
  await expect(helper).toBeHidden();
  await expect(page).toHaveURL(/\?facet=TOTAL_WIDTH:131-137$/);
  await expect(main.getByRole('link', { name: text('listing', 'Use my size') })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.reload();
  await main.getByRole('button', { name: /134\smm/ }).click();
  await helper.getByRole('button', { name: size('Clear') }).click();
  await expect(helper.getByRole('textbox', { name: size('Lens width') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: text('listing', 'Find my size') })).toBeVisible();
});
