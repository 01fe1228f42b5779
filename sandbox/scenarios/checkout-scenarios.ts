import { delayed, example, html, noNetwork, responseLost, type ScenarioTable } from './scenario';

/** Failures and delays of checkout, payment methods and social sign-in. Each rejection is an example of the contract. */
export const checkoutScenarios: ScenarioTable = {
  'shipping-methods-unavailable': [
    '003 §2.1',
    'The shipping methods cannot be loaded',
    { getUsableShippingInfo: noNetwork },
  ],
  'shipping-methods-delayed': [
    '003 §2.1',
    'The shipping methods are delayed by three seconds',
    { getUsableShippingInfo: delayed(3000) },
  ],
  'shipping-unavailable': [
    '003 §2.1',
    'Neither address nor shipping method can be saved; what was typed stays',
    { setShippingInfo: noNetwork },
  ],
  'payment-unavailable': [
    '003 §2.1',
    'No payment method can be set; what was typed stays',
    { addPaymentInstruction: noNetwork },
  ],
  'checkout-delayed': [
    '003 §2.1',
    'Placing the order is delayed by three seconds',
    { checkout: delayed(3000) },
  ],
  'checkout-unavailable': [
    '003 §2.1',
    'The request to place the order does not arrive: no order exists, and the same request is offered again',
    { checkout: noNetwork },
  ],
  'checkout-response-lost': [
    '003 §2.1',
    'The order is placed and the response is lost: the store finds the order',
    { checkout: responseLost },
  ],
  'checkout-outcome-unknown': [
    '003 §2.1',
    'The order is placed, the response is lost, and the store cannot find out: it offers no second try',
    { checkout: responseLost, getPlacedOrder: noNetwork },
  ],
  'checkout-arrives-late': [
    '003 §2.1',
    'The order is placed after twenty seconds, when the store has given up: a second try finds that order',
    { checkout: delayed(20_000) },
  ],
  'checkout-server-error': [
    '003 §2.1',
    'Placing the order returns an HTML page; no order exists',
    { checkout: html },
  ],
  'order-unavailable': [
    '003 §2.1',
    'The placed order cannot be loaded: the confirmation says that it exists, and offers a retry',
    { getOrder: noNetwork },
  ],
  'payments-unavailable': ['002 §2', 'The saved cards cannot be loaded', { listPayments: noNetwork }],
  'payments-delayed': [
    '002 §2',
    'The saved cards are delayed by three seconds',
    { listPayments: delayed(3000) },
  ],
  'payment-change-rejected': [
    '002 §7',
    'The processor removes no card and changes no default',
    { deletePayment: example('rejected'), setDefaultPayment: example('rejected') },
  ],
  'captcha-unavailable': [
    '002 §7',
    'The captcha gives no token: no card can be saved',
    { createCaptchaToken: noNetwork },
  ],
  'sign-in-delayed': ['003 §8', 'Signing in is delayed by three seconds', { logonAjax: delayed(3000) }],
  'social-login-rejected': [
    '003 §8',
    "The store rejects the provider's token: 'Error with social login'",
    { oauthValidate: example('tokenRejected') },
  ],
  'social-login-account-exists': [
    '003 §8',
    "The email belongs to an account with a password: 'Error with social login'",
    { oauthValidate: example('accountExists') },
  ],
  'social-login-unavailable': [
    '003 §8',
    "Neither provider nor store responds: 'Error with social login'",
    { exchangeAuthorizationCode: noNetwork, oauthValidate: noNetwork },
  ],
  'social-login-delayed': [
    '003 §8',
    'A social sign-in is delayed by three seconds',
    { oauthValidate: delayed(3000) },
  ],
};
