import type { Locator } from '@playwright/test';
import type { LocaleCode } from '@/domain/locale/locales';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import {
  ADD_LATER,
  chooseLenses,
  continueButton,
  openLensPanel,
  openPanelButton,
  PANEL,
  priceLines,
  selectOption,
  total,
} from './support/lens-steps';
import { POLYGON, POLYGON_AMOUNTS } from './support/polygon';
import type { Shopper } from './support/shopper';
import { DESKTOP_ONLY, EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

/** Option indexes: the commerce API's order, those that cannot be chosen last. */
const SINGLE_VISION = 0;
const FRAME_ONLY = 5;
const PLASTIC = 0;
const POLYCARBONATE = 1;
const PHOTOCHROMIC = 2;
/** The first color, after the three kinds of lens. */
const COLORS = 3;
const ANTI_REFLECTIVE = 1;
const ONE_YEAR = 1;

const USAGE = 'How will you use them?';
const PRESCRIPTION = 'How do you want to give us your prescription?';
const MATERIAL = 'Which material?';
const KIND = 'Which kind of lens?';
const PLAN = 'Protect your pair?';
const REVIEW = 'Is everything right?';

/** List prices of the lenses and of the one-year plan. */
const united = { lenses: '$99.95', plan: '$29.00' };
const canada = { lenses: '$129.95', plan: '$39.00' };
const AMOUNTS: Record<LocaleCode, typeof united> = {
  'lc-us': united,
  'es-us': united,
  'en-ca': canada,
  'fr-ca': { lenses: '129,95 $', plan: '39,00 $' },
};

test('shows one step at a time and itemizes the price', { tag: [EVERY_LOCALE, FULL_RUN_ONLY] }, async ({
  shopper,
}) => {
  const { page, text, locale } = shopper;
  const { frame, withLenses, pair } = POLYGON_AMOUNTS[locale];
  const amounts = AMOUNTS[locale];
  const panel = await openPanel(shopper);
  await expect(total(panel)).toContainText(frame);
  await expectStep(shopper, panel, 1);
  await expectNoAxeViolations(page, 'usage');

  await continueButton(shopper, panel).click();
  await expect(panel.getByText(text(PANEL, 'Choose one of these to go on.'))).toBeVisible();
  await expect(panel.getByRole('radio').first()).toBeFocused();
  await expectNoAxeViolations(page, 'step without a selection');

  await panel.getByRole('radio').nth(SINGLE_VISION).check();
  await continueButton(shopper, panel).click();
  await expectStep(shopper, panel, 2);
  await panel.getByRole('radio').first().check();
  await expect(panel.getByRole('combobox').first()).toBeVisible();
  await expectNoAxeViolations(page, 'prescription form');
  await panel.getByRole('radio').nth(ADD_LATER).check();
  await continueButton(shopper, panel).click();
  await expectStep(shopper, panel, 3);
  await expectNoAxeViolations(page, 'material');
  await selectOption(shopper, panel, MATERIAL, PLASTIC);
  await expectStep(shopper, panel, 4);
  await expectNoAxeViolations(page, 'kind of lens, one of them not made in the material');
  await selectOption(shopper, panel, KIND, 0);
  await expectStep(shopper, panel, 5);
  await panel.getByRole('radio').nth(ANTI_REFLECTIVE).check();
  await expectNoAxeViolations(page, 'coating');
  await continueButton(shopper, panel).click();
  await expectStep(shopper, panel, 6);

  // No plan is preselected.
  await expect(panel.getByRole('radio').first()).toBeChecked();
  await expect(total(panel)).toContainText(withLenses);
  await selectOption(shopper, panel, PLAN, ONE_YEAR);
  await expectStep(shopper, panel, 7);
  await expect(total(panel)).toContainText(pair);
  for (const amount of [frame, amounts.lenses, amounts.plan]) {
    await expect(priceLines(panel).filter({ hasText: amount })).toHaveCount(1);
  }
  await expectNoAxeViolations(page, 'review');
});

test('the first invalid value is in sight with its message', {
  tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page } = shopper;
  // A height at which the first value stood at the lower edge, and its message below it.
  await page.setViewportSize({ width: 1440, height: 740 });
  const panel = await openPanel(shopper);
  await selectOption(shopper, panel, USAGE, SINGLE_VISION);
  await panel.getByRole('radio').first().check();
  await expect(panel.getByRole('combobox').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Check my values' }).click();
  const message = panel.getByText(/^Choose the SPH value/).first();
  await expect(panel.getByRole('combobox').first()).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 1 });
});

