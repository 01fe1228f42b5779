import type { State, Step } from './state';
import {
  demoOrder,
  forDemoOrders,
  inScenarios,
  LONG_TEXTS,
  type StateBase,
  statesOf,
} from './state-builders';

const account: StateBase = { page: 'account', path: '/{country}/account?langId={langId}' };
const signIn: readonly Step[] = [
  { fill: { 'Email address': 'ada.marsh@example.com', Password: 'Clear-View-1' } },
  'Sign in',
];
/** The key is that of the contract, since the sandbox's own is another each time. */
const twoStepKey: readonly Step[] = [
  'Change two-step verification',
  { fill: { 'Current password': 'Clear-View-1' } },
  { scenario: 'startSecondFactor:started' },
  'Continue',
];
const details: StateBase = { page: 'account-details', path: '/{locale}/account/details', shopper: 'member' };
const addresses: StateBase = {
  page: 'account-addresses',
  path: '/{locale}/account/addresses',
  shopper: 'member',
};
const cards: StateBase = {
  page: 'payment-methods',
  path: '/{locale}/account/payment-methods',
  shopper: 'member',
};
const prescriptions: StateBase = {
  page: 'account-prescriptions',
  path: '/{locale}/account/prescriptions',
  shopper: 'member',
};
const orders: StateBase = { page: 'orders', path: '/{locale}/account/orders', shopper: 'member' };
const tracking: StateBase = { page: 'track-order', path: '/{locale}/track-order' };
const track: readonly Step[] = [
  { fill: { 'Order number': '{orderId}', 'Email address': '{email}' } },
  'Track order',
];
const tracked: StateBase = { ...tracking, demoOrder: demoOrder('shipped'), steps: track };
const wishlist: StateBase = {
  page: 'wishlist',
  path: '/{country}/NonAjaxAccountWishListDisplayView?langId={langId}',
};

