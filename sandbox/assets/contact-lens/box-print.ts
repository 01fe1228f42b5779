import type { ContactLens } from '@sandbox/seed/models/contact-lens';
import type { Bounds } from '../geometry/point';
import { drawLettering } from '../lettering/draw-lettering';
import { lighter } from '../paint/color';
import type { BoxColors } from './carton';
import { motifCircle } from './lens-motif';

/** Distance of the print from the left edge and from the lens, in pixels. */
const INDENT = 40;
const GAP = 14;

/**
 * Draws the print on the front: brand and name above, number of lenses, base curve and diameter below. The same in every
 * language.
 */
export function drawBoxPrint(lens: ContactLens, { main, accent }: BoxColors, front: Bounds): string {
  const { left, top, bottom } = front;
  const x = left + INDENT;
  const { center, radius } = motifCircle(front);
  const maxWidth = center.x - radius - GAP - x;
  const at = (y: number, height: number, weight: number) => ({ x, y, height, weight, maxWidth });
  return [
    drawLettering(lens.brand, main, at(top + 36, 36, 0.17)),
    drawLettering(designName(lens), lighter(main, 0.2), at(top + 88, 19, 0.13)),
    drawLettering(String(lens.boxSize), '#fff', at(bottom - 70, 28, 0.14)),
    drawLettering(sizes(lens), lighter(accent, 0.3), at(bottom - 30, 11, 0.14)),
  ].join('');
}

/** Returns the lens's name without brand and box size, which are printed separately. */
function designName({ name, brand, boxSize }: ContactLens): string {
  return name.replace(`${brand} `, '').replace(` ${boxSize}`, '');
}

function sizes({ parameters: { baseCurve, diameter } }: ContactLens): string {
  return [
    ...baseCurve.slice(0, 1).map((curve) => `BC ${curve.toFixed(1)}`),
    ...diameter.slice(0, 1).map((width) => `DIA ${width.toFixed(1)}`),
  ].join('   ');
}
