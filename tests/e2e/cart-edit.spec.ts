import { expectNoAxeViolations } from './support/axe';
import { cartLines, cartPath, cartTotal, fillCart, removeButton } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { expectFocusPreserved, tabAndEnter, tabTo } from './support/keyboard';
import { expectNoLayoutShift, watchLayoutShift } from './support/layout-shift';
import { addPair, PROGRESSIVE_PRESCRIPTION } from './support/pair-steps';
import { POLYGON } from './support/polygon';
import { FULL_RUN_ONLY } from './support/variants';

// Progressive lenses of index 1.67: 280.00 + 374.95 + 29.00 for the one-year plan.
const PROGRESSIVE_TOTAL = '$683.95';
// Single vision of index 1.67: 280.00 + 244.95 + 29.00.
const SINGLE_VISION_TOTAL = '$553.95';

test('edits a progressive pair to thin single vision, with a reload midway', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await fillCart(shopper);
  await addPair(shopper, { type: 'progressive', materialCode: 'HI167' }, PROGRESSIVE_PRESCRIPTION);
  await watchLayoutShift(page);
  await shopper.open(cartPath(shopper));
  const pair = cartLines(shopper).nth(1);
  await expect(pair).toContainText('Lenses: Progressive');
  await expect(pair).toContainText('Prescription added');
  await expect(pair).toContainText(PROGRESSIVE_TOTAL);
  await expect(main.getByRole('checkbox')).toBeChecked();
  await expectNoLayoutShift(page);
  await expectNoAxeViolations(page, 'cart with a pair');

  const edit = pair.getByRole('button', { name: /^Edit lenses of/ });
  await edit.click();
  const panel = page.getByRole('dialog', { name: 'Edit your lenses' });
  await expect(panel.getByRole('heading', { name: 'Is everything right?' })).toBeVisible();
  await panel.getByRole('button', { name: 'Change: Use' }).click();
  await panel.getByRole('radio', { name: /^Single vision/ }).check();

  await page.reload();
  await expect(panel.getByRole('radio', { name: /^Single vision/ })).toBeChecked();
  await expectNoAxeViolations(page, 'lens panel of a line');
  const save = panel.getByRole('button', { name: 'Save lenses' });
  const next = panel.getByRole('button', { name: /^(Continue|Check my values)$/ });
  // The values are read back before they are accepted, and each step is shown once more after a reload.
  for (;;) {
    await expect(save.or(next)).toBeVisible();
    if (await save.isVisible()) break;
    await next.click();
  }
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await save.click();
  await expect(panel).toBeHidden();
  await expect(pair).toContainText('Lenses: Single vision');
  await expect(pair).toContainText(SINGLE_VISION_TOTAL);
  await expect(pair).toContainText('High index 1.67');
  await expectFocusPreserved(page);
  const indexOf = (name: string) => calls.findIndex((url) => url.includes(name));
  expect(indexOf('LCUpdateOrderItemLensDataCmd')).toBeGreaterThan(-1);
  expect(indexOf('OrderCalculate')).toBeGreaterThan(indexOf('LCUpdateOrderItemLensDataCmd'));
  expect(indexOf('prescription/insert'), 'an unchanged prescription is not sent again').toBe(-1);
});

test('puts a plan on and off, and undoes a removal, by keyboard alone', { tag: FULL_RUN_ONLY }, async ({
  shopper,
}) => {
  const { page, main } = shopper;
  await addPair(shopper, { type: 'progressive', materialCode: 'HI167' });
  await shopper.open(cartPath(shopper));
  await expect(cartTotal(shopper)).toHaveText(PROGRESSIVE_TOTAL);

  const plan = main.getByRole('checkbox', { name: /^One-year protection plan/ });
  await tabTo(page, plan);
  await page.keyboard.press('Space');
  await expect(cartTotal(shopper)).toHaveText('$654.95');
  await expect(plan).not.toBeChecked();
  await expect(plan).toBeFocused();
  await expect(main.getByRole('list', { name: 'In your cart' })).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Space');
  await expect(cartTotal(shopper)).toHaveText(PROGRESSIVE_TOTAL);
  await expect(plan).toBeChecked();
  await expect(main.getByRole('list', { name: 'In your cart' })).toHaveAttribute('aria-busy', 'false');

  const edit = main.getByRole('button', { name: `Edit lenses of ${POLYGON.name}` });
  await tabAndEnter(page, edit);
  await expect(page.getByRole('dialog', { name: 'Edit your lenses' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();

  await tabAndEnter(page, removeButton(shopper));
  const undo = main.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expectFocusPreserved(page);
  await expectNoAxeViolations(page, 'cart after a removal');
  await tabAndEnter(page, undo);
  await expect(cartTotal(shopper)).toHaveText(PROGRESSIVE_TOTAL);
  await expect(plan).toBeChecked();
  await expectFocusPreserved(page);
});
