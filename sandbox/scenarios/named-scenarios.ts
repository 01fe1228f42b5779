import {
  commented,
  example,
  html,
  late,
  type NamedScenario,
  noNetwork,
  type ScenarioEffect,
} from './scenario';

/** States of the platform that have a name of their own. Failures are those of the specification's error catalogues. */
export const namedScenarios: NamedScenario[] = [
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
  {
    name: 'catalogue-out-of-reach',
    section: '003 §2.2',
    summary: 'Listings and searches get no answer',
    effects: { findProductsByCategory: noNetwork, findProductsByTerm: noNetwork },
  },
  {
    name: 'catalogue-late',
    section: '003 §2.2',
    summary: 'Listings and searches come after three seconds',
    effects: { findProductsByCategory: late(3000), findProductsByTerm: late(3000) },
  },
  {
    name: 'wishlist-out-of-reach',
    section: '000 §8',
    summary: "What is saved cannot be read: 'Error refreshing wishlist'",
    effects: { countSavedItems: noNetwork, listSavedItems: noNetwork },
  },
  {
    name: 'wishlist-refuses',
    section: '000 §8',
    summary: 'Nothing can be saved or removed; the reason comes in the words of the platform',
    effects: { addSavedItems: example('addingFailed'), removeSavedItem: example('removingFailed') },
  },
  {
    name: 'wishlist-without-words',
    section: '000 §8',
    summary: "Nothing can be saved or removed: 'Error adding saved item', 'Error removing saved item'",
    effects: { addSavedItems: noNetwork, removeSavedItem: noNetwork },
  },
  {
    name: 'wishlist-full',
    section: '000 §8',
    summary: 'The wishlist holds as much as it can',
    effects: { addSavedItems: example('listFull') },
  },
  {
    name: 'no-guest-identity',
    section: '000 §4, §8',
    summary: "Nobody can become a guest: 'Error while creating user'",
    effects: { createGuestIdentity: noNetwork },
  },
  {
    name: 'no-frame-takes-prescription',
    section: '003 §8',
    summary:
      "No frame takes the prescription: 'Sorry! The frame you've chosen isn't compatible with your prescription'",
    effects: { checkAvailableFrames: example('incompatible') },
  },
  {
    name: 'frames-cannot-be-checked',
    section: '003 §8',
    summary:
      'Which frames take a prescription cannot be found out; the shopper reads the same as when none does',
    effects: { checkAvailableFrames: noNetwork },
  },
  {
    name: 'newsletter-known-address',
    section: '000 §8',
    summary:
      'Every address is on the list: ERROR_Already_EmailSubscribed in the footer, success in the pop-up',
    effects: { subscribeEmail: example('alreadySubscribed') },
  },
  {
    name: 'newsletter-invalid-address',
    section: '000 §8',
    summary: 'No address is valid: ERROR_Subscribe_EmailEmpty in the footer',
    effects: { subscribeEmail: example('invalidEmail') },
  },
  {
    name: 'newsletter-out-of-order',
    section: '000 §8',
    summary:
      "ERROR_Email_SubscribedError in the footer, 'E-mail subscription error, try later' in the pop-up",
    effects: { subscribeEmail: example('otherStatus') },
  },
  {
    name: 'newsletter-out-of-reach',
    section: '000 §8',
    summary: 'The newsletter command gets no answer; read as newsletter-out-of-order',
    effects: { subscribeEmail: noNetwork },
  },
  {
    name: 'newsletter-late',
    section: '000 §4',
    summary: 'The newsletter command answers after three seconds',
    effects: { subscribeEmail: late(3000) },
  },
  {
    name: 'promo-offer-ended',
    section: '000 §4',
    summary: 'The code of the promotion pop-up is invalid; closing the pop-up disables it',
    effects: { getEspot: example('promoOfferEnded') },
  },
  {
    name: 'promo-offer-out-of-reach',
    section: '000 §8',
    summary: "The offer cannot be read: 'Error loading espot X_Promo_Offer'",
    effects: { getEspot: noNetwork },
  },
  {
    name: 'spots-empty',
    section: '000 §7',
    summary: 'No marketing spot is filled: the page closes up where they would stand',
    effects: everySpot(example('noContent')),
  },
  {
    name: 'spots-failed',
    section: '000 §8',
    summary: "No marketing spot can be read: 'Error loading espot {name}', and the page goes on",
    effects: everySpot(example('espotFailed')),
  },
  {
    name: 'spots-late',
    section: '000 §7',
    summary: 'Marketing spots come after three seconds, for which no page waits',
    effects: everySpot(late(3000)),
  },
  {
    name: 'spots-hostile',
    section: '000 §7',
    summary: 'Marketing spots for everybody hold scripts and handlers, of which nothing is left',
    effects: { getEspot: example('unsafeHtml'), getProductEspot: example('unsafeHtml') },
  },
  {
    name: 'contact-lens-menu-out-of-reach',
    section: '000 §8',
    summary: "The home page's contact-lens menu cannot be read: 'DDM Contacts error'",
    effects: { searchProductsByTerm: noNetwork },
  },
  {
    name: 'header-menus-out-of-reach',
    section: '000 §2, §8',
    summary:
      "The header's menus cannot be read and still lead to the listings; 'DDM Contacts error' for contact lenses",
    effects: { getCategoryTree: noNetwork, findProductsByCategory: noNetwork },
  },
  {
    name: 'header-menus-late',
    section: '000 §2',
    summary: "What the header's menus offer comes after three seconds",
    effects: { getCategoryTree: late(3000), findProductsByCategory: late(3000) },
  },
  {
    name: 'suggestions-out-of-reach',
    section: '000 §2',
    summary: 'The search field gets no suggestions, and searches all the same',
    effects: { suggestKeywords: noNetwork, suggestProducts: noNetwork },
  },
  {
    name: 'suggestions-late',
    section: '000 §2',
    summary: 'Suggestions of the search field come after three seconds',
    effects: { suggestKeywords: late(3000), suggestProducts: late(3000) },
  },
  {
    name: 'sign-in-wrong-credentials',
    section: '003 §8',
    summary: "Signing in: 'The email or password you entered is incorrect. …' (code 2030)",
    effects: { logonAjax: example('wrongCredentials') },
  },
  {
    name: 'sign-in-password-expired',
    section: '003 §8',
    summary: "Signing in: 'Your password has expired. …', with the way to a reset",
    effects: { logonAjax: example('passwordExpired') },
  },
  {
    name: 'sign-in-password-reset',
    section: '003 §8',
    summary: 'Signing in: a message that begins with PSW_RST opens the reset with the e-mail',
    effects: { logonAjax: example('passwordReset') },
  },
  {
    name: 'sign-in-exists-in-us',
    section: '003 §8',
    summary: "Signing in: the account is the US store's, which is offered",
    effects: { logonAjax: example('existsInUs') },
  },
  {
    name: 'sign-in-exists-in-canada',
    section: '003 §8',
    summary: "Signing in: the account is the Canadian store's, which is offered",
    effects: { logonAjax: example('existsInCanada') },
  },
  {
    name: 'sign-in-out-of-order',
    section: '003 §8',
    summary: "Signing in: 'An error occurred while logging into the account'",
    effects: { logonAjax: html },
  },
  {
    name: 'account-out-of-reach',
    section: '000 §2',
    summary: 'Who the shopper is cannot be read: the account page offers another try',
    effects: { getContextData: noNetwork },
  },
  {
    name: 'sign-out-out-of-order',
    section: '000 §2',
    summary: 'Signing out fails: the page says that the shopper is still signed in',
    effects: { logoff: example('systemError') },
  },
];

function everySpot(effect: ScenarioEffect): NamedScenario['effects'] {
  return {
    getEspot: effect,
    getProductEspot: effect,
    getCookieSensitiveEspot: effect,
    getCookieSensitiveProductEspot: effect,
    getCookieSensitiveCategoryEspot: effect,
  };
}
