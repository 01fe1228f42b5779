/** The numbers at the header's links to cart and favourites. */
export interface ShopperCounts {
  inCart: number;
  saved: number;
}
