import type { ContactLens } from '@sandbox/seed/models/contact-lens';
import { drawBlisters } from './contact-lens/blister';
import { drawBoxPrint } from './contact-lens/box-print';
import { boxColors, drawCarton } from './contact-lens/carton';
import { drawLensMotif } from './contact-lens/lens-motif';
import { svgDocument } from './svg/svg-document';

/**
 * Draws a box of contact lenses with two of its blister packs as a complete SVG document, 1200 by 800 pixels on a
 * transparent background. A brand always has the same colors. The motif shows the kind of lens, the dots the days of
 * wear, the size of the carton the number of lenses.
 */
export function drawContactLensBox(lens: ContactLens): string {
  const prefix = `c${lens.upc.replaceAll(/[^0-9A-Za-z]/g, '')}-`;
  return svgDocument((define) => {
    const scope = { id: (name: string) => prefix + name, define };
    const colors = boxColors(lens);
    const { picture, front } = drawCarton(lens, colors, scope);
    const motif = drawLensMotif(lens, colors, front, scope);
    return picture + motif + drawBoxPrint(lens, colors, front) + drawBlisters(colors, scope);
  });
}
