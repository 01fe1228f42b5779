import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { trackingFields } from './support/order-steps';
import { POLYGON } from './support/polygon';
import { fillCartWith, stepItems } from './support/prescription-step-steps';
import { DESKTOP_ONLY, FULL_RUN_ONLY } from './support/variants';

const tag = [DESKTOP_ONLY, FULL_RUN_ONLY];

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' }, colorScheme: 'dark' });

const borderColor = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).borderColor);

/** Returns how much lighter the ground of a drawing is than its lines, from -255 to 255. */
const contrastWithin = (drawing: Locator) =>
  drawing.evaluate((svg) => {
    const lightness = (color: string) =>
      (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part) / 3, 0);
    const shape = svg.querySelector('path, rect') as Element;
    const { stroke, fill } = getComputedStyle(shape);
    return lightness(getComputedStyle(svg).backgroundColor) - lightness(stroke === 'none' ? fill : stroke);
  });

test('the theme marks what a color of ours does', { tag }, async ({ shopper }) => {
  await fillCartWith(shopper, 'two-frames');
  await shopper.open(`/${shopper.locale}/checkout/prescription`);
  const items = stepItems(shopper);
  await expect(items.first()).toHaveAttribute('aria-current', 'step');
  expect(await borderColor(items.first())).not.toBe(await borderColor(items.last()));
});

test('a drawing on a light ground keeps its dark lines', { tag }, async ({ shopper, page }) => {
  const { main, text } = shopper;
  await shopper.open(`/${shopper.locale}/${POLYGON.upc}`);
  await main.getByRole('button', { name: text('product', 'Find my size, and whether this fits') }).click();
  const mark = page.getByRole('dialog').locator('svg').filter({ hasText: '140' });
  expect(await contrastWithin(mark)).toBeGreaterThan(100);
});

test('a scanner can read the barcode of a return', { tag }, async ({ shopper, page }) => {
  const { text } = shopper;
  const returns = (source: string) => text('order-actions', source);
  const response = await page.request.get('/sandbox/api/orders');
  const orders: { demoTitle: string; orderId: string; email: string; storeId: string }[] =
    await response.json();
  const completed = orders.find(
    (order) =>
      order.demoTitle.startsWith('Completed, can be returned') && order.storeId === shopper.site.storeId,
  );
  await shopper.open(`/${shopper.locale}/track-order`);
  const { order, email, submit } = trackingFields(shopper);
  await order.fill(completed?.orderId ?? '');
  await email.fill(completed?.email ?? '');
  await submit.click();
  await shopper.main.getByRole('button', { name: returns('Return items') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByLabel(returns('Reason')).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: returns('Request return') }).click();
  expect(await contrastWithin(dialog.locator('svg[shape-rendering]'))).toBeGreaterThan(100);
});
