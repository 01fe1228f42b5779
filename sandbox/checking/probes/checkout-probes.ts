import { newCartWithContactLenses } from '../supplies/carts';
import { paidCart, pay, placeOrder, prepare, ship, shippedCart } from '../supplies/orders';
import { successBody } from '../walk';
import type { Probes } from './probe';

export const checkoutProbes = {
  setShippingInfo: async (walk) => ship(walk, await newCartWithContactLenses(walk)),
  addPaymentInstruction: async (walk) => pay(walk, await shippedCart(walk)),
  prepareCheckout: async (walk) => prepare(walk, await paidCart(walk)),
  checkout: async (walk) => {
    walk.needLasting('an order');
    const cart = await paidCart(walk);
    successBody('prepareCheckout', await prepare(walk, cart));
    return placeOrder(walk, cart);
  },
} satisfies Probes;
