import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { fillCartWith } from './prescription-step-steps';
import type { Shopper } from './shopper';

const ADDRESS = {
  us: { addressLine: ['12 Elm St'], city: 'Mason', state: 'OH', country: 'US', zipCode: '45040' },
  ca: { addressLine: ['12, rue des Ormes'], city: 'Québec', state: 'QC', country: 'CA', zipCode: 'G1K 3B5' },
} as const;

/**
 * Orders a cart of the sandbox through the API: by default a pair of glasses without its prescription.
 *
 * @returns the order's id.
 */
export async function placeOrder(shopper: Shopper, email: string, cartCase = 'one-frame'): Promise<string> {
  const { page, site } = shopper;
  const cart = `/wcs/resources/store/${site.storeId}/cart/@self`;
  await fillCartWith(shopper, cartCase);
  const x_address = { firstName: 'June', lastName: 'Ferris', email1: email, ...ADDRESS[site.country] };
  const address = await page.request.put(`${cart}/shipping_info`, { data: { x_address } });
  expect(address.status(), 'the address was set').toBe(200);
  const card = { payMethodId: 'VISA', account: '4111111111111111', expire_month: '09', expire_year: '2031' };
  const payment = await page.request.post(`${cart}/payment_instruction`, {
    data: { piAmount: '1.00', cc_cvc: '737', ...card },
  });
  expect(payment.ok(), 'the card was set').toBe(true);
  const { orderId, grandTotal, x_orderVersion } = await (await page.request.get(cart)).json();
  const placed = await page.request.post(`${cart}/checkout`, {
    data: { orderId, x_agreedTotal: grandTotal, x_orderVersion, x_requestId: randomUUID() },
  });
  expect(await placed.json(), 'the order was placed').toHaveProperty('orderId', orderId);
  return orderId;
}

/** Moves an order on, as the sandbox's panel does. */
export async function moveOrder({ page }: Shopper, orderId: string, move: string): Promise<void> {
  const moved = await page.request.put('/sandbox/api/order', { data: { orderId, move } });
  expect(await moved.json(), move).toEqual({ done: true });
}

/** Returns the fields of the tracking form. */
export function trackingFields({ main, text }: Shopper): { order: Locator; email: Locator; submit: Locator } {
  const label = (source: string) => text('order-tracking', source);
  const form = main.getByRole('form', { name: label('Order tracking') });
  return {
    order: form.getByLabel(label('Order number')),
    email: form.getByLabel(label('Email address')),
    submit: form.getByRole('button', { name: label('Track order') }),
  };
}

/** Tracks an order without a session, as a guest on another device does. */
export async function trackOrder(shopper: Shopper, orderId: string, email: string): Promise<void> {
  const { page, main, locale } = shopper;
  await page.context().clearCookies({ name: /^WC_/ });
  await shopper.open(`/${locale}/track-order`);
  const { order, email: emailField, submit } = trackingFields(shopper);
  await order.fill(orderId);
  await emailField.fill(email);
  await submit.click();
  await expect(main.getByRole('heading', { level: 2, name: orderId })).toBeFocused();
}
