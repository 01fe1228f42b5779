import type { Page } from '@playwright/test';
import { startBuiltServer } from '../../scripts/run/built-server';
import { becomeNewMember, signIn } from './support/account-steps';
import { expectNoAxeViolations } from './support/axe';
import { cartLines, cartPath, fillCart } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { tabAndEnter } from './support/keyboard';
import { DESKTOP_ONLY, FULL_RUN_ONLY } from './support/variants';

const openPanel = async (page: Page, origin = '') => {
  await page.goto(`${origin}/sandbox`);
  await expect(page.getByRole('button', { name: 'Start cart-unavailable' })).toBeVisible();
};

test('a scenario started in the panel affects the store, and ends', {
  tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
}, async ({ page, shopper, errorMonitor }) => {
  await fillCart(shopper);
  await openPanel(page);
  await expectNoAxeViolations(page, 'the panel');
  await page.getByRole('searchbox', { name: 'Find a scenario' }).fill('getCart 500');
  await expect(page.getByText('0 scenarios')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Include every example of the contract' }).check();
  await expect(page.getByRole('button', { name: 'Start getCart:systemError' })).toBeVisible();
  await page.getByRole('button', { name: 'Start getCart:systemError' }).click();
  await expect(page.getByText('Running: getCart:systemError')).toBeVisible();
  await expectNoAxeViolations(page, 'the panel with a running scenario');

  errorMonitor.allow(/cart\/@self/);
  errorMonitor.allow(/status of 500/);
  await shopper.open(cartPath(shopper));
  await expect(shopper.main.getByRole('alert')).toBeVisible();

  await openPanel(page);
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('Running:')).toBeHidden();
  await shopper.open(cartPath(shopper));
  await expect(cartLines(shopper)).toHaveCount(1);
  await expect(shopper.main.getByRole('alert')).toBeHidden();
});

test('shows the cart of a guest, ends the session, and switches to a member', {
  tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
}, async ({ page, shopper }) => {
  await fillCart(shopper);
  await openPanel(page);
  await expect(page.getByText(/^A guest, \d+\.$/)).toBeVisible();
  await expect(page.getByText(/^1 × .*\(eyeglasses\)$/)).toBeVisible();
  // Ends the session first: otherwise the guest's cart would move to the member, which other tests may use.
  await page.getByRole('button', { name: 'End the session' }).click();
  await expect(page.getByText('Anonymous: no session.')).toBeVisible();
  await expect(page.getByText(/^1 × .*\(eyeglasses\)$/)).toBeHidden();
  await page
    .getByRole('combobox', { name: 'Demo member' })
    .selectOption({ label: 'Owen Fraser, CA (owen.fraser@example.com)' });
  await expect(page.getByText('Password: North-Light-3')).toBeVisible();
  await page.getByRole('button', { name: 'Become Owen Fraser' }).click();
  await expect(page.getByText('Owen Fraser, member 520001.')).toBeVisible();
});

