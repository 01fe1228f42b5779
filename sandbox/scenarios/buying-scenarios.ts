import { commented, example, html, late, type NamedScenario, noNetwork } from './scenario';

/** What goes wrong, or comes late, on the way of a frame with its lenses into the cart, and in the cart. */
export const buyingScenarios: readonly NamedScenario[] = [
  {
    name: 'lens-service-error',
    section: '000 §4, §8',
    summary: "The lens service fails: the frame is shown without lenses, 'RXC service error' is tracked",
    effects: { getFrameLenses: example('systemError') },
  },
  {
    name: 'lens-service-late',
    section: '000 §4',
    summary: 'Lens packages come after three seconds',
    effects: { getFrameLenses: late(3000) },
  },
  {
    name: 'cannot-add-to-cart',
    section: '000 §4, §8',
    summary: "The add-glasses command fails without a usable answer: 'Cannot add to cart'",
    effects: { addGlasses: html },
  },
  {
    name: 'commands-in-comments',
    section: '000 §7',
    summary: 'Servlet commands answer inside a block comment; everything works as ever',
    effects: {
      addGlasses: commented,
      updateItemLensData: commented,
      subscribeEmail: commented,
      logonAjax: commented,
    },
  },
  {
    name: 'no-guest-identity',
    section: '000 §4, §8',
    summary: "Nobody can become a guest: 'Error while creating user'",
    effects: { createGuestIdentity: noNetwork },
  },
  {
    name: 'cart-out-of-reach',
    section: '000 §2',
    summary: 'The cart cannot be read; one that is shown says so once it has been changed',
    effects: { getCart: noNetwork },
  },
  {
    name: 'cart-without-answers',
    section: '000 §2',
    summary:
      'The cart can neither be changed nor read: the one that is shown says that it may be out of date',
    effects: {
      getCart: noNetwork,
      updateCartItem: noNetwork,
      deleteCartItem: noNetwork,
      assignPromotionCode: noNetwork,
      removePromotionCode: noNetwork,
    },
  },
  {
    name: 'cart-late',
    section: '000 §2',
    summary: 'The cart comes after three seconds',
    effects: { getCart: late(3000) },
  },
];
