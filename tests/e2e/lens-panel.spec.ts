import type { Locator } from '@playwright/test';
import type { LocaleCode } from '@/domain/locale/locales';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import {
  chooseLenses,
  continueButton,
  openLensPanel,
  openPanelButton,
  priceLines,
  selectOption,
  total,
} from './support/lens-steps';
import { POLYGON, POLYGON_AMOUNTS } from './support/polygon';
import type { Shopper } from './support/shopper';
import { EVERY_LOCALE } from './support/variants';

/** Option indexes in the commerce API's order. */
const SINGLE_VISION = 0;
const PROGRESSIVE = 1;
const FRAME_ONLY = 5;
const CLEAR = 0;
const PHOTOCHROMIC = 2;
const ANTI_REFLECTIVE = 1;
const ONE_YEAR = 1;

interface PanelAmounts {
  lenses: string;
  plan: string;
  /** Frame and plan: 280.00 + 29.00 = 309.00; 360.00 + 39.00 = 399.00. */
  frameWithPlan: string;
  /** The cheapest photochromic lenses, in the frame: 280.00 + 149.95 = 429.95; 360.00 + 194.95 = 554.95. */
  photochromic: string;
}

const unitedStates: PanelAmounts = {
  lenses: '$99.95',
  plan: '$29.00',
  frameWithPlan: '$309.00',
  photochromic: '$429.95',
};
const canada: PanelAmounts = {
  lenses: '$129.95',
  plan: '$39.00',
  frameWithPlan: '$399.00',
  photochromic: '$554.95',
};
const AMOUNTS: Record<LocaleCode, PanelAmounts> = {
  'lc-us': unitedStates,
  'es-us': unitedStates,
  'en-ca': canada,
  'fr-ca': { lenses: '129,95 $', plan: '39,00 $', frameWithPlan: '399,00 $', photochromic: '554,95 $' },
};

test('shows one step at a time and itemizes the price', { tag: EVERY_LOCALE }, async ({ shopper }) => {
  // Five states with an axe scan each.
  test.slow();
  const { page, text, locale } = shopper;
  const { frame, withLenses, pair } = POLYGON_AMOUNTS[locale];
  const amounts = AMOUNTS[locale];
  const panel = await openPanel(shopper);
  await expect(total(panel)).toContainText(frame);
  await expect(panel.getByText(text('lens', 'Step {place}', { place: 1 }), { exact: true })).toBeVisible();
  await expectNoAxeViolations(page, 'first question of the lens panel');

  await continueButton(shopper, panel).click();
  await expect(panel.getByText(text('lens', 'Choose one of these to go on.'))).toBeVisible();
  await expect(panel.getByRole('radio').first()).toBeFocused();
  await expectNoAxeViolations(page, 'step without a selection');

  await panel.getByRole('radio').nth(SINGLE_VISION).check();
  await expect(panel.getByText(text('lens', 'Choose one of these to go on.'))).toHaveCount(0);
  await continueButton(shopper, panel).click();
  await expectStep(shopper, panel, 2);
  await expectNoAxeViolations(page, 'second question of the lens panel');
  await selectOption(shopper, panel, 'Which kind of lens?', CLEAR);
  await expectStep(shopper, panel, 3);
  await panel.getByRole('radio').nth(ANTI_REFLECTIVE).check();
  await expectNoAxeViolations(page, 'third question of the lens panel');
  await continueButton(shopper, panel).click();
  await expectStep(shopper, panel, 4);

  // No plan is preselected.
  await expect(panel.getByRole('radio').first()).toBeChecked();
  await expect(priceLines(panel)).toHaveText([frame, amounts.lenses]);
  await expect(total(panel)).toContainText(withLenses);
  await panel.getByRole('radio').nth(ONE_YEAR).check();
  await expect(priceLines(panel)).toHaveText([frame, amounts.lenses, amounts.plan]);
  await expect(total(panel)).toContainText(pair);
  await panel.getByRole('radio').first().check();
  await expect(priceLines(panel)).toHaveText([frame, amounts.lenses]);
  await expectNoAxeViolations(page, 'last question of the lens panel');
});

