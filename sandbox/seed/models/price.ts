export type Currency = 'USD' | 'CAD';

/** List and offer price in cents; `offer` equals `list` without a reduction. */
export interface PriceCents {
  list: number;
  offer: number;
}
