import { requestExample } from '../request-example';
import { type ContractRun, fixture, requireValue, successBody } from '../walk';
import { type FilledCart, newCartWithContactLenses } from './carts';

const languageQuery = ({ store: { langId } }: ContractRun) => ({ langId });

/** A contact lens order placed by a new guest. */
export const placedOrder = fixture(async (run): Promise<FilledCart & { email: string }> => {
  run.requireLasting('an order');
  const cart = await cartWithPayment(run);
  successBody('prepareCheckout', await prepareCheckout(run, cart));
  successBody('checkout', await placeOrder(run, cart));
  return { ...cart, email: requireValue('the email of the address', shippingAddress(run).email1) };
});

/** Places the order of a cart with payment. */
export function placeOrder(run: ContractRun, { client, orderId }: FilledCart) {
  return client.POST('/wcs/resources/store/{storeId}/cart/@self/checkout', {
    params: { path: run.store, query: languageQuery(run) },
    body: { orderId, notifyMerchant: '1', notifyShopper: '1', notifyOrderSubmitted: '1' },
  });
}

/** A new guest's cart with contact lenses, shipping and payment. */
export async function cartWithPayment(run: ContractRun): Promise<FilledCart> {
  const cart = await cartWithShipping(run);
  successBody('addPaymentInstruction', await setPayment(run, cart));
  return cart;
}

export async function cartWithShipping(run: ContractRun): Promise<FilledCart> {
  const cart = await newCartWithContactLenses(run);
  successBody('setShippingInfo', await setShipping(run, cart));
  return cart;
}

export async function setShipping(run: ContractRun, { client, orderId }: FilledCart) {
  const shippingInfo = successBody(
    'getUsableShippingInfo',
    await client.GET('/wcs/resources/store/{storeId}/cart/@self/usable_shipping_info', {
      params: { path: run.store, query: languageQuery(run) },
    }),
  );
  const shipModeId = requireValue(
    'a shipping mode',
    shippingInfo.orderItem?.[0]?.usableShippingMode[0]?.shipModeId,
  );
  return client.PUT('/wcs/resources/store/{storeId}/cart/@self/shipping_info', {
    params: { path: run.store, query: languageQuery(run) },
    body: { orderId, shipModeId, x_address: shippingAddress(run), x_calculateOrder: '1' },
  });
}

export async function setPayment(run: ContractRun, { client, orderId }: FilledCart) {
  const { grandTotal } = successBody(
    'getCart',
    await client.GET('/wcs/resources/store/{storeId}/cart/@self', {
      params: { path: run.store, query: languageQuery(run) },
    }),
  );
  return client.POST('/wcs/resources/store/{storeId}/cart/@self/payment_instruction', {
    params: { path: run.store, query: languageQuery(run) },
    body: {
      ...requestExample('addPaymentInstruction', 'card'),
      orderId,
      piAmount: requireValue('grandTotal', grandTotal),
      billingAddress: shippingAddress(run),
    },
  });
}

export function prepareCheckout(run: ContractRun, { client, orderId }: FilledCart) {
  return client.PUT('/wcs/resources/store/{storeId}/cart/@self/precheckout', {
    params: { path: run.store, query: languageQuery(run) },
    body: { orderId },
  });
}

function shippingAddress({ store: { country } }: ContractRun) {
  const exampleAddress = requestExample('setShippingInfo', 'newAddress').x_address;
  const usAddress = requireValue('the address of the example', exampleAddress);
  if (country === 'US') return usAddress;
  return { ...usAddress, city: 'Guelph', state: 'ON', country, zipCode: 'N1H 3T9', phone1: '5195550163' };
}
