import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { expectNoLayoutShift, watchLayoutShift } from './support/layout-shift';
import { FULL_RUN_ONLY } from './support/variants';

/** The Acorn frame supports total powers up to 14.00. */
const ACORN = '/lc-us/2003200501450';
const SORRY = "Sorry! The frame you've chosen isn't compatible with your prescription";

async function storePrescription(page: Page, power: string, origin: string): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ SPH: { OD: power, OS: power } }));
  await page.context().addCookies([{ name: 'prescription', value, url: origin }]);
}

test('an incompatible frame says so and why from the first paint, and links to compatible ones', {
  tag: FULL_RUN_ONLY,
}, async ({ shopper, baseURL }) => {
  const { page, main } = shopper;
  await storePrescription(page, '-15.50', baseURL ?? '');
  await watchLayoutShift(page);
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await shopper.open(ACORN);
  const section = main.getByRole('region', { name: 'Your prescription' });
  await expect(section.getByText(SORRY)).toBeVisible();
  await expect(section).toContainText('Right eye (OD): your lens needs 15.50 D');
  await expectNoAxeViolations(page, 'incompatible frame');
  await section.hover();
  await expectNoLayoutShift(page);
  await section.getByRole('button', { name: 'Change or clear the values' }).click();
  await expect(section.getByRole('combobox', { name: 'SPH, right eye (OD)' })).toBeFocused();
  await expectNoAxeViolations(page, 'prescription values');
  await section.getByRole('button', { name: 'Show frames that take it' }).click();
  await expect(page).toHaveURL(/\/lc-us\/eyeglasses\?.*ROXABLE/);
  await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(main.getByText('This frame takes your prescription')).toBeVisible();
  expect(requestedUrls.join()).not.toContain('15.5');
});
