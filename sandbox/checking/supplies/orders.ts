import { requestExample } from '../request-example';
import { present, successBody, supply, type Walk } from '../walk';
import { type FilledCart, newCartWithContactLenses } from './carts';

const language = ({ store: { langId } }: Walk) => ({ langId });

/** A contact lens order placed by a new guest. */
export const placedOrder = supply(async (walk): Promise<FilledCart & { email: string }> => {
  walk.needLasting('an order');
  const cart = await paidCart(walk);
  successBody('prepareCheckout', await prepare(walk, cart));
  successBody('checkout', await placeOrder(walk, cart));
  return { ...cart, email: present('the email of the address', shippingAddress(walk).email1) };
});

/** Places the order of a cart with payment. */
export function placeOrder(walk: Walk, { client, orderId }: FilledCart) {
  return client.POST('/wcs/resources/store/{storeId}/cart/@self/checkout', {
    params: { path: walk.store, query: language(walk) },
    body: { orderId, notifyMerchant: '1', notifyShopper: '1', notifyOrderSubmitted: '1' },
  });
}

/** A new guest's cart with contact lenses, shipping and payment. */
export async function paidCart(walk: Walk): Promise<FilledCart> {
  const cart = await shippedCart(walk);
  successBody('addPaymentInstruction', await pay(walk, cart));
  return cart;
}

export async function shippedCart(walk: Walk): Promise<FilledCart> {
  const cart = await newCartWithContactLenses(walk);
  successBody('setShippingInfo', await ship(walk, cart));
  return cart;
}

export async function ship(walk: Walk, { client, orderId }: FilledCart) {
  const shippingInfo = successBody(
    'getUsableShippingInfo',
    await client.GET('/wcs/resources/store/{storeId}/cart/@self/usable_shipping_info', {
      params: { path: walk.store, query: language(walk) },
    }),
  );
  const shipModeId = present(
    'a shipping mode',
    shippingInfo.orderItem?.[0]?.usableShippingMode[0]?.shipModeId,
  );
  return client.PUT('/wcs/resources/store/{storeId}/cart/@self/shipping_info', {
    params: { path: walk.store, query: language(walk) },
    body: { orderId, shipModeId, x_address: shippingAddress(walk), x_calculateOrder: '1' },
  });
}

export async function pay(walk: Walk, { client, orderId }: FilledCart) {
  const { grandTotal } = successBody(
    'getCart',
    await client.GET('/wcs/resources/store/{storeId}/cart/@self', {
      params: { path: walk.store, query: language(walk) },
    }),
  );
  return client.POST('/wcs/resources/store/{storeId}/cart/@self/payment_instruction', {
    params: { path: walk.store, query: language(walk) },
    body: {
      ...requestExample('addPaymentInstruction', 'card'),
      orderId,
      piAmount: present('grandTotal', grandTotal),
      billingAddress: shippingAddress(walk),
    },
  });
}

export function prepare(walk: Walk, { client, orderId }: FilledCart) {
  return client.PUT('/wcs/resources/store/{storeId}/cart/@self/precheckout', {
    params: { path: walk.store, query: language(walk) },
    body: { orderId },
  });
}

function shippingAddress({ store: { country } }: Walk) {
  const american = requestExample('setShippingInfo', 'newAddress').x_address;
  const known = present('the address of the example', american);
  if (country === 'US') return known;
  return { ...known, city: 'Guelph', state: 'ON', country, zipCode: 'N1H 3T9', phone1: '5195550163' };
}
