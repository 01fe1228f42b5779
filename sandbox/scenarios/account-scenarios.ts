import { example, html, type NamedScenario, noNetwork, responseLost } from './scenario';

/** Scenarios of the account and the wishlist. */
export const accountScenarios: readonly NamedScenario[] = [
  {
    name: 'sign-in-wrong-credentials',
    section: '003 §8',
    summary: "Signing in: 'The email or password you entered is incorrect. …' (code 2030)",
    effects: { logonAjax: example('wrongCredentials') },
  },
  {
    name: 'sign-in-password-expired',
    section: '003 §8',
    summary: "Signing in: 'Your password has expired. …', with a link to the reset",
    effects: { logonAjax: example('passwordExpired') },
  },
  {
    name: 'sign-in-password-reset',
    section: '003 §8',
    summary: 'Signing in: a message that begins with PSW_RST opens the reset with the email',
    effects: { logonAjax: example('passwordReset') },
  },
  {
    name: 'sign-in-exists-in-us',
    section: '003 §8',
    summary: 'Signing in: the account belongs to the US store, which is offered',
    effects: { logonAjax: example('existsInUs') },
  },
  {
    name: 'sign-in-exists-in-canada',
    section: '003 §8',
    summary: 'Signing in: the account belongs to the Canadian store, which is offered',
    effects: { logonAjax: example('existsInCanada') },
  },
  {
    name: 'sign-in-server-error',
    section: '003 §8',
    summary: "Signing in: 'An error occurred while logging into the account'",
    effects: { logonAjax: html },
  },
  {
    name: 'account-unavailable',
    section: '000 §2',
    summary: 'The session cannot be loaded: the account page offers a retry',
    effects: { getContextData: noNetwork },
  },
  {
    name: 'account-closing-unavailable',
    section: '000 §2',
    summary: 'The account cannot be closed: nothing is lost, and it can be tried again',
    effects: { closeAccount: noNetwork },
  },
  {
    name: 'address-response-lost',
    section: '003 §2.1',
    summary: 'An address is saved and the response is lost: saving it again leaves one address',
    effects: { addPersonContact: responseLost },
  },
  {
    name: 'sign-out-server-error',
    section: '000 §2',
    summary: 'Signing out fails: the page says so',
    effects: { logoff: example('systemError') },
  },
  {
    name: 'wishlist-unavailable',
    section: '000 §8',
    summary: "The wishlist cannot be loaded: 'Error refreshing wishlist'",
    effects: { countSavedItems: noNetwork, listSavedItems: noNetwork },
  },
  {
    name: 'wishlist-rejected',
    section: '000 §8',
    summary: "Nothing can be saved or removed, with the commerce API's message",
    effects: { addSavedItems: example('addingFailed'), removeSavedItem: example('removingFailed') },
  },
  {
    name: 'wishlist-no-response',
    section: '000 §8',
    summary:
      "Nothing can be saved or removed, without a response: 'Error adding saved item', 'Error removing saved item'",
    effects: { addSavedItems: noNetwork, removeSavedItem: noNetwork },
  },
  {
    name: 'wishlist-full',
    section: '000 §8',
    summary: 'The wishlist is full',
    effects: { addSavedItems: example('listFull') },
  },
];
