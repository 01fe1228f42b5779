import { expect } from '@playwright/test';
import type { Shopper } from './shopper';

/** Navigates from the header to the eyeglasses, through the menu on mobile. */
export async function goToEyeglasses({ page, text, mobile, locale, main }: Shopper): Promise<void> {
  const header = page.getByRole('banner');
  if (mobile)
    await header.getByLabel(text('header', 'Menu'), { exact: true }).and(page.locator('summary')).click();
  await header
    .getByRole('navigation')
    .getByRole('link', { name: text('header', 'Eyeglasses'), exact: true })
    .click();
  await expect(page).toHaveURL(`/${locale}/eyeglasses`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('listing', 'Eyeglasses'));
}

/** Searches with the header's field, which is opened first on mobile. */
export async function search({ page, text, mobile, locale, main }: Shopper, term: string): Promise<void> {
  const header = page.getByRole('banner');
  if (mobile) await header.getByLabel(text('header', 'Open search')).and(page.locator('summary')).click();
  await header.getByRole('combobox').fill(term);
  await header.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(`/${locale}/search?q=${encodeURIComponent(term)}`);
  await expect(main.getByRole('heading', { level: 1 })).toContainText(term);
}
