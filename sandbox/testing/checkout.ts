import { addGlassesTo, CART, contactLensBody, prescriptionSku, someBox, someLens } from './carts';
import { becomeGuest } from './shoppers';
import type { TestClient, TestResponse } from './test-client';
import type { TestSandbox } from './test-sandbox';

export const SHIPPING = `${CART}/@self/shipping_info`;
export const USABLE_SHIPPING = `${CART}/@self/usable_shipping_info`;
export const PAYMENT = `${CART}/@self/payment_instruction`;
export const CHECKOUT = `${CART}/@self/checkout`;
export const PRECHECKOUT = `${CART}/@self/precheckout`;
export const ORDER = '/wcs/resources/store/10851/order';

export const ohioAddress = {
  firstName: 'Ana',
  lastName: 'Diaz',
  addressLine: ['12 Elm St', 'Apt 4', ''],
  city: 'Mason',
  state: 'OH',
  country: 'US',
  zipCode: '45040',
  phone1: '5135550100',
  email1: 'ana@example.com',
};

/** A card as the payment step sends it; the billing address is that of the shipment. */
export const visa = {
  piAmount: '1.00',
  payMethodId: 'VISA',
  account: '4111111111111111',
  expire_month: '09',
  expire_year: '2028',
  cc_cvc: '737',
};

export function setAddress(client: TestClient, fields: Record<string, unknown> = {}): Promise<TestResponse> {
  return client.putJson(SHIPPING, { x_address: { ...ohioAddress, ...fields } });
}

export function setCard(client: TestClient, fields: Record<string, unknown> = {}): Promise<TestResponse> {
  return client.postJson(PAYMENT, { ...visa, ...fields });
}

/** Returns the cart's id, total and version, to which a shopper agrees. */
export async function reviewOf(client: TestClient) {
  const { orderId, grandTotal, x_orderVersion } = (await client.get(`${CART}/@self`)).body;
  return { orderId, x_agreedTotal: grandTotal, x_orderVersion };
}

/** Sends a checkout of the reviewed cart. */
export async function placeOrder(
  client: TestClient,
  fields: Record<string, unknown> = {},
): Promise<TestResponse> {
  const review = fields.orderId ? {} : await reviewOf(client);
  return client.postJson(CHECKOUT, { x_requestId: crypto.randomUUID(), ...review, ...fields });
}

/** Creates a guest with a pair of glasses in the cart; the address and a card are set. */
export async function guestReadyToOrder({ client, sandbox }: TestSandbox): Promise<TestClient> {
  const shopper = client();
  await becomeGuest(shopper);
  const sku = prescriptionSku(sandbox.context.catalog);
  await addGlassesTo(shopper, sku, { lens: someLens(sku) });
  await setAddress(shopper);
  await setCard(shopper);
  return shopper;
}

/** Adds a box of contact lenses for the right eye. */
export function addBox({ sandbox }: TestSandbox, client: TestClient): Promise<TestResponse> {
  return client.postJson(CART, contactLensBody(someBox(sandbox.context.catalog)));
}

export function errorOf({ status, body }: TestResponse) {
  const [{ errorKey, errorParameters }] = body.errors;
  return [status, errorKey, errorParameters];
}
