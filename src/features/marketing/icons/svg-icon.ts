/** One of the retailer's icons. */
export interface SvgIcon {
  viewBox: string;
  /** Cleaned SVG shapes. */
  shapes: string;
}
