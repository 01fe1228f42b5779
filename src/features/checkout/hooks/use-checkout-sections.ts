import type { Cart } from '@generated/cart/model/cart';
import {
  getCartPath,
  getPersonContactPath,
  getUsableShippingInfoPath,
  listPaymentsPath,
} from '@generated/operation-paths';
import { type Dispatch, useEffect, useReducer } from 'react';
import { revalidateQueries } from '@/lib/cache/revalidate-queries';
import { checkoutEmail } from '@/lib/checkout/checkout-email';
import { useStoreValue } from '@/lib/state/create-store';
import { type OrderView, toOrderView } from '../api/order-view';
import type { MemberContact } from '../api/saved-addresses';
import type { CheckoutPlace, SectionId } from '../state/checkout-places';
import type { CheckoutProblem } from '../state/checkout-problem';
import {
  type CompletedSections,
  currentPlace,
  initialSections,
  isComplete,
  reduceSections,
  type SectionEvent,
  type SectionState,
} from '../state/section-state';
import { usePlaceFocus } from './use-place-focus';

export interface CheckoutSections extends Pick<SectionState, 'editing' | 'problem'> {
  order: OrderView;
  /** Email of the order, else of this tab, else of the account. */
  email: string;
  /** The open section, or the review. */
  place: CheckoutPlace;
  isComplete: (section: SectionId) => boolean;
  dispatch: Dispatch<SectionEvent>;
}

/**
 * Tracks the completed sections, and the shopper's place.
 *
 * @param takesFocus focuses the open section when the sections appear.
 */
export function useCheckoutSections(
  cart: Cart,
  contact: MemberContact | undefined,
  takesFocus: boolean,
): CheckoutSections {
  const order = toOrderView(cart);
  const givenEmail = useStoreValue(checkoutEmail);
  const email = order.email || givenEmail || contact?.email || '';
  const completed: CompletedSections = {
    contact: email !== '',
    address: order.address !== undefined,
    method: order.method !== undefined,
    payment: order.payment !== undefined || order.isCovered,
  };
  const [state, dispatch] = useReducer(reduceSections, completed, () => {
    // The one that was given on the page before is seen after hydration.
    const hasEmail = completed.contact || checkoutEmail.read() !== undefined;
    return initialSections({ ...completed, contact: hasEmail }, takesFocus);
  });
  const place = currentPlace(state, completed);
  usePlaceFocus(state, place);
  useOutdatedQueries(state.problem);
  return {
    order,
    email,
    place,
    editing: state.editing,
    problem: state.problem,
    isComplete: (section) => isComplete(state, completed, section),
    dispatch,
  };
}

/** Queries that a problem shows to be out of date. */
const OUTDATED: Partial<Record<CheckoutProblem['kind'], readonly string[]>> = {
  'saved-address-gone': [getPersonContactPath],
  'saved-card-gone': [listPaymentsPath],
  'method-unavailable': [getUsableShippingInfoPath],
  'method-missing': [getCartPath, getUsableShippingInfoPath],
  'address-missing': [getCartPath],
  'payment-missing': [getCartPath],
  'price-changed': [getCartPath],
  'order-changed': [getCartPath],
  'stock-gone': [getCartPath],
  failed: [getCartPath],
  // The session may have ended.
  'not-saved': [getCartPath],
};

function useOutdatedQueries(problem: CheckoutProblem | undefined): void {
  useEffect(() => {
    if (problem) void revalidateQueries(OUTDATED[problem.kind] ?? []);
  }, [problem]);
}
