import { newCartWithContactLenses } from '../supplies/carts';
import { paidCart, pay, placeOrder, prepare, ship, shippedCart } from '../supplies/orders';
import { successBody } from '../walk';
import type { ContractChecks } from './probe';

export const checkoutChecks = {
  setShippingInfo: async (run) => ship(run, await newCartWithContactLenses(run)),
  addPaymentInstruction: async (run) => pay(run, await shippedCart(run)),
  prepareCheckout: async (run) => prepare(run, await paidCart(run)),
  checkout: async (run) => {
    run.needLasting('an order');
    const cart = await paidCart(run);
    successBody('prepareCheckout', await prepare(run, cart));
    return placeOrder(run, cart);
  },
} satisfies ContractChecks;
