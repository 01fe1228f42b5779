import { CART_CASES } from '../control/cart-cases';
import { GO_OFFLINE, type State } from './state';
import { inScenarios, LONG_TEXTS, type StateBase, statesOf } from './state-builders';

const cart: StateBase = {
  page: 'cart',
  path: '/AjaxOrderItemDisplayView?storeId={storeId}&catalogId={catalogId}&langId={langId}',
  cart: 'one-frame',
};
/** By a link in the page, so that it shows its own waiting. */
const toCart: StateBase = { ...cart, path: '/{locale}' };

export const cartStates: readonly State[] = [
  ...CART_CASES.map(
    ({ name, title }): State => ({
      ...cart,
      id: `cart/${name}`,
      kind: 'normal',
      shows: `The cart with ${title}.`,
      cart: name,
      ...(name === 'frame-and-contacts' ? LONG_TEXTS : {}),
    }),
  ),
  ...statesOf(cart, {
    empty: ['empty', 'Nothing is in the cart.', { cart: '', shopper: 'guest', ...LONG_TEXTS }],
    offline: ['offline', 'Says that there is no connection.', { steps: [GO_OFFLINE] }],
    'large-text': ['normal', 'Text at 200 %.', { media: 'large text' }],
    'forced-colors': ['normal', 'The colors of the system.', { media: 'forced colors' }],
    removed: [
      'normal',
      'A line that was removed can be put back.',
      { cart: 'two-lens-types', steps: ['Remove {name}'], ...LONG_TEXTS },
    ],
    plans: ['normal', 'The protection plans of a pair.', { steps: ['Other plans for {name}'] }],
    'code-missing': ['normal', 'No code is typed.', { steps: ['Apply'] }],
    'code-unknown': [
      'failed',
      'A code that does not work.',
      { steps: [{ fill: { 'Promotion code': 'NOPE' } }, 'Apply'] },
    ],
    'code-ended': [
      'failed',
      'A code that has ended.',
      { steps: [{ fill: { 'Promotion code': 'SPRING26' } }, 'Apply'] },
    ],
    'code-applied': [
      'normal',
      'A code lowers the total.',
      { steps: [{ fill: { 'Promotion code': 'SEE10' } }, 'Apply'] },
    ],
    'edit-lenses': [
      'dialog',
      'The lenses of a line are edited.',
      { dialog: 'lens-panel', steps: ['Edit lenses of {name}'], ...LONG_TEXTS },
    ],
    'checkout-sign-in': [
      'dialog',
      'How to check out.',
      { dialog: 'checkout-sign-in', steps: ['Checkout'], ...LONG_TEXTS },
    ],
  }),
  ...inScenarios(
    { ...toCart, steps: [] },
    ['cart-delayed', 'cart-unavailable'],
    [{ press: 'Cart*', within: 'banner' }],
  ),
  ...inScenarios(cart, ['cart-no-response', 'cart-response-lost'], ['One {name} more']),
  ...inScenarios(cart, ['cart-line-without-lens-id', 'lens-service-error'], ['Edit lenses of {name}']).map(
    (state) => ({ ...state, id: `${state.id}-edit` }),
  ),
  ...statesOf(cart, {
    'edit-rejected': [
      'failed',
      'The lenses could not be changed; the choices stay.',
      {
        dialog: 'lens-panel',
        entries: ['000 §8: Cannot add lenses'],
        steps: ['Edit lenses of {name}', { scenario: 'updateItemLensData:outOfStock' }, 'Save lenses'],
      },
    ],
    'edit-without-lenses': [
      'failed',
      'The lenses that are offered have none of the line.',
      {
        scenario: 'getFrameLenses:completePairAtOnePrice',
        entries: ['000 §8: Missing lens data'],
        steps: ['Edit lenses of {name}'],
      },
    ],
  }),
  ...statesOf(
    {
      page: 'recalculation',
      path: '/OrderCalculate?langId={langId}&URL=AjaxOrderItemDisplayView',
      cart: 'one-frame',
    },
    { normal: ['normal', 'The cart after it was added up again.'] },
  ),
];
