import type { Cart } from '@generated/cart/model/cart';
import type { ReactNode } from 'react';

/** Renders vision insurance in the order summary. */
export type RenderInsurance = (cart: Cart) => ReactNode;
