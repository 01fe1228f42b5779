/** A frame SKU in the wishlist (000 §3, Wishlist). */
export interface SavedProduct {
  /** Catentry id of the SKU. */
  id: string;
  kind: 'eyeglasses' | 'sunglasses';
}
