import { delayed, example, type NamedScenario, noNetwork, responseLost } from './scenario';

const SECTION = 'own';

/** Failures and delays of the actions after an order. Each rejection is an example of the contract. */
export const orderActionScenarios: readonly NamedScenario[] = [
  {
    name: 'order-actions-unavailable',
    section: SECTION,
    summary: 'An order can be neither canceled, returned nor ordered again; what was typed stays',
    effects: { cancelOrder: noNetwork, createReturn: noNetwork, reorderItems: noNetwork },
  },
  {
    name: 'order-actions-delayed',
    section: SECTION,
    summary: 'Cancellation, return and reorder are delayed by three seconds',
    effects: { cancelOrder: delayed(3000), createReturn: delayed(3000), reorderItems: delayed(3000) },
  },
  {
    name: 'cancel-response-lost',
    section: SECTION,
    summary: 'The order is canceled and the response is lost: a second try returns the same outcome',
    effects: { cancelOrder: responseLost },
  },
  {
    name: 'cancel-too-slow',
    section: SECTION,
    summary: 'The parcel leaves before the order is canceled: the store offers the return',
    effects: { cancelOrder: example('alreadyShipped') },
  },
  {
    name: 'return-response-lost',
    section: SECTION,
    summary: 'The return is requested and the response is lost: a second try finds that return',
    effects: { createReturn: responseLost },
  },
  {
    name: 'reorder-response-lost',
    section: SECTION,
    summary: 'The items are in the cart and the response is lost: a second try adds nothing',
    effects: { reorderItems: responseLost },
  },
];
