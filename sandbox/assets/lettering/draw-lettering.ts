import { compact } from '../svg/compact-number';
import { path } from '../svg/element';

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

/** A letter as center lines on a grid: capitals are 10 high, y down, `path` with absolute M, L and Q. */
interface Glyph {
  width: number;
  path: string;
}

const glyph = (width: number, path: string): Glyph => ({ width, path });

/** Capitals and digits. */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: glyph(8, 'M0 10L4 0L8 10M1.4 6.6L6.6 6.6'),
  B: glyph(7, 'M0 0L0 10L4 10Q7 10 7 7.4Q7 4.8 4 4.8L0 4.8M0 0L3.6 0Q6.2 0 6.2 2.4Q6.2 4.8 3.6 4.8'),
  C: glyph(7.5, 'M7.5 2Q6.4 0 4.2 0Q0 0 0 5Q0 10 4.2 10Q6.4 10 7.5 8'),
  D: glyph(7.5, 'M0 0L0 10L3 10Q7.5 10 7.5 5Q7.5 0 3 0L0 0'),
  E: glyph(6, 'M6 0L0 0L0 10L6 10M0 5L5 5'),
  F: glyph(6, 'M6 0L0 0L0 10M0 5L5 5'),
  G: glyph(8, 'M7.6 2Q6.5 0 4.2 0Q0 0 0 5Q0 10 4.2 10Q7.6 10 7.8 5.4L4.6 5.4'),
  H: glyph(7.5, 'M0 0L0 10M7.5 0L7.5 10M0 5L7.5 5'),
  I: glyph(0, 'M0 0L0 10'),
  J: glyph(5, 'M5 0L5 7Q5 10 2.4 10Q.6 10 0 8.4'),
  K: glyph(7, 'M0 0L0 10M6.6 0L0 6M2.4 4L7 10'),
  L: glyph(5.5, 'M0 0L0 10L5.5 10'),
  M: glyph(9, 'M0 10L0 0L4.5 6.5L9 0L9 10'),
  N: glyph(7.5, 'M0 10L0 0L7.5 10L7.5 0'),
  O: glyph(8.5, 'M4.25 0Q0 0 0 5Q0 10 4.25 10Q8.5 10 8.5 5Q8.5 0 4.25 0'),
  P: glyph(6.5, 'M0 10L0 0L3.6 0Q6.5 0 6.5 2.8Q6.5 5.6 3.6 5.6L0 5.6'),
  Q: glyph(8.5, 'M4.25 0Q0 0 0 5Q0 10 4.25 10Q8.5 10 8.5 5Q8.5 0 4.25 0M5.4 7.4L8.4 10.4'),
  R: glyph(6.8, 'M0 10L0 0L3.6 0Q6.5 0 6.5 2.8Q6.5 5.6 3.6 5.6L0 5.6M3.2 5.6L6.8 10'),
  S: glyph(6.5, 'M6.3 1.8Q5.4 0 3.3 0Q.4 0 .4 2.5Q.4 4.4 3.3 4.9Q6.5 5.4 6.5 7.5Q6.5 10 3.3 10Q.9 10 0 8.1'),
  T: glyph(7.5, 'M0 0L7.5 0M3.75 0L3.75 10'),
  U: glyph(7.5, 'M0 0L0 6Q0 10 3.75 10Q7.5 10 7.5 6L7.5 0'),
  V: glyph(8, 'M0 0L4 10L8 0'),
  W: glyph(11, 'M0 0L2.75 10L5.5 1.5L8.25 10L11 0'),
  X: glyph(7.5, 'M0 0L7.5 10M7.5 0L0 10'),
  Y: glyph(7.5, 'M0 0L3.75 5.2L7.5 0M3.75 5.2L3.75 10'),
  Z: glyph(7, 'M0 0L7 0L0 10L7 10'),
  0: glyph(6.5, 'M3.25 0Q0 0 0 5Q0 10 3.25 10Q6.5 10 6.5 5Q6.5 0 3.25 0'),
  1: glyph(3, 'M0 2.2L3 0L3 10'),
  2: glyph(6, 'M.2 2.6Q.6 0 3 0Q5.8 0 5.8 2.7Q5.8 4.4 4 6.2L0 10L6 10'),
  3: glyph(6, 'M.4 1.7Q1.2 0 3 0Q5.7 0 5.7 2.5Q5.7 4.7 2.6 4.7Q6 4.7 6 7.3Q6 10 3 10Q.8 10 0 8'),
  4: glyph(6.8, 'M5 10L5 0L0 7.2L6.8 7.2'),
  5: glyph(6, 'M5.5 0L1 0L.5 4.6Q1.5 3.8 3 3.8Q6 3.8 6 6.8Q6 10 2.9 10Q.8 10 0 8.2'),
  6: glyph(6.2, 'M5.4 .9Q4.6 0 3.3 0Q0 0 0 6Q0 10 3.2 10Q6.2 10 6.2 6.9Q6.2 4 3.2 4Q.4 4 0 6.6'),
  7: glyph(6, 'M0 0L6 0L2 10'),
  8: glyph(
    6.2,
    'M3.1 4.7Q.5 4.7 .5 2.3Q.5 0 3.1 0Q5.7 0 5.7 2.3Q5.7 4.7 3.1 4.7Q0 4.7 0 7.3Q0 10 3.1 10Q6.2 10 6.2 7.3Q6.2 4.7 3.1 4.7',
  ),
  9: glyph(6.2, 'M.8 9.1Q1.6 10 2.9 10Q6.2 10 6.2 4Q6.2 0 3 0Q0 0 0 3.1Q0 6 3 6Q5.8 6 6.2 3.4'),
  '-': glyph(3.6, 'M0 5.4L3.6 5.4'),
  '.': glyph(0, 'M0 9.9L0 10'),
  ' ': glyph(2.5, ''),
};
