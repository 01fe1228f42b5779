/**
 * Spaces of the purchase section that are reserved for lenses chosen before (attribute `data-lens-placeholder`): their details with the
 * price, and the buttons. These heights are for a page that has not shown the lenses at this width yet: as high as with the
 * insurance toggle, a lens whose name takes two lines, a plan and a saving; higher on phones.
 */
export const LENS_PLACEHOLDER_STYLES = [
  '[data-lens-placeholder="details"]{min-height:33.25rem}',
  '[data-lens-placeholder="details"] output+p{min-height:2.75rem}',
  '[data-lens-placeholder="buttons"]{min-height:7.75rem}',
  '@media(width<40rem){[data-lens-placeholder="details"]{min-height:34rem}}',
].join('');

/** Heights in CSS pixels: of the details, and of the installments in them. */
export type LensHeights = readonly [details: number, installments: number];
