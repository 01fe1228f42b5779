import { requestExample } from '../request-example';
import { type ContractRun, fixture, present, successBody } from '../walk';
import { type FilledCart, newCartWithContactLenses } from './carts';

const language = ({ store: { langId } }: ContractRun) => ({ langId });

/** A contact lens order placed by a new guest. */
export const placedOrder = fixture(async (run): Promise<FilledCart & { email: string }> => {
  run.needLasting('an order');
  const cart = await paidCart(run);
  successBody('prepareCheckout', await prepare(run, cart));
  successBody('checkout', await placeOrder(run, cart));
  return { ...cart, email: present('the email of the address', shippingAddress(run).email1) };
});

/** Places the order of a cart with payment. */
export function placeOrder(run: ContractRun, { client, orderId }: FilledCart) {
  return client.POST('/wcs/resources/store/{storeId}/cart/@self/checkout', {
    params: { path: run.store, query: language(run) },
    body: { orderId, notifyMerchant: '1', notifyShopper: '1', notifyOrderSubmitted: '1' },
  });
}

/** A new guest's cart with contact lenses, shipping and payment. */
export async function paidCart(run: ContractRun): Promise<FilledCart> {
  const cart = await shippedCart(run);
  successBody('addPaymentInstruction', await pay(run, cart));
  return cart;
}

export async function shippedCart(run: ContractRun): Promise<FilledCart> {
  const cart = await newCartWithContactLenses(run);
  successBody('setShippingInfo', await ship(run, cart));
  return cart;
}

export async function ship(run: ContractRun, { client, orderId }: FilledCart) {
  const shippingInfo = successBody(
    'getUsableShippingInfo',
    await client.GET('/wcs/resources/store/{storeId}/cart/@self/usable_shipping_info', {
      params: { path: run.store, query: language(run) },
    }),
  );
  const shipModeId = present(
    'a shipping mode',
    shippingInfo.orderItem?.[0]?.usableShippingMode[0]?.shipModeId,
  );
  return client.PUT('/wcs/resources/store/{storeId}/cart/@self/shipping_info', {
    params: { path: run.store, query: language(run) },
    body: { orderId, shipModeId, x_address: shippingAddress(run), x_calculateOrder: '1' },
  });
}

export async function pay(run: ContractRun, { client, orderId }: FilledCart) {
  const { grandTotal } = successBody(
    'getCart',
    await client.GET('/wcs/resources/store/{storeId}/cart/@self', {
      params: { path: run.store, query: language(run) },
    }),
  );
  return client.POST('/wcs/resources/store/{storeId}/cart/@self/payment_instruction', {
    params: { path: run.store, query: language(run) },
    body: {
      ...requestExample('addPaymentInstruction', 'card'),
      orderId,
      piAmount: present('grandTotal', grandTotal),
      billingAddress: shippingAddress(run),
    },
  });
}

export function prepare(run: ContractRun, { client, orderId }: FilledCart) {
  return client.PUT('/wcs/resources/store/{storeId}/cart/@self/precheckout', {
    params: { path: run.store, query: language(run) },
    body: { orderId },
  });
}

function shippingAddress({ store: { country } }: ContractRun) {
  const american = requestExample('setShippingInfo', 'newAddress').x_address;
  const known = present('the address of the example', american);
  if (country === 'US') return known;
  return { ...known, city: 'Guelph', state: 'ON', country, zipCode: 'N1H 3T9', phone1: '5195550163' };
}
