import type { FrameColor, FrameModel } from '@sandbox/seed/models/frame';
import { type DrawingType, SHOT_TYPES, TRY_ON_DRAWING } from './shot-types';
import { drawCase } from './shots/case';
import { shotPoses } from './shots/poses';
import { drawTableShot } from './shots/table-shot';
import { drawTryOnFront } from './shots/try-on-front';
import { drawWornShot } from './shots/worn-shot';
import { svgDocument } from './svg/svg-document';

/**
 * Draws a frame in one color as a complete SVG document, 1200 by 800 pixels on a transparent background. Deterministic.
 * Ids are unique per UPC and shot, so that several drawings can be on one page.
 */
export function drawFrame(model: FrameModel, color: FrameColor, shot: DrawingType): string {
  const index = shot === TRY_ON_DRAWING ? SHOT_TYPES.length : SHOT_TYPES.indexOf(shot);
  const prefix = `${idPrefix(color.upc)}-${index}`;
  return svgDocument((define) => {
    const scope = { id: (name: string) => prefix + name, define };
    if (shot === TRY_ON_DRAWING) return drawTryOnFront(model, color, scope);
    const pose = shotPoses[shot];
    if (shot === 'worn') return drawWornShot(model, color, pose, scope);
    const background = shot === 'case' ? drawCase(model, scope) : '';
    return background + drawTableShot(model, color, pose, scope);
  });
}

/** Returns a short id prefix for the UPC: digits in base 36, since ids make up much of a drawing. */
function idPrefix(upc: string): string {
  return /^[1-9]\d{0,14}$/.test(upc)
    ? `f${Number(upc).toString(36)}`
    : `f_${upc.replaceAll(/[^0-9A-Za-z]/g, '')}`;
}
