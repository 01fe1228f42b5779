import { compact } from '../svg/compact-number';
import { path } from '../svg/element';
import { GLYPHS, type Glyph } from './glyphs';

export interface Lettering {
  /** Left end and top of the capitals, in pixels. */
  x: number;
  y: number;
  /** Height of the capitals, in pixels. */
  height: number;
  /** The letters are made smaller when they would be wider, in pixels. */
  maxWidth?: number;
  /** Thickness of the lines relative to the height of the capitals. */
  weight: number;
}

/** Height of the capitals on the glyphs' grid. */
const GRID_HEIGHT = 10;
/** Between two letters, on the grid. */
const SPACING = 2.6;

/**
 * Draws a text in capitals, as a stroked path. Printed text is drawn in this way since the fonts of an SVG image depend on the
 * device. Accents are dropped.
 * @throws RangeError for a character without a glyph
 */
export function drawLettering(text: string, color: string, { x, y, ...options }: Lettering): string {
  const glyphs = glyphsOf(text);
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width + SPACING, -SPACING);
  const limit = (options.maxWidth ?? Number.POSITIVE_INFINITY) / width;
  const scale = Math.min(options.height / GRID_HEIGHT, limit);
  const height = scale * GRID_HEIGHT;
  // A smaller text shares the baseline.
  const top = y + options.height - height;
  let left = x;
  const lines = glyphs.map((glyph) => {
    const data = placed(glyph.path, left, top, scale);
    left += (glyph.width + SPACING) * scale;
    return data;
  });
  return path(lines.join(''), {
    fill: 'none',
    stroke: color,
    'stroke-width': height * options.weight,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

function glyphsOf(text: string): Glyph[] {
  const capitals = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return [...capitals].map((character) => {
    const glyph = GLYPHS[character];
    if (!glyph) throw new RangeError(`No glyph for ${character}`);
    return glyph;
  });
}

function placed(data: string, left: number, top: number, scale: number): string {
  return data.replaceAll(
    /(?<![\d.])([\d.]+) ([\d.]+)/g,
    (_, x: string, y: string) => `${compact(left + Number(x) * scale)} ${compact(top + Number(y) * scale)}`,
  );
}
