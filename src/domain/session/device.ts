/** Device type for tracking and wording: M below 414 px, T up to 1024 px, D above (000 §9). */
export type DeviceType = 'M' | 'T' | 'D';

/**
 * Layout: mobile 0 to 760 px, tablet 761 to 1024 px, desktop above (000 §9). Its limits differ from the device type.
 */
export type Breakpoint = 'mobile' | 'tablet' | 'desktop';

/** Widths in CSS pixels. */
export const DEVICE_WIDTHS = { mobileBelow: 414, tabletUpTo: 1024 } as const;
export const BREAKPOINTS = { mobileUpTo: 760, tabletUpTo: 1024 } as const;

/** Up to this width benefits are called "allowance", above it "benefits" (002 §8, 003 §9). */
const ALLOWANCE_MAX_WIDTH = 480;

/** Returns the device type of a viewport width in CSS pixels. */
export function deviceType(width: number): DeviceType {
  if (width < DEVICE_WIDTHS.mobileBelow) return 'M';
  return width <= DEVICE_WIDTHS.tabletUpTo ? 'T' : 'D';
}

/**
 * Returns the layout for a viewport width in CSS pixels. Zoomed pages have fractional widths: between 760 and 761 is a tablet,
 * as in the media query `(width > 760px)`.
 */
export function breakpoint(width: number): Breakpoint {
  if (width <= BREAKPOINTS.mobileUpTo) return 'mobile';
  return width <= BREAKPOINTS.tabletUpTo ? 'tablet' : 'desktop';
}

/** Returns the wording of benefits for a viewport width in CSS pixels. */
export function benefitCopyVariant(width: number): 'benefits' | 'allowance' {
  return width > ALLOWANCE_MAX_WIDTH ? 'benefits' : 'allowance';
}
