import { expectNoAxeViolations, expectNoAxeViolationsInFullRun } from './support/axe';
import { expect, test } from './support/fixtures';
import { moveOrder, placeOrder, trackOrder } from './support/order-steps';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

const EMAIL = 'ana@example.com';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a guest returns glasses, and prints the label alone', { tag: EVERY_LOCALE }, async ({
  shopper,
  errorMonitor,
}) => {
  // The cart, which is gone once it is ordered.
  errorMonitor.allow(/404/);
  const { page, main, text } = shopper;
  const label = (source: string, values = {}) => text('order-actions', source, values);
  const orderId = await placeOrder(shopper, EMAIL);
  await moveOrder(shopper, orderId, 'completed');
  await trackOrder(shopper, orderId, EMAIL);
  await expectNoAxeViolationsInFullRun(page, 'options');

  await main.getByRole('button', { name: label('Return items') }).click();
  const form = page.getByRole('dialog', { name: label('Return items') });
  await form.getByRole('button', { name: label('Request return') }).click();
  const reason = form.getByLabel(label('Reason'));
  await expect(reason).toBeFocused();
  await expectNoAxeViolationsInFullRun(page, 'rejected form');
  await reason.selectOption('FIT');
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: label('Request return') }).press('Enter');

  const sheet = page.getByRole('region', { name: label('Return label') });
  await expect(sheet).toBeVisible();
  await expectNoAxeViolations(page, 'label');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('region', { name: label('Packing slip') })).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.getByText(label('Print label and packing slip'))).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(main.getByRole('heading', { name: label('Your options') })).toBeFocused();
  await expect(main.getByRole('list', { name: label('Returns') })).toContainText(/6001\d{4}/);
  await expect(main.getByRole('button', { name: label('Return items') })).toBeHidden();
});

test('a guest orders contact lenses again, then cancels the first order', { tag: FULL_RUN_ONLY }, async ({
  shopper,
  errorMonitor,
}) => {
  errorMonitor.allow(/404/);
  const { page, main, text } = shopper;
  const label = (source: string, values = {}) => text('order-actions', source, values);
  const orderId = await placeOrder(shopper, EMAIL, 'contact-pair');
  await trackOrder(shopper, orderId, EMAIL);
  await main.getByRole('button', { name: label('Reorder contact lenses') }).click();
  await main.getByRole('link', { name: label('Go to your cart') }).click();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(/2[.,]25/).first()).toBeVisible();

  // The email of an order is stored nowhere, so another document asks for it again.
  await trackOrder(shopper, orderId, EMAIL);
  await main.getByRole('button', { name: label('Cancel order') }).click();
  const dialog = page.getByRole('dialog', { name: label('Cancel order {orderId}?', { orderId }) });
  await expectNoAxeViolations(page, 'confirmation of a cancellation');
  await dialog.getByRole('button', { name: label('Cancel the order') }).click();
  await expect(main.getByText(label('Your order is canceled'))).toBeVisible();
  await expect(main.getByText(text('app', 'Canceled'), { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: label('Cancel order') })).toBeHidden();
  await expectNoAxeViolations(page, 'canceled');
});
