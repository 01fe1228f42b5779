import { newCartWithContactLenses } from '../fixtures/carts';
import {
  cartWithPayment,
  cartWithShipping,
  placeOrder,
  prepareCheckout,
  setPayment,
  setShipping,
} from '../fixtures/orders';
import { successBody } from '../store-run';
import type { ContractChecks } from './contract-check';

export const checkoutChecks = {
  setShippingInfo: async (run) => setShipping(run, await newCartWithContactLenses(run)),
  addPaymentInstruction: async (run) => setPayment(run, await cartWithShipping(run)),
  prepareCheckout: async (run) => prepareCheckout(run, await cartWithPayment(run)),
  checkout: async (run) => {
    run.requireWrite('an order');
    const cart = await cartWithPayment(run);
    successBody('prepareCheckout', await prepareCheckout(run, cart));
    return placeOrder(run, cart);
  },
} satisfies ContractChecks;
