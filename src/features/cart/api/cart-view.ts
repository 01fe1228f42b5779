import type { Cents } from '@/domain/money/cents';

/** What a frame carries: its lens or its protection plan. */
export interface CartExtra {
  orderItemId: string;
  kind: 'LENS' | 'WARRANTY';
  name: string;
  /** Of the whole line, in cents. */
  price: Cents;
}

/** One thing in the cart with everything that belongs to it. */
export interface CartEntry {
  orderItemId: string;
  kind: 'frame' | 'contact-lens';
  upc: string;
  name: string;
  brand: string;
  colour: string;
  image: string | undefined;
  quantity: number;
  /** Of one piece, in cents. */
  unitPrice: Cents;
  extras: CartExtra[];
  /** Of all pieces with their extras, before adjustments, in cents. */
  total: Cents;
  eye: 'left' | 'right' | undefined;
  soldOut: boolean;
}

export interface CartDiscount {
  id: string;
  description: string;
  /** Positive, in cents. */
  amount: Cents;
}

export interface CartView {
  orderId: string;
  locked: boolean;
  entries: CartEntry[];
  promotionCodes: string[];
  discounts: CartDiscount[];
  /** The server's sums, in cents. */
  totals: { products: Cents; shipping: Cents; tax: Cents; grand: Cents };
}
