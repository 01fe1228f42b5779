import { accountStates } from './account-states';
import { browsingStates } from './browsing-states';
import { cartStates } from './cart-states';
import { checkoutStates } from './checkout-states';
import { contentStates } from './content-states';
import { productStates } from './product-states';
import type { State } from './state';
import { storeStates } from './store-states';

/** Every state of the store that has a name. A test says which page, dialog or entry of an error catalog has none. */
export const states: readonly State[] = [
  ...browsingStates,
  ...contentStates,
  ...productStates,
  ...cartStates,
  ...checkoutStates,
  ...accountStates,
  ...storeStates,
];
