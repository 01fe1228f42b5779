import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { DESKTOP_ONLY, FULL_RUN_ONLY } from './support/variants';

test('the contract can be searched and read, and its calls tried with a session', {
  tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
}, async ({ page }) => {
  await page.goto('/sandbox/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marlowe Eyewear: commerce API');
  await expectNoAxeViolations(page, 'the contract');

  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Enter search query' }).fill('guest user');
  await page
    .getByRole('option', { name: /Create a guest user/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#tag\/identity\/createGuestIdentity$/);

  await page.getByRole('button', { name: /^Test Request .*guestidentity/ }).click();
  const client = page.getByRole('dialog');
  await client.getByRole('button', { name: /request to/ }).click();
  await expect(client.getByText('201 Created').first()).toBeVisible();
  await expect(client.getByText('"userId"').first()).toBeVisible();
  await expectNoAxeViolations(page, 'a call');

  // The session is the browser's: another operation, opened by its link, is called as this guest.
  await page.goto('/sandbox/docs/#tag/identity/getContextData');
  await page.reload();
  await page.getByRole('button', { name: /^Test Request .*contextdata/ }).click();
  await client.getByRole('button', { name: /request to/ }).click();
  await expect(client.getByText('200 OK').first()).toBeVisible();
  const cookies = await page.context().cookies();
  const userId = /WC_USERACTIVITY_(\d+)/.exec(cookies.map(({ name }) => name).join())?.[1];
  expect(userId).toBeDefined();
  await expect(client).toContainText(String(userId));
});
