import { cartLines } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { tabAndChoose, tabAndEnter } from './support/keyboard';
import { addButton, openLensPanel, openPanelButton, total } from './support/lens-steps';
import { POLYGON } from './support/polygon';
import { fillPrescription } from './support/prescription-steps';
import { DESKTOP_ONLY, FULL_RUN_ONLY, PHONE_ONLY } from './support/variants';

/** "Sutton" sunglasses: 139.95, no promotion. */
const SUNGLASSES = '/lc-us/2001712201547';

test('a myope buys thin lenses, with a reload midway', { tag: [PHONE_ONLY, FULL_RUN_ONLY] }, async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  const panel = await openLensPanel(shopper);
  const radio = (name: RegExp) => panel.getByRole('radio', { name });
  const next = (name = 'Continue') => panel.getByRole('button', { name }).click();
  await radio(/^Single vision/).check();
  await next();
  await radio(/^Type it in/).check();
  await fillPrescription(panel, {
    right: { sph: '-7.50', cyl: '-0.75', axis: '90' },
    left: { sph: '-8.00' },
    pd: '64.0 mm',
  });
  await next('Check my values');
  await expect(panel.getByText('8.00 diopters near-sighted')).toBeVisible();
  await next();
  await expect(radio(/^Plastic 1.50/)).toBeDisabled();
  await radio(/^High index 1.74 Recommended for you/).check();
  await next();
  await expect(radio(/^Clear/)).toBeChecked();

  await page.reload();
  await expect(panel.getByRole('heading', { name: 'Which kind of lens?' })).toBeFocused();
  await next();
  await radio(/^Premium anti-reflective/).check();
  await next();
  await next();
  await expect(panel.getByText('8.00 diopters near-sighted')).toBeVisible();
  // 280.00 + 304.95.
  await expect(total(panel)).toContainText('$584.95');
  await addButton(shopper, panel).click();
  await expect(page).toHaveURL(/\/AjaxOrderItemDisplayView\?/);
  await expect(cartLines(shopper)).toHaveCount(1);
  await expect(main).toContainText('High index 1.74');
  await expect(main.getByText('Prescription needed')).toHaveCount(0);
});

test('a progressive wearer with prism buys lenses', { tag: [DESKTOP_ONLY, FULL_RUN_ONLY] }, async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.open(`/lc-us/${POLYGON.upc}`);
  const panel = await openLensPanel(shopper);
  const radio = (name: RegExp) => panel.getByRole('radio', { name });
  const next = (name = 'Continue') => panel.getByRole('button', { name }).click();
  await radio(/^Progressive/).check();
  await next();
  await radio(/^Type it in/).check();
  await expect(panel.getByText(/we use half of it for each eye/)).toBeVisible();
  await panel.getByRole('checkbox', { name: /prism/i }).check();
  await fillPrescription(panel, {
    right: { sph: '+0.50', add: '+2.00' },
    left: { sph: '+0.75', add: '+2.00' },
    pd: '63.0 mm',
  });
  const prism = panel.getByRole('group', { name: 'Prism, right eye (OD)' });
  await prism.getByRole('combobox', { name: 'Horizontal' }).selectOption({ label: '2.00' });
  await prism.getByRole('combobox', { name: 'Base' }).first().selectOption({ label: 'Out (BO)' });
  await next('Check my values');
  await next();
  await radio(/^Polycarbonate/).check();
  await next();
  await radio(/^Clear/).check();
  await next();
  await radio(/^Premium anti-reflective/).check();
  await next();
  await next();
  await expect(panel.getByText('You have one distance for both eyes.')).toBeVisible();
  await addButton(shopper, panel).click();
  await expect(page).toHaveURL(/\/AjaxOrderItemDisplayView\?/);
  await expect(main).toContainText('Progressive');
});

test('keyboard only: sunglasses without power', { tag: [DESKTOP_ONLY, FULL_RUN_ONLY] }, async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await shopper.open(SUNGLASSES);
  await tabAndEnter(page, openPanelButton(shopper));
  const panel = page.getByRole('dialog', { name: 'Choose your lenses' });
  const question = (name: string) => panel.getByRole('heading', { name });
  const choose = async (name: RegExp) => {
    await tabAndChoose(page, panel.getByRole('radio', { name }));
    await tabAndEnter(page, panel.getByRole('button', { name: 'Continue' }));
  };
  await expect(question('How will you use them?')).toBeFocused();
  await choose(/^Non-prescription/);
  await expect(question('Which kind of lens?')).toBeFocused();
  await choose(/^Polarized/);
  await expect(question('Which coating?')).toBeFocused();
  await choose(/^Anti-reflective/);
  await expect(question('Protect your pair?')).toBeFocused();
  await choose(/^No protection plan/);
  await expect(question('Is everything right?')).toBeFocused();
  await tabAndEnter(page, addButton(shopper, panel));
  await expect(page).toHaveURL(/\/AjaxOrderItemDisplayView\?/);
  await expect(main).toContainText('Polarized');
});
