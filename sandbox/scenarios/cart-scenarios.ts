import { commented, delayed, example, html, type NamedScenario, noNetwork, responseLost } from './scenario';

/** Failures and delays of lenses, adding to the cart, and the cart. */
export const cartScenarios: readonly NamedScenario[] = [
  {
    name: 'lens-service-error',
    section: '000 §4, §8',
    summary: "The lens service fails: the frame is shown without lenses, 'RXC service error' is tracked",
    effects: { getFrameLenses: example('systemError') },
  },
  {
    name: 'lens-service-delayed',
    section: '000 §4',
    summary: 'Lens packages are delayed by three seconds',
    effects: { getFrameLenses: delayed(3000) },
  },
  {
    name: 'cannot-add-to-cart',
    section: '000 §4, §8',
    summary: "The add-glasses command fails without a usable response: 'Cannot add to cart'",
    effects: { addGlasses: html },
  },
  {
    name: 'commands-in-comments',
    section: '000 §7',
    summary: 'Servlet commands wrap their response in a block comment; everything works as usual',
    effects: {
      addGlasses: commented,
      updateItemLensData: commented,
      subscribeEmail: commented,
      logonAjax: commented,
    },
  },
  {
    name: 'item-prescription-unavailable',
    section: '000 §8',
    summary:
      "No prescription of a line can be saved: 'Error while adding prescription.' is logged, and in an edit 'Error while saving prescription.'; the flow goes on",
    effects: { insertItemPrescription: example('failed') },
  },
  {
    name: 'no-guest-identity',
    section: '000 §4, §8',
    summary: "No guest can be created: 'Error while creating user'",
    effects: { createGuestIdentity: noNetwork },
  },
  {
    name: 'cart-unavailable',
    section: '000 §2',
    summary: 'The cart cannot be loaded; a visible cart says so after a change',
    effects: { getCart: noNetwork },
  },
  {
    name: 'cart-no-response',
    section: '000 §2',
    summary: 'The cart can neither be changed nor loaded: a visible cart says that it may be out of date',
    effects: {
      getCart: noNetwork,
      updateCartItem: noNetwork,
      deleteCartItem: noNetwork,
      assignPromotionCode: noNetwork,
      removePromotionCode: noNetwork,
    },
  },
  {
    name: 'cart-response-lost',
    section: '000 §2',
    summary:
      'Changes of the cart are made and their responses are lost: the store reads from the cart what became of them',
    effects: {
      addGlasses: responseLost,
      addCartItem: responseLost,
      updateCartItem: responseLost,
      deleteCartItem: responseLost,
      updateItemLensData: responseLost,
      assignPromotionCode: responseLost,
      removePromotionCode: responseLost,
    },
  },
  {
    name: 'cart-delayed',
    section: '000 §2',
    summary: 'The cart is delayed by three seconds',
    effects: { getCart: delayed(3000) },
  },
  {
    name: 'cart-line-without-lens-id',
    section: '000 §8',
    summary:
      "The lens of a pair is gone: editing it reads the cart again, and 'Undefined Lens Id' is tracked",
    effects: { getCart: example('lensGone') },
  },
];
