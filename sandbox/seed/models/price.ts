export type Currency = 'USD' | 'CAD';

/** List and selling price in cents; `offer` equals `list` where there is no reduction. */
export interface PriceCents {
  list: number;
  offer: number;
}
