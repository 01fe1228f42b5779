import { describe, expect, it } from 'vitest';
import { drawLettering, type Lettering } from './draw-lettering';

const place: Lettering = { x: 0, y: 0, height: 10, weight: 0.2 };
const dataOf = (text: string, options: Partial<Lettering> = {}) =>
  / d="([^"]*)"/.exec(drawLettering(text, '#000', { ...place, ...options }))?.[1];

describe('drawLettering', () => {
  it('draws capitals at the place and height', () => {
    // L is 5.5 wide on a grid of 10: at 20 pixels, each unit is 2.
    expect(dataOf('l', { x: 100, y: 50, height: 20 })).toBe('M100 50L100 70L111 70');
  });

  it('moves each letter on by the width of the one before and a gap', () => {
    // I has no width; the gap is 2.6 units.
    expect(dataOf('II')).toBe('M0 0L0 10M2.6 0L2.6 10');
  });

  it('makes a text that is too wide smaller and thinner, on the same baseline', () => {
    const limited = { height: 20, maxWidth: 5.5 };
    expect(dataOf('L', limited)).toBe('M0 10L0 20L5.5 20');
    expect(drawLettering('L', '#000', { ...place, ...limited })).toContain('stroke-width="2"');
  });

  it('drops accents, and rejects what has no glyph', () => {
    expect(dataOf('É')).toBe(dataOf('E'));
    expect(() => dataOf('A%')).toThrow(RangeError);
  });
});
