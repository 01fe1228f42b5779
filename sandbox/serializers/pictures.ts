/** Address of the front picture of a frame's colour, or of a contact lens's box, by its UPC (assets.yaml, getFrameImage). */
export function frontPicture(upc: string): string {
  return `/assets/frames/${upc}-front.svg`;
}
