/** The catalog asset store of both online stores. Products name it, not the store of the request. */
export const ASSET_STORE_ID = '10801';
/** Returns the URL of the front image of a frame color or of a contact lens box, by UPC (assets.yaml, getFrameImage). */
export function frontImageUrl(upc: string): string {
  return `/assets/frames/${upc}-front.svg`;
}