export const accountStates: readonly State[] = [
  ...statesOf(account, {
    'sign-in': ['normal', 'Signing in, or creating an account.', LONG_TEXTS],
    'sign-in-missing': ['failed', 'Nothing is typed.', { steps: ['Sign in'] }],
    'sign-in-code': [
      'normal',
      'The account needs a one-time code, too.',
      { steps: [{ scenario: 'logonAjax:secondFactorNeeded' }, ...signIn], ...LONG_TEXTS },
    ],
    create: ['normal', 'Creating an account.', { steps: ['Create an account'], ...LONG_TEXTS }],
    member: ['normal', 'The account of a member.', { shopper: 'member', ...LONG_TEXTS }],
    reset: [
      'dialog',
      'The password is reset.',
      { dialog: 'password-reset-dialog', steps: ['Forgot your password?'], ...LONG_TEXTS },
    ],
  }),
  ...statesOf(
    { page: 'my-account', path: '/{country}/myAccount?langId={langId}' },
    {
      normal: ['normal', 'The account of a new member.', { shopper: 'new member' }],
    },
  ),
  ...inScenarios(
    account,
    [
      'sign-in-wrong-credentials',
      'sign-in-password-expired',
      'sign-in-password-reset',
      'sign-in-exists-in-us',
      'sign-in-exists-in-canada',
      'sign-in-server-error',
      'sign-in-delayed',
    ],
    signIn,
  ),
  ...inScenarios({ ...account, shopper: 'member' }, ['account-unavailable']),
  ...inScenarios({ page: 'sign-out', path: '/{country}/Logoff?langId={langId}', shopper: 'member' }, [
    'sign-out-server-error',
  ]),
  ...statesOf(details, {
    normal: ['normal', 'Name, email, password and newsletter of a member.', LONG_TEXTS],
    close: [
      'dialog',
      'The account is closed.',
      { dialog: 'close-account-dialog', steps: ['Close my account'] },
    ],
    leave: [
      'dialog',
      'What was typed would be lost.',
      {
        dialog: 'leave-dialog',
        steps: ['Change name', { fill: { 'First name': 'Adelaide' } }, { press: 'Cart*', within: 'banner' }],
      },
    ],
    'two-step': [
      'normal',
      'Two-step verification is turned on: the password.',
      { steps: twoStepKey.slice(0, 1), ...LONG_TEXTS },
    ],
    'two-step-key': [
      'normal',
      'The key of two-step verification with its QR code.',
      { steps: twoStepKey, ...LONG_TEXTS },
    ],
    'two-step-code-wrong': [
      'failed',
      'The code of the app is not right.',
      {
        steps: [
          ...twoStepKey,
          { fill: { 'One-time code': '123456' } },
          { scenario: 'confirmSecondFactor:wrongCode' },
          'Turn on',
        ],
      },
    ],
    'two-step-recovery-codes': [
      'normal',
      'The recovery codes, shown once.',
      {
        steps: [
          ...twoStepKey,
          { fill: { 'One-time code': '123456' } },
          { scenario: 'confirmSecondFactor:turnedOn' },
          'Turn on',
        ],
        ...LONG_TEXTS,
      },
    ],
  }),
  ...inScenarios(
    { ...details, dialog: 'close-account-dialog' },
    ['account-closing-unavailable'],
    ['Close my account', { fill: { 'Current password': 'Clear-View-1' } }, 'Close my account for good'],
  ),
  ...statesOf(addresses, {
    normal: ['normal', 'The saved addresses.', LONG_TEXTS],
    empty: ['empty', 'No address is saved.', { shopper: 'new member' }],
    add: ['normal', 'A new address.', { steps: ['Add an address'], ...LONG_TEXTS }],
    remove: [
      'dialog',
      'An address is removed.',
      { dialog: 'remove-address-dialog', steps: ['Remove: {street}'] },
    ],
  }),
  ...inScenarios(
    { ...addresses, steps: ['Add an address'] },
    ['address-response-lost'],
    [
      {
        fill: {
          'First name': 'Ada',
          'Last name': 'Marsh',
          'Street and number': '12 Elm St',
          City: 'Mason',
          'ZIP code': '45040',
        },
      },
      { select: { State: 'OH' } },
      'Save the address',
    ],
  ),
  ...statesOf(cards, {
    normal: ['normal', 'The saved cards.', LONG_TEXTS],
    empty: ['empty', 'No card is saved.', { shopper: 'new member' }],
    add: ['dialog', 'A new card.', { dialog: 'add-card-dialog', steps: ['Add a card'], ...LONG_TEXTS }],
    remove: ['dialog', 'A card is removed.', { dialog: 'remove-card-dialog', steps: ['Remove {name}'] }],
  }),
  ...inScenarios(cards, ['payments-unavailable', 'payments-delayed']),
  ...inScenarios(cards, ['payment-change-rejected'], ['Make default: {name}']),
  ...inScenarios(
    { ...cards, dialog: 'add-card-dialog' },
    ['captcha-unavailable'],
    ['Add a card', { check: 'I am not a robot' }],
  ),
  ...statesOf(prescriptions, {
    normal: ['normal', 'The saved prescriptions.', LONG_TEXTS],
    empty: ['empty', 'No prescription is saved.', { shopper: 'new member' }],
    details: [
      'dialog',
      'The values of a prescription.',
      { dialog: 'prescription-details', steps: ['Details of {name}'] },
    ],
    add: ['normal', 'A new prescription.', { steps: ['Add a prescription'], ...LONG_TEXTS }],
    'date-picker': [
      'dialog',
      'A date is chosen in a calendar.',
      { dialog: 'date-picker-popup', steps: ['Add a prescription', 'Choose a date*'] },
    ],
  }),
  ...inScenarios(prescriptions, ['saved-prescriptions-unavailable', 'saved-prescriptions-delayed']),
  ...statesOf(orders, {
    normal: ['normal', 'The orders of a member.', LONG_TEXTS],
    empty: ['empty', 'Nothing was ordered yet.', { shopper: 'new member' }],
  }),
  ...inScenarios(orders, ['order-history-unavailable', 'order-history-delayed', 'order-history-empty']),
  ...statesOf(tracking, {
    normal: ['normal', 'The form of order tracking.', LONG_TEXTS],
    missing: ['failed', 'Nothing is typed.', { steps: ['Track order'] }],
    'not-found': [
      'failed',
      'There is no such order.',
      { steps: [{ fill: { 'Order number': '12345', 'Email address': 'ana@example.com' } }, 'Track order'] },
    ],
  }),
  ...forDemoOrders({ ...tracked }),
  ...statesOf(tracked, {
    'cancel-order': [
      'dialog',
      'An order is canceled.',
      { demoOrder: demoOrder('by-time'), dialog: 'cancel-dialog', steps: [...track, 'Cancel order'] },
    ],
    'return-items': [
      'dialog',
      'Items are returned.',
      {
        demoOrder: demoOrder('completed'),
        dialog: 'return-dialog',
        steps: [...track, 'Return items'],
        ...LONG_TEXTS,
      },
    ],
    'return-label': [
      'dialog',
      'The label of a return.',
      {
        demoOrder: demoOrder('completed'),
        dialog: 'return-label-dialog',
        steps: [...track, 'Return items', { checkbox: 0 }, { select: { Reason: 1 } }, 'Request return'],
      },
    ],
  }),
  ...inScenarios(
    { ...tracking, demoOrder: demoOrder('shipped') },
    [
      'tracking-unavailable',
      'tracking-server-error',
      'tracking-delayed',
      'tracking-products-unavailable',
      'delivery-dates-unavailable',
      'delivery-dates-delayed',
      'carrier-unavailable',
      'carrier-delayed',
    ],
    track,
  ),
  ...inScenarios(
    { ...tracked, demoOrder: demoOrder('by-time') },
    ['order-actions-unavailable', 'order-actions-delayed', 'cancel-response-lost', 'cancel-too-slow'],
    ['Cancel order', 'Cancel the order'],
  ),
  ...inScenarios(
    { ...tracked, demoOrder: demoOrder('contact-lenses-completed') },
    ['reorder-response-lost'],
    ['Reorder contact lenses'],
  ),
  ...inScenarios(
    { ...tracked, demoOrder: demoOrder('completed'), dialog: 'return-dialog' },
    ['return-response-lost'],
    ['Return items', { checkbox: 0 }, { select: { Reason: 1 } }, 'Request return'],
  ),
  ...statesOf(wishlist, {
    empty: ['empty', 'Nothing is saved.', { shopper: 'guest' }],
    normal: [
      'normal',
      'The saved frames.',
      {
        path: '/{locale}/2017230701520',
        shopper: 'member',
        steps: ['Save {name}', { press: 'Wishlist*', within: 'banner' }],
        ...LONG_TEXTS,
      },
    ],
  }),
  ...inScenarios({ ...wishlist, shopper: 'member' }, ['wishlist-unavailable']),
  ...statesOf(
    { page: 'social-login', path: '/{locale}/social-login?provider=google&code=x&state=y' },
    { normal: ['normal', 'A window that nothing has opened.'] },
  ),
  ...inScenarios(
    account,
    ['social-login-rejected', 'social-login-unavailable', 'social-login-delayed'],
    ['Continue with {name}', { inPopUp: 'Ana Diaz' }],
  ),
  ...inScenarios(
    account,
    ['social-login-account-exists'],
    ['Continue with {name}', { inPopUp: 'Ada Marsh' }],
  ),
];
