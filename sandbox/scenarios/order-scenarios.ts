import { delayed, example, html, noNetwork, responseLost, type ScenarioTable } from './scenario';

/** Failures and delays of order tracking, the order history, and the actions after an order. */
export const orderScenarios: ScenarioTable = {
  'tracking-unavailable': [
    '003 §8',
    "The order cannot be requested: 'Oops! No order found. Please check your data and try again.'",
    { getGuestOrder: noNetwork },
  ],
  'tracking-server-error': [
    '003 §8',
    "The order comes as an HTML page: 'Oops! No order found. Please check your data and try again.'",
    { getGuestOrder: html },
  ],
  'tracking-delayed': ['003 §2.3', 'The order is delayed by three seconds', { getGuestOrder: delayed(3000) }],
  'tracking-products-unavailable': [
    '003 §7',
    "The products of an order cannot be loaded; its items have the order's own names",
    { getProductByPartNumber: noNetwork, getProductById: noNetwork },
  ],
  'delivery-dates-unavailable': [
    '003 §7',
    'The delivery dates cannot be loaded; the items are shown without them',
    { getDeliveryDates: noNetwork },
  ],
  'delivery-dates-delayed': [
    '003 §7',
    'The delivery dates are delayed by three seconds',
    { getDeliveryDates: delayed(3000) },
  ],
  'carrier-unavailable': ['003 §7', 'The carrier links cannot be loaded', { getCarrierUrl: noNetwork }],
  'carrier-delayed': [
    '003 §7',
    'The carrier links are delayed by three seconds',
    { getCarrierUrl: delayed(3000) },
  ],
  'order-history-unavailable': [
    '003 §1',
    'The order history cannot be loaded',
    { getOrderHistory: noNetwork },
  ],
  'order-history-delayed': [
    '003 §1',
    'The order history is delayed by three seconds',
    { getOrderHistory: delayed(3000) },
  ],
  'order-history-empty': [
    '003 §1',
    'The member has not ordered anything yet',
    { getOrderHistory: example('none') },
  ],
  'order-actions-unavailable': [
    'own',
    'An order can be neither canceled, returned nor ordered again; what was typed stays',
    { cancelOrder: noNetwork, createReturn: noNetwork, reorderItems: noNetwork },
  ],
  'order-actions-delayed': [
    'own',
    'Cancellation, return and reorder are delayed by three seconds',
    { cancelOrder: delayed(3000), createReturn: delayed(3000), reorderItems: delayed(3000) },
  ],
  'cancel-response-lost': [
    'own',
    'The order is canceled and the response is lost: a second try returns the same outcome',
    { cancelOrder: responseLost },
  ],
  'cancel-too-slow': [
    'own',
    'The parcel leaves before the order is canceled: the store offers the return',
    { cancelOrder: example('alreadyShipped') },
  ],
  'return-response-lost': [
    'own',
    'The return is requested and the response is lost: a second try finds that return',
    { createReturn: responseLost },
  ],
  'reorder-response-lost': [
    'own',
    'The items are in the cart and the response is lost: a second try adds nothing',
    { reorderItems: responseLost },
  ],
};