test('lists new requests, with the invalid field', { tag: [DESKTOP_ONLY, FULL_RUN_ONLY] }, async ({
  page,
  errorMonitor,
}) => {
  errorMonitor.allow(/pageSize=many|status of 400/);
  await openPanel(page);
  await page.getByRole('tab', { name: 'Requests' }).click();
  await page.evaluate(() => fetch('/wcs/resources/store/10851/cart/@self?pageSize=many&langId=-1'));
  await page.evaluate(() => fetch('/geocode?address=418%20Linden%20Ave&country=US'));
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Contract violations');
  await expect(page.getByText('query.pageSize').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('All but images');
  await expect(page.getByText('/geocode?address=…&country=…').first()).toBeVisible();
  await expect(page.getByText(/Linden(%20| )Ave/)).toHaveCount(0);
  await expectNoAxeViolations(page, 'the requests');
});

test('a password is reset with the code in the panel', { tag: [DESKTOP_ONLY, FULL_RUN_ONLY] }, async ({
  page,
  shopper,
  errorMonitor,
}) => {
  errorMonitor.allow(/404.*(cart\/@self|localhost)/);
  const { email } = await becomeNewMember(shopper);
  const password = 'Second-Sight-4';
  await openPanel(page);
  await page.getByRole('button', { name: 'End the session' }).click();
  await expect(page.getByText('Anonymous: no session.')).toBeVisible();

  const { main } = shopper;
  await shopper.open('/lc-us/account?catalogId=10101&langId=-1&storeId=10851');
  await main.getByLabel('Email address').fill(email);
  await main.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await dialog.getByRole('button', { name: 'Send the code' }).click();

  const panel = await page.context().newPage();
  await openPanel(panel);
  await panel.getByRole('tab', { name: 'Sent emails' }).click();
  const sent = panel.getByRole('listitem').filter({ hasText: email });
  await expect(sent).toContainText('Your code for a new password');
  await expectNoAxeViolations(panel, 'the sent emails');
  const code = (await sent.getByRole('code').textContent()) ?? '';

  await page.bringToFront();
  await dialog.getByLabel('Code from the email').fill(code);
  await dialog.getByLabel('New password', { exact: true }).fill(password);
  await dialog.getByLabel('New password again').fill(password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toContainText('Close this and sign in with it.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await signIn(shopper, { email, password });
  await expect(main.getByText('June Ferris')).toBeVisible();
  await panel.bringToFront();
  await expect(sent).toHaveCount(0);
});

test('sets a latency for this browser', { tag: [DESKTOP_ONLY, FULL_RUN_ONLY] }, async ({ page, context }) => {
  await openPanel(page);
  await page.getByRole('combobox', { name: 'Delay of each response' }).selectOption('500 ms');
  await expect(page.getByText('Responses are delayed by 500 ms.')).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'sandbox_latency')?.value).toBe('500');
});

test(
  'exports, resets after a confirmation, and imports the data',
  { tag: [DESKTOP_ONLY, FULL_RUN_ONLY] },
  async ({ page }, { outputDir }) => {
    const sandbox = await startBuiltServer('sandbox', { SANDBOX_DATA: `${outputDir}/panel.sqlite` });
    try {
      await openPanel(page, sandbox.origin);
      await page.getByRole('button', { name: 'Become a new guest' }).click();
      await expect(page.getByText(/^A guest, \d+\.$/)).toBeVisible();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      const exportFile = `${outputDir}/sandbox.json`;
      await (await download).saveAs(exportFile);

      await page.getByRole('button', { name: 'Reset …' }).click();
      const question = page.getByRole('dialog', { name: 'Reset the sandbox?' });
      await expectNoAxeViolations(page, 'reset confirmation');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByText(/^A guest, \d+\.$/)).toBeVisible();

      await page.getByRole('button', { name: 'Reset …' }).click();
      await question.getByRole('button', { name: 'Reset', exact: true }).click();
      await expect(page.getByText('Anonymous: no session.')).toBeVisible();

      await page.getByLabel('File to import').setInputFiles(exportFile);
      await expect(page.getByText(/^A guest, \d+\.$/)).toBeVisible();
    } finally {
      await sandbox.kill();
    }
  },
);

test.describe('the gallery', { tag: DESKTOP_ONLY }, () => {
  test('shows every control without axe violations', async ({ page }) => {
    await page.goto('/sandbox/gallery');
    await expect(page.getByRole('heading', { name: 'The parts that pages are made of' })).toBeVisible();
    await expectNoAxeViolations(page, 'the gallery');
  });

  test('formats a phone number and preserves the caret', { tag: FULL_RUN_ONLY }, async ({ page }) => {
    await page.goto('/sandbox/gallery');
    const phone = page.getByRole('textbox', { name: 'Phone', exact: true });
    await phone.pressSequentially('4155552671');
    await expect(phone).toHaveValue('(415) 555 - 2671');
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('9');
    await expect(phone).toHaveValue('(415) 559 - 2671');
  });

  test('keyboard only: selects a date', { tag: FULL_RUN_ONLY }, async ({ page }) => {
    await page.goto('/sandbox/gallery');
    const birth = page.getByRole('textbox', { name: 'Date of birth' }).last();
    await birth.focus();
    await tabAndEnter(page, page.getByRole('button', { name: 'Choose your date of birth' }));
    const picker = page.getByRole('dialog', { name: 'Choose your date of birth' });
    await expect(picker.getByRole('button', { name: '2009' })).toBeFocused();
    await expectNoAxeViolations(page, 'the years');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(picker.getByRole('button', { name: 'December 2008' })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(picker.getByRole('grid', { name: 'October 2008' })).toBeVisible();
    await expectNoAxeViolations(page, 'the days');
    await page.keyboard.press('Enter');
    await expect(picker).toBeHidden();
    await expect(birth).toHaveValue('10/31/2008');
    await expect(page.getByRole('button', { name: 'Choose your date of birth' })).toBeFocused();
  });
});
