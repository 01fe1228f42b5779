import { becomeNewMember } from './support/account-steps';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { tabAndEnter, tabTo } from './support/keyboard';
import { expectNoLayoutShift, watchLayoutShift } from './support/layout-shift';
import { moveOrder, placeOrder, trackingFields } from './support/order-steps';
import { EVERY_LOCALE, FULL_RUN_ONLY } from './support/variants';

const EMAIL = 'ana@example.com';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a guest tracks an order through every status', { tag: [EVERY_LOCALE, FULL_RUN_ONLY] }, async ({
  shopper,
  errorMonitor,
  baseURL,
}) => {
  // Also the cart, which is gone once it is ordered.
  errorMonitor.allow(/404/);
  const { page, main, text, locale } = shopper;
  const label = (source: string) => text('order-tracking', source);
  const orderId = await placeOrder(shopper, EMAIL);
  await page.context().clearCookies({ name: /^WC_/ });
  // Longer than the 500 ms in which Chromium attributes a shift to user input.
  await page.context().addCookies([{ name: 'sandbox_latency', value: '800', url: `${baseURL}/` }]);
  await watchLayoutShift(page);
  const response = await shopper.open(`/${locale}/track-order`);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expectNoAxeViolations(page, 'empty form');

  const { order, email, submit } = trackingFields(shopper);
  const heading = main.getByRole('heading', { level: 2, name: orderId });
  const track = async (address: string) => {
    await order.fill(`#${orderId}`);
    await email.fill(address);
    await submit.click();
  };
  await track('eve@example.com');
  await expect(main.getByRole('alert')).toHaveText(
    label('Oops! No order found. Please check your data and try again.'),
  );
  await expect(order).toBeFocused();
  await expectNoAxeViolations(page, 'no order found');
  await track('Ana@Example.com');
  await expect(heading).toBeFocused();
  await expect(main.getByText(text('app', 'Pending prescription'))).toBeVisible();
  await expect(main.getByRole('link', { name: label('Add your prescription') })).toBeVisible();
  await expectNoAxeViolations(page, 'pending prescription');
  await expectNoLayoutShift(page);
  await page.context().clearCookies({ name: 'sandbox_latency' });

  const statuses = [
    ['prescription-received', 'In process'],
    ['shipped', 'Shipped'],
    ['ready-for-pickup', 'Ready for pickup'],
    ['completed', 'Completed'],
    ['returned', 'Returned'],
    ['canceled', 'Canceled'],
  ] as const;
  for (const [move, status] of statuses) {
    await moveOrder(shopper, orderId, move);
    await main.getByRole('button', { name: label('Track another order') }).click();
    await expect(order).toBeFocused();
    await track(EMAIL);
    await expect(heading).toBeFocused();
    await expect(main.getByText(text('app', status), { exact: true }).first()).toBeVisible();
    if (move !== 'shipped') continue;
    await expectNoAxeViolations(page, status);
    const opened = page.waitForEvent('popup');
    await main.getByRole('link', { name: label('Follow the delivery') }).click();
    expect((await opened).url()).toContain('/sandbox/carrier?number=');
    await (await opened).close();
  }
  expect(page.url()).toMatch(new RegExp(`/${locale}/track-order$`));
});

test("keyboard only: from the orders of the account to an order's tracking, and on to another", {
  tag: [EVERY_LOCALE, FULL_RUN_ONLY],
}, async ({ shopper, errorMonitor }) => {
  errorMonitor.allow(/404/);
  const { page, main, text, locale } = shopper;
  const credentials = await becomeNewMember(shopper);
  const orderId = await placeOrder(shopper, credentials.email);
  await shopper.open(`/${locale}/account/orders`);
  await expectNoAxeViolations(page, 'orders');
  await tabAndEnter(page, main.getByRole('link', { name: orderId }));
  const heading = main.getByRole('heading', { level: 2, name: orderId });
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toBeFocused();
  await tabAndEnter(page, main.getByRole('button', { name: text('order-tracking', 'Track another order') }));
  const { order, email } = trackingFields(shopper);
  await expect(order).toBeFocused();
  await page.keyboard.type(orderId);
  await tabTo(page, email);
  await page.keyboard.type(credentials.email);
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
});
