import type { Cart } from '@generated/cart/model/cart';
import type { ReactNode } from 'react';
import type { RenderAddressFields } from '@/lib/address/slot-props';

/** Parts of other features in the checkout; filled by the route. */
export interface CheckoutSlots {
  /** Lines and totals of a cart or placed order. */
  renderOrder: (order: Cart) => ReactNode;
  renderAddressFields: RenderAddressFields;
}
