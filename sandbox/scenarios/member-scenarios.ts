import { example, html, type NamedScenario, noNetwork } from './scenario';

/** What belongs to one shopper: the account and what is saved. */
export const memberScenarios: readonly NamedScenario[] = [
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
];