test('back preserves the choices, and those that an earlier one rules out return with it', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { text } = shopper;
  const panel = await openPanel(shopper);
  const radio = (place: number) => panel.getByRole('radio').nth(place);
  const back = panel.getByRole('button', { name: text(PANEL, 'Back') });
  await selectOption(shopper, panel, USAGE, SINGLE_VISION);
  await selectOption(shopper, panel, PRESCRIPTION, ADD_LATER);
  await selectOption(shopper, panel, MATERIAL, POLYCARBONATE);
  await selectOption(shopper, panel, KIND, PHOTOCHROMIC);
  // Its color is missing.
  await expect(radio(COLORS)).toBeFocused();
  await radio(COLORS).check();
  await continueButton(shopper, panel).click();
  await expect(panel.getByRole('heading', { name: text(PANEL, 'Which coating?') })).toBeFocused();
  await back.click();
  await expect(radio(PHOTOCHROMIC)).toBeChecked();
  await back.click();
  await expect(radio(POLYCARBONATE)).toBeChecked();
  // High index 1.74 is made clear only.
  await panel.getByRole('radio').last().check();
  await continueButton(shopper, panel).click();
  // Chosen by the shopper, though one is left (docs/decisions/0049).
  await expect(radio(0)).not.toBeChecked();
  await expect(radio(1)).toBeDisabled();
  await back.click();
  await radio(POLYCARBONATE).check();
  await continueButton(shopper, panel).click();
  await expect(radio(PHOTOCHROMIC)).toBeChecked();

  await back.click();
  await back.click();
  await back.click();
  await expect(radio(SINGLE_VISION)).toBeChecked();
  await expect(back).toHaveCount(0);
  // Frame only has no more questions.
  await selectOption(shopper, panel, USAGE, FRAME_ONLY);
  await expect(panel.getByRole('heading', { name: text(PANEL, REVIEW) })).toBeFocused();
  await expect(panel.getByRole('button', { name: text(PANEL, 'Add to cart') })).toBeVisible();
});

test('reopens at the same step, and closing restores the focus', {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper }) => {
  const { page, text, mobile } = shopper;
  const panel = await openPanel(shopper);
  await selectOption(shopper, panel, USAGE, SINGLE_VISION);
  const question = panel.getByRole('heading', { name: text(PANEL, PRESCRIPTION) });
  await expect(question).toBeFocused();
  await panel.getByRole('radio').nth(ADD_LATER).check();

  const closeActions = [
    () => page.keyboard.press('Escape'),
    () => panel.getByRole('button', { name: text(PANEL, 'Close, your choices are kept') }).click(),
    // On mobile the panel fills the viewport.
    ...(mobile ? [] : [() => page.mouse.click(40, 450)]),
  ];
  for (const close of closeActions) {
    await close();
    await expect(panel).toBeHidden();
    await expect(openPanelButton(shopper)).toBeFocused();
    await openLensPanel(shopper);
    await expect(question).toBeFocused();
    await expect(panel.getByRole('radio').nth(ADD_LATER)).toBeChecked();
  }
});

test('a change from the review leads back to it, and reads more on demand', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const { page } = shopper;
  const panel = await openPanel(shopper);
  await chooseLenses(shopper, panel);
  await panel.getByRole('button', { name: 'Change: Material' }).click();
  await panel.getByRole('button', { name: 'Learn more about these options' }).click();
  await expect(panel.getByText('It can be drilled, so it suits rimless frames.')).toBeVisible();
  await expectNoAxeViolations(page, 'more about a material');
  await panel.getByRole('radio').nth(POLYCARBONATE).check();
  await continueButton(shopper, panel).click();
  await expect(panel.getByRole('heading', { name: REVIEW })).toBeFocused();
  await expect(panel.getByRole('definition').filter({ hasText: 'Polycarbonate 1.59' })).toBeVisible();
});

async function openPanel(shopper: Shopper): Promise<Locator> {
  await shopper.open(`/${shopper.locale}/${POLYGON.upc}`);
  const panel = await openLensPanel(shopper);
  await expect(panel.getByRole('heading', { name: shopper.text(PANEL, USAGE) })).toBeFocused();
  return panel;
}

async function expectStep({ text }: Shopper, panel: Locator, place: number): Promise<void> {
  const step = text(PANEL, 'Step {place} of {count}', { place, count: 7 });
  await expect(panel.getByText(step, { exact: true })).toBeVisible();
}
