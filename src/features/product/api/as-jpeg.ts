/**
 * Returns a picture of the catalog as JPEG (assets.yaml, getFrameImage): most networks show no SVG in the preview of a link.
 */
export function asJpeg(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}format=jpeg`;
}
