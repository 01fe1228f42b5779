import { commented, example, html, late, noNetwork, type Scenario } from './scenario';

/** States of the platform that have a name of their own. Failures are those of the specification's error catalogues. */
export const namedScenarios: Scenario[] = [
  {
    name: 'lens-service-error',
    summary: "The lens service fails: the frame is shown without lenses, 'RXC service error' is tracked",
    effects: { getFrameLenses: example('systemError') },
  },
  {
    name: 'lens-service-late',
    summary: 'Lens packages come after three seconds',
    effects: { getFrameLenses: late(3000) },
  },
  {
    name: 'cannot-add-to-cart',
    summary: "The add-glasses command fails without a usable answer: 'Cannot add to cart'",
    effects: { addGlasses: html },
  },
  {
    name: 'commands-in-comments',
    summary: 'Servlet commands answer inside a block comment; everything works as ever',
    effects: {
      addGlasses: commented,
      updateItemLensData: commented,
      subscribeEmail: commented,
      logonAjax: commented,
    },
  },
  {
    name: 'cart-out-of-reach',
    summary: 'The cart cannot be read',
    effects: { getCart: noNetwork },
  },
  {
    name: 'cart-late',
    summary: 'The cart comes after three seconds',
    effects: { getCart: late(3000) },
  },
  {
    name: 'catalogue-out-of-reach',
    summary: 'Listings and searches get no answer',
    effects: { findProductsByCategory: noNetwork, findProductsByTerm: noNetwork },
  },
  {
    name: 'catalogue-late',
    summary: 'Listings and searches come after three seconds',
    effects: { findProductsByCategory: late(3000), findProductsByTerm: late(3000) },
  },
];
