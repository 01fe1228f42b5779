/** Counts on the header's cart and favorites links. */
export interface ShopperCounts {
  inCart: number;
  saved: number;
}
