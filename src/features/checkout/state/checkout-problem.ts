import type { Cents } from '@/domain/money/cents';
import type { CheckoutPlace } from './checkout-places';

/** Problems of a section, in addition to those at its fields. */
export type SectionProblemKind =
  /** No response, or one without a known reason. */
  | 'not-saved'
  /** The order was to be placed before the section was complete. */
  | 'incomplete'
  /** The member has removed the address or card meanwhile. */
  | 'saved-address-gone'
  | 'saved-card-gone'
  | 'method-unavailable'
  | 'address-missing'
  | 'method-missing'
  | 'payment-missing'
  | 'card-expired'
  /** Results of the payment at the bank. */
  | 'declined'
  | 'in-review'
  | 'processor-failed'
  | 'too-many-tries';

/** Problems of the order itself. */
export type OrderProblemKind =
  | 'price-changed'
  /** The plan's prices could not be confirmed. */
  | 'insurance-failed'
  | 'order-changed'
  | 'stock-gone'
  | 'locked'
  | 'failed'
  /** The outcome was unclear, and the commerce API knows of no order so far. */
  | 'not-placed'
  /** The outcome is unclear, and the commerce API is unreachable. */
  | 'unclear';

/** A problem, shown where it happened until the next attempt there. */
export interface CheckoutProblem {
  place: CheckoutPlace;
  kind: SectionProblemKind | OrderProblemKind;
  /** The new total of a changed price. */
  total?: Cents | undefined;
  /** Time to wait after too many tries. */
  minutes?: number | undefined;
  /** Order item ids of lines that are sold out. */
  orderItemIds?: readonly string[];
  /** Found without an action of the shopper: takes no focus. */
  isUpdate?: true;
}
