import { GO_OFFLINE, type State, type Step } from './state';
import { inScenarios, LONG_TEXTS, type StateBase, statesOf } from './state-builders';

const checkout: StateBase = {
  page: 'checkout',
  path: '/{locale}/checkout',
  cart: 'all-provided',
  checkout: 'address',
};
const ready: StateBase = { ...checkout, checkout: 'payment' };
const placeOrder: readonly Step[] = ['Place order · {0}'];
const confirmation: StateBase = {
  page: 'confirmation',
  path: '/{locale}/checkout/confirmation?orderId={orderId}',
  cart: 'all-provided',
  checkout: 'placed',
};
/** Rejections of the contract, which the checkout explains. */
const REJECTIONS = [
  'paymentDeclined',
  'paymentInReview',
  'processorFailed',
  'priceChanged',
  'orderChanged',
  'inventoryFailed',
  'orderAlreadyPlaced',
  'sessionExpired',
];

const step: StateBase = {
  page: 'prescription-step',
  path: '/{locale}/checkout/prescription',
  cart: 'frame-and-contacts',
};

export const checkoutStates: readonly State[] = [
  ...statesOf(checkout, {
    contact: ['normal', 'The email of a guest.', { shopper: 'guest', checkout: 'cart' }],
    address: ['normal', 'The address of a guest.', { ...LONG_TEXTS, steps: ['Change delivery address'] }],
    'address-errors': [
      'failed',
      'What is missing in the address.',
      {
        ...LONG_TEXTS,
        steps: ['Change delivery address', { fill: { 'First name': '', City: '' } }, 'Continue'],
      },
    ],
    method: ['normal', 'The delivery methods.', { steps: ['Change delivery method'], ...LONG_TEXTS }],
    payment: ['normal', 'The card.', { checkout: 'method', ...LONG_TEXTS }],
    'payment-errors': [
      'failed',
      'What is missing of the card.',
      { checkout: 'method', steps: ['Continue'], ...LONG_TEXTS },
    ],
    review: ['normal', 'Everything before the order is placed.', { checkout: 'payment', ...LONG_TEXTS }],
    member: ['normal', 'The addresses of a member.', { checkout: 'cart', shopper: 'member', ...LONG_TEXTS }],
    empty: ['empty', 'Nothing to order.', { cart: '', checkout: 'cart', shopper: 'guest' }],
    offline: ['offline', 'Says that there is no connection.', { steps: [GO_OFFLINE] }],
    'sign-in': [
      'dialog',
      'A session has ended; the shopper signs in again.',
      {
        checkout: 'payment',
        dialog: 'composed-sign-in',
        steps: [{ scenario: 'checkout:sessionExpired' }, ...placeOrder, { scenario: '' }, 'Sign in'],
      },
    ],
  }),
  ...REJECTIONS.map(
    (name): State => ({
      ...ready,
      id: `checkout/${name}`,
      kind: 'failed',
      shows: `The order is rejected: ${name}.`,
      steps: [{ scenario: `checkout:${name}` }, ...placeOrder],
    }),
  ),
  ...inScenarios(
    ready,
    ['checkout-delayed', 'checkout-unavailable', 'checkout-outcome-unknown', 'checkout-server-error'],
    placeOrder,
  ),
  ...inScenarios(
    checkout,
    ['shipping-methods-unavailable', 'shipping-methods-delayed'],
    ['Change delivery method'],
  ),
  ...inScenarios({ ...checkout, checkout: 'method' }, ['payments-unavailable']).map((state) => ({
    ...state,
    shopper: 'member' as const,
  })),
  ...inScenarios({ ...checkout, steps: ['Change delivery address'] }, ['shipping-unavailable'], ['Continue']),
  ...inScenarios(
    { ...checkout, checkout: 'method' },
    ['payment-unavailable'],
    [
      { fill: { 'Card number': '4111111111111111', 'Expiry date': '09/2031', 'Security code': '737' } },
      'Continue',
    ],
  ),
  ...statesOf(confirmation, {
    normal: ['normal', 'The order is placed.', LONG_TEXTS],
    print: ['normal', 'The receipt on paper.', { media: 'print', ...LONG_TEXTS, sizes: ['desktop'] }],
    'prescription-missing': [
      'normal',
      'One step is left: the prescription.',
      { cart: 'one-frame', ...LONG_TEXTS },
    ],
    unknown: [
      'failed',
      'An order of somebody else.',
      { checkout: 'cart', cart: '', path: '/{locale}/checkout/confirmation?orderId=90110001' },
    ],
  }),
  ...inScenarios(confirmation, ['order-unavailable']),
  ...statesOf(step, {
    normal: ['normal', 'The items that need a prescription.', LONG_TEXTS],
    'method-missing': ['failed', 'No way is chosen.', { steps: ['Save prescription'] }],
    upload: [
      'normal',
      'A file is chosen.',
      { cart: 'one-frame', steps: ['Upload your prescription*', { upload: 'picture' }] },
    ],
    'upload-wrong-type': [
      'failed',
      'A file of another kind.',
      { cart: 'one-frame', steps: ['Upload your prescription*', { upload: 'text' }] },
    ],
    picture: [
      'dialog',
      'The picture that was sent.',
      {
        cart: 'one-frame',
        dialog: 'picture-dialog',
        steps: ['Upload your prescription*', { upload: 'picture' }, 'View the picture*'],
      },
    ],
    'call-doctor': [
      'normal',
      'The doctor is called.',
      { cart: 'one-frame', steps: ['Call my doctor*'], ...LONG_TEXTS },
    ],
    doctor: [
      'dialog',
      'The search for a doctor.',
      {
        cart: 'one-frame',
        dialog: 'doctor-dialog',
        steps: ['Call my doctor*', 'Find your doctor'],
        ...LONG_TEXTS,
      },
    ],
    'doctor-added': [
      'dialog',
      'A doctor who is not in the list.',
      {
        cart: 'one-frame',
        dialog: 'doctor-dialog',
        steps: ['Call my doctor*', 'Find your doctor', 'Add your doctor'],
      },
    ],
    member: ['normal', 'A saved prescription can be used.', { shopper: 'member', cart: 'one-frame' }],
    'saved-prescriptions': [
      'normal',
      'The saved prescriptions of a member.',
      { shopper: 'member', cart: 'one-frame', steps: ['Use a saved prescription*'] },
    ],
    'all-provided': ['empty', 'All prescriptions are there.', { cart: 'all-provided' }],
  }),
  ...inScenarios(step, [
    'prescription-step-failed',
    'prescription-step-unavailable',
    'prescription-details-failed',
    'prescription-preview-failed',
  ]),
  ...inScenarios(
    { ...step, path: '/AjaxOrderItemDisplayView?langId={langId}', checkout: 'address' },
    ['prescription-step-delayed'],
    ['Checkout'],
  ),
  ...inScenarios(
    { ...step, cart: 'one-frame', steps: ['Call my doctor*', 'Find your doctor'], dialog: 'doctor-dialog' },
    ['doctor-search-delayed', 'doctor-search-failed'],
    [{ fill: { 'Name of the doctor': 'Smith' } }, { select: { State: 'OH' } }, 'Search'],
  ),
  ...inScenarios(
    { ...step, cart: 'one-frame' },
    ['upload-delayed', 'upload-unavailable'],
    ['Upload your prescription*', { upload: 'picture' }],
  ),
  ...inScenarios(
    { ...step, shopper: 'member', cart: 'one-frame' },
    ['prescription-submit-delayed', 'prescription-submit-unavailable'],
    [
      'Upload your prescription*',
      { upload: 'picture' },
      { check: 'I confirm that this information is valid' },
      'Save prescription',
    ],
  ),
  ...inScenarios({ ...step, shopper: 'member', cart: 'one-frame', steps: ['Use a saved prescription*'] }, [
    'saved-prescriptions-unavailable',
    'saved-prescriptions-delayed',
  ]),
];
