/**
 * Places of the purchase section that are held for lenses chosen before (attribute `data-held-lens`): their details with the
 * price, and the buttons. These heights are for a page that has not shown the lenses at this width yet: as high as with the
 * insurance toggle, a lens whose name takes two lines, a plan and a saving; higher on phones.
 */
export const HELD_LENS_STYLES = [
  '[data-held-lens="details"]{min-height:33.25rem}',
  '[data-held-lens="details"] output+p{min-height:2.75rem}',
  '[data-held-lens="buttons"]{min-height:7.75rem}',
  '@media(width<40rem){[data-held-lens="details"]{min-height:34rem}}',
].join('');

/** Heights in CSS pixels: of the details, and of the installments in them. */
export type LensPlace = readonly [details: number, installments: number];