test('back preserves the choices; a new choice clears incompatible ones', { tag: EVERY_LOCALE }, async ({
  shopper,
}) => {
  const { text, locale } = shopper;
  const { frame, withLenses, pair } = POLYGON_AMOUNTS[locale];
  const amounts = AMOUNTS[locale];
  const panel = await openPanel(shopper);
  const radio = (place: number) => panel.getByRole('radio').nth(place);
  const back = panel.getByRole('button', { name: text('lens', 'Back') });
  const nextButton = continueButton(shopper, panel);
  await chooseLenses(shopper, panel);

  await back.click();
  await expect(radio(ANTI_REFLECTIVE)).toBeChecked();
  await back.click();
  await expect(radio(CLEAR)).toBeChecked();
  // Replaces clear lenses, and their material and coating with them.
  await radio(PHOTOCHROMIC).check();
  await expect(total(panel)).toContainText(amounts.frameWithPlan);
  await nextButton.click();
  await expect(panel.getByRole('radio', { checked: true })).toHaveCount(0);
  await nextButton.click();
  await expect(panel.getByText(text('lens', 'Choose one of these to go on.'))).toBeVisible();
  await radio(0).check();

  await back.click();
  await back.click();
  await expect(radio(SINGLE_VISION)).toBeChecked();
  await expect(back).toHaveCount(0);
  // Frame only has no lens and no plan, and is the last step.
  await radio(FRAME_ONLY).check();
  await expect(total(panel)).toContainText(frame);
  await expect(panel.getByRole('button', { name: text('lens', 'Add to cart') })).toBeVisible();
  await radio(PROGRESSIVE).check();
  await expect(nextButton).toBeVisible();
  await expect(total(panel)).toContainText(amounts.frameWithPlan);
  await nextButton.click();
  await expect(panel.getByRole('heading', { name: text('lens', 'Which kind of lens?') })).toBeFocused();
  await back.click();

  // The choices of single vision are restored, including the plan.
  await radio(SINGLE_VISION).check();
  await nextButton.click();
  await expect(radio(PHOTOCHROMIC)).toBeChecked();
  await nextButton.click();
  await expect(radio(0)).toBeChecked();
  await nextButton.click();
  await expect(radio(ONE_YEAR)).toBeChecked();
  await radio(0).check();
  await expect(total(panel)).toContainText(amounts.photochromic);
  await back.click();
  await back.click();
  await radio(CLEAR).check();
  await nextButton.click();
  await radio(ANTI_REFLECTIVE).check();
  await nextButton.click();
  await expect(total(panel)).toContainText(withLenses);
  await radio(ONE_YEAR).check();
  await expect(total(panel)).toContainText(pair);
});

test('reopens at the same step, and closing restores the focus', { tag: EVERY_LOCALE }, async ({
  shopper,
}) => {
  const { page, text, mobile } = shopper;
  const panel = await openPanel(shopper);
  await selectOption(shopper, panel, 'How will you use them?', SINGLE_VISION);
  await expect(panel.getByRole('heading', { name: text('lens', 'Which kind of lens?') })).toBeFocused();
  await panel.getByRole('radio').nth(PHOTOCHROMIC).check();

  const closeActions = [
    () => page.keyboard.press('Escape'),
    () => panel.getByRole('button', { name: text('lens', 'Close, your choices are kept') }).click(),
    // On mobile the panel fills the viewport.
    ...(mobile ? [] : [() => page.mouse.click(100, 450)]),
  ];
  for (const close of closeActions) {
    await close();
    await expect(panel).toBeHidden();
    await expect(openPanelButton(shopper)).toBeFocused();
    await openLensPanel(shopper);
    await expect(panel.getByRole('heading', { name: text('lens', 'Which kind of lens?') })).toBeFocused();
    await expect(panel.getByRole('radio').nth(PHOTOCHROMIC)).toBeChecked();
  }
});

async function openPanel(shopper: Shopper): Promise<Locator> {
  await shopper.open(`/${shopper.locale}/${POLYGON.upc}`);
  const panel = await openLensPanel(shopper);
  await expect(
    panel.getByRole('heading', { name: shopper.text('lens', 'How will you use them?') }),
  ).toBeFocused();
  return panel;
}

async function expectStep({ text }: Shopper, panel: Locator, place: number): Promise<void> {
  const step = text('lens', 'Step {place} of {count}', { place, count: 4 });
  await expect(panel.getByText(step, { exact: true })).toBeVisible();
}
