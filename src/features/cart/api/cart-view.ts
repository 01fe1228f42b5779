import type { Cents } from '@/domain/money/cents';

/** An add-on of a frame: its lens or protection plan. */
export interface CartExtra {
  orderItemId: string;
  kind: 'LENS' | 'WARRANTY';
  name: string;
  /** For the whole quantity. */
  price: Cents;
}

/** A line item of the cart with its extras. */
export interface LineItem {
  orderItemId: string;
  kind: 'frame' | 'contact-lens';
  upc: string;
  name: string;
  brand: string;
  color: string;
  image: string | undefined;
  quantity: number;
  unitPrice: Cents;
  extras: CartExtra[];
  /** Whole quantity with extras, before adjustments. */
  total: Cents;
  eye: 'left' | 'right' | undefined;
  soldOut: boolean;
}

export interface CartDiscount {
  id: string;
  description: string;
  /** Positive. */
  amount: Cents;
}

export interface CartView {
  orderId: string;
  locked: boolean;
  lineItems: LineItem[];
  promotionCodes: string[];
  discounts: CartDiscount[];
  /** The server's totals. */
  totals: { products: Cents; shipping: Cents; tax: Cents; grandTotal: Cents };
}
