import { example, html, noNetwork, responseLost, type ScenarioTable } from './scenario';

/** Scenarios of the account and the wishlist. */
export const accountScenarios: ScenarioTable = {
  'sign-in-wrong-credentials': [
    '003 §8',
    "Signing in: 'The email or password you entered is incorrect. …' (code 2030)",
    { logonAjax: example('wrongCredentials') },
  ],
  'sign-in-password-expired': [
    '003 §8',
    "Signing in: 'Your password has expired. …', with a link to the reset",
    { logonAjax: example('passwordExpired') },
  ],
  'sign-in-password-reset': [
    '003 §8',
    'Signing in: a message that begins with PSW_RST opens the reset with the email',
    { logonAjax: example('passwordReset') },
  ],
  'sign-in-exists-in-us': [
    '003 §8',
    'Signing in: the account belongs to the US store, which is offered',
    { logonAjax: example('existsInUs') },
  ],
  'sign-in-exists-in-canada': [
    '003 §8',
    'Signing in: the account belongs to the Canadian store, which is offered',
    { logonAjax: example('existsInCanada') },
  ],
  'sign-in-server-error': [
    '003 §8',
    "Signing in: 'An error occurred while logging into the account'",
    { logonAjax: html },
  ],
  'account-unavailable': [
    '000 §2',
    'The session cannot be loaded: the account page offers a retry',
    { getContextData: noNetwork },
  ],
  'account-closing-unavailable': [
    '000 §2',
    'The account cannot be closed: nothing is lost, and it can be tried again',
    { closeAccount: noNetwork },
  ],
  'address-response-lost': [
    '003 §2.1',
    'An address is saved and the response is lost: saving it again leaves one address',
    { addPersonContact: responseLost },
  ],
  'sign-out-server-error': [
    '000 §2',
    'Signing out fails: the page says so',
    { logoff: example('systemError') },
  ],
  'wishlist-unavailable': [
    '000 §8',
    "The wishlist cannot be loaded: 'Error refreshing wishlist'",
    { countSavedItems: noNetwork, listSavedItems: noNetwork },
  ],
  'wishlist-rejected': [
    '000 §8',
    "Nothing can be saved or removed, with the commerce API's message",
    { addSavedItems: example('addingFailed'), removeSavedItem: example('removingFailed') },
  ],
  'wishlist-no-response': [
    '000 §8',
    "Nothing can be saved or removed, without a response: 'Error adding saved item', 'Error removing saved item'",
    { addSavedItems: noNetwork, removeSavedItem: noNetwork },
  ],
  'wishlist-full': ['000 §8', 'The wishlist is full', { addSavedItems: example('listFull') }],
};
