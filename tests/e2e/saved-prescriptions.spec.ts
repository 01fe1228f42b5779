import { becomeNewMember } from './support/account-steps';
import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { expect, test } from './support/fixtures';
import { continueButton, openLensPanel, selectOption } from './support/lens-steps';
import { POLYGON } from './support/polygon';
import { fillPrescription } from './support/prescription-steps';
import { FULL_RUN_ONLY } from './support/variants';

const SINGLE_VISION = 0;

test('a member saves a prescription, uses it for lenses, and changes it', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const { page, main, open, locale } = shopper;
  await becomeNewMember(shopper);
  const response = await open(`/${locale}/account/prescriptions`);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(main.getByRole('heading', { name: 'No prescription is saved yet' })).toBeVisible();
  await expectNoAxeViolationsInFullRun(page, 'no saved prescription');

  await main.getByRole('link', { name: 'Add a prescription' }).click();
  await main.getByRole('textbox', { name: 'Name of this prescription' }).fill('Every day');
  await expect(main.getByRole('textbox', { name: 'First name' })).toHaveValue('June');
  await fillPrescription(main, {
    right: { sph: '-2.25', cyl: '-0.75', axis: '90' },
    left: { sph: '-2.00' },
    pd: '62.0 mm',
  });
  await expectNoAxeViolations(page, 'form of a prescription');
  await page.goBack();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectNoAxeViolationsInFullRun(page, 'question before leaving');
  await leave.getByRole('button', { name: 'Stay and continue' }).click();
  await main.getByRole('button', { name: 'Check my values' }).click();
  await expect(main.getByRole('heading', { name: 'Compare with your paper' })).toBeFocused();
  await main.getByRole('button', { name: 'Save the prescription' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Saved prescriptions' })).toBeFocused();
  await expect(main.getByRole('heading', { name: 'Every day' })).toBeVisible();
  await expectNoAxeViolationsInFullRun(page, 'saved prescription');

  await main.getByRole('button', { name: 'Details of Every day' }).click();
  const details = page.getByRole('dialog', { name: 'Every day' });
  await expect(details).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(details.getByText(/2\.25 diopters near-sighted/)).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await open(`/${locale}/${POLYGON.upc}`);
  const panel = await openLensPanel(shopper);
  await selectOption(shopper, panel, 'How will you use them?', SINGLE_VISION);
  await panel.getByRole('radio', { name: 'Type it in' }).check();
  await panel.getByRole('button', { name: 'Use my prescription of March 2026' }).click();
  await expect(panel.getByRole('combobox', { name: 'SPH, right eye (OD)' })).toHaveValue('2.25');
  await expect(panel.getByRole('textbox', { name: 'AXIS, right eye (OD)' })).toHaveValue('90');
  await expectNoAxeViolationsInFullRun(page, 'saved prescription in the lens panel');
  await panel.getByRole('button', { name: 'Check my values' }).click();
  await expect(panel.getByText(/2\.25 diopters near-sighted/)).toBeVisible();
  await continueButton(shopper, panel).click();
  await expect(panel.getByRole('heading', { name: 'Which material?' })).toBeFocused();

  await open(`/${locale}/account/prescriptions`);
  await main.getByRole('button', { name: 'Change Every day' }).click();
  await main.getByRole('combobox', { name: 'SPH, left eye (OS)' }).selectOption('2.50');
  await main.getByRole('button', { name: 'Check my values' }).click();
  await main.getByRole('button', { name: 'Save the prescription' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Saved prescriptions' })).toBeFocused();
  await expect(main.getByText(/SPH\s−2\.50/)).toBeVisible();
  expect(page.url()).toMatch(/\/account\/prescriptions$/);
});
