/** One of the retailer's icons. */
export interface SvgIcon {
  viewBox: string;
  /** Sanitized SVG shapes. */
  shapes: string;
}
