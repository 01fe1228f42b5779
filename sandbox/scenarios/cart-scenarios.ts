import { commented, delayed, example, html, noNetwork, responseLost, type ScenarioTable } from './scenario';

/** Failures and delays of lenses, adding to the cart, and the cart. */
export const cartScenarios: ScenarioTable = {
  'lens-service-error': [
    '000 §4, §8',
    "The lens service fails: the frame is shown without lenses, 'RXC service error' is tracked",
    { getFrameLenses: example('systemError') },
  ],
  'lens-service-delayed': [
    '000 §4',
    'Lens packages are delayed by three seconds',
    { getFrameLenses: delayed(3000) },
  ],
  'cannot-add-to-cart': [
    '000 §4, §8',
    "The add-glasses command fails without a usable response: 'Cannot add to cart'",
    { addGlasses: html },
  ],
  'commands-in-comments': [
    '000 §7',
    'Servlet commands wrap their response in a block comment; everything works as usual',
    {
      addGlasses: commented,
      updateItemLensData: commented,
      subscribeEmail: commented,
      logonAjax: commented,
    },
  ],
  'item-prescription-unavailable': [
    '000 §8',
    "No prescription of a line can be saved: 'Error while adding prescription.' is logged, and in an edit 'Error while saving prescription.'; the flow goes on",
    { insertItemPrescription: example('failed') },
  ],
  'no-guest-identity': [
    '000 §4, §8',
    "No guest can be created: 'Error while creating user'",
    { createGuestIdentity: noNetwork },
  ],
  'cart-unavailable': [
    '000 §2',
    'The cart cannot be loaded; a visible cart says so after a change',
    { getCart: noNetwork },
  ],
  'cart-no-response': [
    '000 §2',
    'The cart can neither be changed nor loaded: a visible cart says that it may be out of date',
    {
      getCart: noNetwork,
      updateCartItem: noNetwork,
      deleteCartItem: noNetwork,
      assignPromotionCode: noNetwork,
      removePromotionCode: noNetwork,
    },
  ],
  'cart-response-lost': [
    '000 §2',
    'Changes of the cart are made and their responses are lost: the store reads from the cart what became of them',
    {
      addGlasses: responseLost,
      addCartItem: responseLost,
      updateCartItem: responseLost,
      deleteCartItem: responseLost,
      updateItemLensData: responseLost,
      assignPromotionCode: responseLost,
      removePromotionCode: responseLost,
    },
  ],
  'cart-delayed': ['000 §2', 'The cart is delayed by three seconds', { getCart: delayed(3000) }],
  'cart-line-without-lens-id': [
    '000 §8',
    "The lens of a pair is gone: editing it reads the cart again, and 'Undefined Lens Id' is tracked",
    { getCart: example('lensGone') },
  ],
};
