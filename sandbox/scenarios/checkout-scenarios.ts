import { delayed, example, html, type NamedScenario, noNetwork, responseLost } from './scenario';

/** Failures and delays of checkout, payment methods and social sign-in. Each rejection is an example of the contract. */
export const checkoutScenarios: readonly NamedScenario[] = [
  {
    name: 'shipping-methods-unavailable',
    section: '003 §2.1',
    summary: 'The shipping methods cannot be loaded',
    effects: { getUsableShippingInfo: noNetwork },
  },
  {
    name: 'shipping-methods-delayed',
    section: '003 §2.1',
    summary: 'The shipping methods are delayed by three seconds',
    effects: { getUsableShippingInfo: delayed(3000) },
  },
  {
    name: 'shipping-unavailable',
    section: '003 §2.1',
    summary: 'Neither address nor shipping method can be saved; what was typed stays',
    effects: { setShippingInfo: noNetwork },
  },
  {
    name: 'payment-unavailable',
    section: '003 §2.1',
    summary: 'No payment method can be set; what was typed stays',
    effects: { addPaymentInstruction: noNetwork },
  },
  {
    name: 'checkout-delayed',
    section: '003 §2.1',
    summary: 'Placing the order is delayed by three seconds',
    effects: { checkout: delayed(3000) },
  },
  {
    name: 'checkout-unavailable',
    section: '003 §2.1',
    summary:
      'The request to place the order does not arrive: no order exists, and the same request is offered again',
    effects: { checkout: noNetwork },
  },
  {
    name: 'checkout-response-lost',
    section: '003 §2.1',
    summary: 'The order is placed and the response is lost: the store finds the order',
    effects: { checkout: responseLost },
  },
  {
    name: 'checkout-outcome-unknown',
    section: '003 §2.1',
    summary:
      'The order is placed, the response is lost, and the store cannot find out: it offers no second try',
    effects: { checkout: responseLost, getPlacedOrder: noNetwork },
  },
  {
    name: 'checkout-arrives-late',
    section: '003 §2.1',
    summary:
      'The order is placed after twenty seconds, when the store has given up: a second try finds that order',
    effects: { checkout: delayed(20_000) },
  },
  {
    name: 'checkout-server-error',
    section: '003 §2.1',
    summary: 'Placing the order returns an HTML page; no order exists',
    effects: { checkout: html },
  },
  {
    name: 'order-unavailable',
    section: '003 §2.1',
    summary: 'The placed order cannot be loaded: the confirmation says that it exists, and offers a retry',
    effects: { getOrder: noNetwork },
  },
  {
    name: 'payments-unavailable',
    section: '002 §2',
    summary: 'The saved cards cannot be loaded',
    effects: { listPayments: noNetwork },
  },
  {
    name: 'payments-delayed',
    section: '002 §2',
    summary: 'The saved cards are delayed by three seconds',
    effects: { listPayments: delayed(3000) },
  },
  {
    name: 'payment-change-rejected',
    section: '002 §7',
    summary: 'The processor removes no card and changes no default',
    effects: { deletePayment: example('rejected'), setDefaultPayment: example('rejected') },
  },
  {
    name: 'captcha-unavailable',
    section: '002 §7',
    summary: 'The captcha gives no token: no card can be saved',
    effects: { createCaptchaToken: noNetwork },
  },
  {
    name: 'sign-in-delayed',
    section: '003 §8',
    summary: 'Signing in is delayed by three seconds',
    effects: { logonAjax: delayed(3000) },
  },
  {
    name: 'social-login-rejected',
    section: '003 §8',
    summary: "The store rejects the provider's token: 'Error with social login'",
    effects: { oauthValidate: example('tokenRejected') },
  },
  {
    name: 'social-login-account-exists',
    section: '003 §8',
    summary: "The email belongs to an account with a password: 'Error with social login'",
    effects: { oauthValidate: example('accountExists') },
  },
  {
    name: 'social-login-unavailable',
    section: '003 §8',
    summary: "Neither provider nor store responds: 'Error with social login'",
    effects: { exchangeAuthorizationCode: noNetwork, oauthValidate: noNetwork },
  },
  {
    name: 'social-login-delayed',
    section: '003 §8',
    summary: 'A social sign-in is delayed by three seconds',
    effects: { oauthValidate: delayed(3000) },
  },
];
