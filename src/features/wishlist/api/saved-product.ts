/** A colour of a frame as the wishlist takes it (000 §3, Wishlist). */
export interface SavedProduct {
  /** Catalogue entry id of the SKU. */
  id: string;
  kind: 'eyeglasses' | 'sunglasses';
}
