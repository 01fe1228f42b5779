/** Counts on the header's cart and wishlist links. */
export interface ShopperCounts {
  inCart: number;
  saved: number;
}
