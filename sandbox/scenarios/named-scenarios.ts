import { commented, example, html, late, noNetwork, type Scenario, type ScenarioEffect } from './scenario';

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
    summary: 'The cart cannot be read; one that is shown says so once it has been changed',
    effects: { getCart: noNetwork },
  },
  {
    name: 'cart-without-answers',
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
  {
    name: 'wishlist-out-of-reach',
    summary: "What is saved cannot be read: 'Error refreshing wishlist'",
    effects: { countSavedItems: noNetwork, listSavedItems: noNetwork },
  },
  {
    name: 'wishlist-refuses',
    summary: 'Nothing can be saved or removed; the reason comes in the words of the platform',
    effects: { addSavedItems: example('addingFailed'), removeSavedItem: example('removingFailed') },
  },
  {
    name: 'wishlist-without-words',
    summary: "Nothing can be saved or removed: 'Error adding saved item', 'Error removing saved item'",
    effects: { addSavedItems: noNetwork, removeSavedItem: noNetwork },
  },
  {
    name: 'wishlist-full',
    summary: 'The wishlist holds as much as it can',
    effects: { addSavedItems: example('listFull') },
  },
  {
    name: 'no-guest-identity',
    summary: "Nobody can become a guest: 'Error while creating user'",
    effects: { createGuestIdentity: noNetwork },
  },
  {
    name: 'no-frame-takes-prescription',
    summary:
      "No frame takes the prescription: 'Sorry! The frame you've chosen isn't compatible with your prescription'",
    effects: { checkAvailableFrames: example('incompatible') },
  },
  {
    name: 'frames-cannot-be-checked',
    summary:
      'Which frames take a prescription cannot be found out; the shopper reads the same as when none does',
    effects: { checkAvailableFrames: noNetwork },
  },
  {
    name: 'newsletter-known-address',
    summary:
      'Every address is on the list: ERROR_Already_EmailSubscribed in the footer, success in the pop-up',
    effects: { subscribeEmail: example('alreadySubscribed') },
  },
  {
    name: 'newsletter-invalid-address',
    summary: 'No address is valid: ERROR_Subscribe_EmailEmpty in the footer',
    effects: { subscribeEmail: example('invalidEmail') },
  },
  {
    name: 'newsletter-out-of-order',
    summary:
      "ERROR_Email_SubscribedError in the footer, 'E-mail subscription error, try later' in the pop-up",
    effects: { subscribeEmail: example('otherStatus') },
  },
  {
    name: 'newsletter-out-of-reach',
    summary: 'The newsletter command gets no answer; read as newsletter-out-of-order',
    effects: { subscribeEmail: noNetwork },
  },
  {
    name: 'newsletter-late',
    summary: 'The newsletter command answers after three seconds',
    effects: { subscribeEmail: late(3000) },
  },
  {
    name: 'promo-offer-ended',
    summary: 'The code of the promotion pop-up is invalid; closing the pop-up disables it',
    effects: { getEspot: example('promoOfferEnded') },
  },
  {
    name: 'promo-offer-out-of-reach',
    summary: "The offer cannot be read: 'Error loading espot X_Promo_Offer'",
    effects: { getEspot: noNetwork },
  },
  {
    name: 'spots-empty',
    summary: 'No marketing spot is filled: the page closes up where they would stand',
    effects: everySpot(example('noContent')),
  },
  {
    name: 'spots-failed',
    summary: "No marketing spot can be read: 'Error loading espot {name}', and the page goes on",
    effects: everySpot(example('espotFailed')),
  },
  {
    name: 'spots-late',
    summary: 'Marketing spots come after three seconds, for which no page waits',
    effects: everySpot(late(3000)),
  },
  {
    name: 'spots-hostile',
    summary: 'Marketing spots for everybody hold scripts and handlers, of which nothing is left',
    effects: { getEspot: example('unsafeHtml'), getProductEspot: example('unsafeHtml') },
  },
  {
    name: 'contact-lens-menu-out-of-reach',
    summary: "The home page's contact-lens menu cannot be read: 'DDM Contacts error'",
    effects: { searchProductsByTerm: noNetwork },
  },
  {
    name: 'header-menus-out-of-reach',
    summary:
      "The header's menus cannot be read and still lead to the listings; 'DDM Contacts error' for contact lenses",
    effects: { getCategoryTree: noNetwork, findProductsByCategory: noNetwork },
  },
  {
    name: 'header-menus-late',
    summary: "What the header's menus offer comes after three seconds",
    effects: { getCategoryTree: late(3000), findProductsByCategory: late(3000) },
  },
  {
    name: 'suggestions-out-of-reach',
    summary: 'The search field gets no suggestions, and searches all the same',
    effects: { suggestKeywords: noNetwork, suggestProducts: noNetwork },
  },
  {
    name: 'suggestions-late',
    summary: 'Suggestions of the search field come after three seconds',
    effects: { suggestKeywords: late(3000), suggestProducts: late(3000) },
  },
  {
    name: 'sign-in-wrong-credentials',
    summary: "Signing in: 'The email or password you entered is incorrect. …' (code 2030)",
    effects: { logonAjax: example('wrongCredentials') },
  },
  {
    name: 'sign-in-password-expired',
    summary: "Signing in: 'Your password has expired. …', with the way to a reset",
    effects: { logonAjax: example('passwordExpired') },
  },
  {
    name: 'sign-in-password-reset',
    summary: 'Signing in: a message that begins with PSW_RST opens the reset with the e-mail',
    effects: { logonAjax: example('passwordReset') },
  },
  {
    name: 'sign-in-exists-in-us',
    summary: "Signing in: the account is the US store's, which is offered",
    effects: { logonAjax: example('existsInUs') },
  },
  {
    name: 'sign-in-exists-in-canada',
    summary: "Signing in: the account is the Canadian store's, which is offered",
    effects: { logonAjax: example('existsInCanada') },
  },
  {
    name: 'sign-in-out-of-order',
    summary: "Signing in: 'An error occurred while logging into the account'",
    effects: { logonAjax: html },
  },
  {
    name: 'account-out-of-reach',
    summary: 'Who the shopper is cannot be read: the account page offers another try',
    effects: { getContextData: noNetwork },
  },
  {
    name: 'sign-out-out-of-order',
    summary: 'Signing out fails: the page says that the shopper is still signed in',
    effects: { logoff: example('systemError') },
  },
];

function everySpot(effect: ScenarioEffect): Scenario['effects'] {
  return {
    getEspot: effect,
    getProductEspot: effect,
    getCookieSensitiveEspot: effect,
    getCookieSensitiveProductEspot: effect,
    getCookieSensitiveCategoryEspot: effect,
  };
}
