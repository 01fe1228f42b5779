import { delayed, example, html, type NamedScenario, noNetwork } from './scenario';

/** Failures and delays of order tracking and the order history. */
export const orderScenarios: readonly NamedScenario[] = [
  {
    name: 'tracking-unavailable',
    section: '003 §8',
    summary: "The order cannot be requested: 'Oops! No order found. Please check your data and try again.'",
    effects: { getGuestOrder: noNetwork },
  },
  {
    name: 'tracking-server-error',
    section: '003 §8',
    summary: "The order comes as an HTML page: 'Oops! No order found. Please check your data and try again.'",
    effects: { getGuestOrder: html },
  },
  {
    name: 'tracking-delayed',
    section: '003 §2.3',
    summary: 'The order is delayed by three seconds',
    effects: { getGuestOrder: delayed(3000) },
  },
  {
    name: 'tracking-products-unavailable',
    section: '003 §7',
    summary: "The products of an order cannot be loaded; its items have the order's own names",
    effects: { getProductByPartNumber: noNetwork, getProductById: noNetwork },
  },
  {
    name: 'delivery-dates-unavailable',
    section: '003 §7',
    summary: 'The delivery dates cannot be loaded; the items are shown without them',
    effects: { getDeliveryDates: noNetwork },
  },
  {
    name: 'delivery-dates-delayed',
    section: '003 §7',
    summary: 'The delivery dates are delayed by three seconds',
    effects: { getDeliveryDates: delayed(3000) },
  },
  {
    name: 'carrier-unavailable',
    section: '003 §7',
    summary: 'The carrier links cannot be loaded',
    effects: { getCarrierUrl: noNetwork },
  },
  {
    name: 'carrier-delayed',
    section: '003 §7',
    summary: 'The carrier links are delayed by three seconds',
    effects: { getCarrierUrl: delayed(3000) },
  },
  {
    name: 'order-history-unavailable',
    section: '003 §1',
    summary: 'The order history cannot be loaded',
    effects: { getOrderHistory: noNetwork },
  },
  {
    name: 'order-history-delayed',
    section: '003 §1',
    summary: 'The order history is delayed by three seconds',
    effects: { getOrderHistory: delayed(3000) },
  },
  {
    name: 'order-history-empty',
    section: '003 §1',
    summary: 'The member has not ordered anything yet',
    effects: { getOrderHistory: example('none') },
  },
];
