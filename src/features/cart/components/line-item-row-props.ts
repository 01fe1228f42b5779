import type { LensStep } from '@/domain/lens/lens-step';
import type { LineItem } from '../api/cart-view';
import type { PlanChange } from '../api/update-lens';
import type { ChangeFailure } from '../api/use-cart-change';

export interface LineItemRowProps {
  lineItem: LineItem;
  /** Unique name for the accessible names of its buttons. */
  name: string;
  /** The cart is locked. */
  disabled: boolean;
  /** A change is pending. Unlike `disabled`, controls keep keyboard focus. */
  busy: boolean;
  /** Reason why its quantity was not changed. */
  failure: ChangeFailure | undefined;
  /** The lens panel of this line is loading. */
  isLoadingLenses: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Opens the lens panel. */
  onLenses: (step?: LensStep) => void;
  onPlan: (plan: PlanChange) => Promise<unknown>;
}
