import type { ContactLens } from '@sandbox/seed/models/contact-lens';
import { drawBlisters } from './contact-lens/blister';
import { boxColours, drawCarton } from './contact-lens/carton';
import { drawLensMotif } from './contact-lens/lens-motif';
import { svgDocument } from './svg/svg-document';

/**
 * Draws a box of contact lenses with two of its blister packs as a complete SVG document, 1200 by 800 pixels on a
 * transparent ground: no brand mark and no words. A brand keeps its colours; the kind of lens shows in the picture on
 * the front, the wear in the number of dots, the number of lenses in the size of the carton.
 */
export function drawContactLensBox(lens: ContactLens): string {
  const prefix = `c${lens.upc.replaceAll(/[^0-9A-Za-z]/g, '')}-`;
  return svgDocument((define) => {
    const naming = { id: (name: string) => prefix + name, define };
    const colours = boxColours(lens);
    const { picture, front } = drawCarton(lens, colours, naming);
    return picture + drawLensMotif(lens, colours, front, naming) + drawBlisters(colours, naming);
  });
}
