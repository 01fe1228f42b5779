import { describe, expect, it } from 'vitest';
import type { ColorFamily, FramePaint } from '../../models/frame';
import { seedCatalog } from '../seed-catalog';
import { metalColors } from './metal-colors';
import { plasticColors } from './plastic-colors';
import { sunLenses } from './sun-lenses';

const { frames } = seedCatalog();
const colors = frames.flatMap((frame) => frame.colors.map((color) => ({ frame, color })));

/** Returns the hue in degrees, saturation and lightness 0 to 1. */
function hsl(hex: string): { h: number; s: number; l: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  const max = Math.max(r, g, b);
  const span = max - Math.min(r, g, b);
  const l = max - span / 2;
  if (span === 0) return { h: 0, s: 0, l };
  const s = span / (1 - Math.abs(2 * l - 1));
  const sector = max === r ? ((g - b) / span + 6) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { h: sector * 60, s, l };
}

type Tone = ReturnType<typeof hsl> & { pattern: FramePaint['pattern'] };

/** Returns whether a shopper would name the color black, brown and so on. */
const isInFamily: Record<ColorFamily, (tone: Tone) => boolean> = {
  black: ({ l }) => l < 0.17,
  grey: ({ s, l }) => s < 0.16 && l >= 0.17 && l <= 0.72,
  white: ({ l }) => l > 0.88,
  clear: ({ l, pattern }) => l > 0.8 && pattern === 'transparent',
  silver: ({ s, l, pattern }) => s < 0.15 && l > 0.6 && pattern === 'metal',
  gold: ({ h, l, pattern }) => h >= 10 && h <= 50 && l > 0.45 && pattern === 'metal',
  tortoise: ({ pattern }) => pattern === 'tortoise',
  brown: ({ h, l }) => h >= 12 && h <= 45 && l < 0.7,
  blue: ({ h }) => h >= 180 && h <= 255,
  green: ({ h }) => h >= 60 && h <= 175,
  red: ({ h, s }) => (h >= 340 || h <= 14) && s > 0.4,
  pink: ({ h, l }) => (h >= 325 || h <= 10) && l > 0.4,
  purple: ({ h }) => h >= 255 && h <= 325,
  yellow: ({ h, s }) => h >= 38 && h <= 60 && s > 0.5,
};

describe('frame colors', () => {
  it.each(Object.entries({ ...plasticColors, ...metalColors }))(
    '%s has a tone of its family',
    (_id, spec) => {
      expect(isInFamily[spec.family]({ ...hsl(spec.front), pattern: spec.pattern })).toBe(true);
    },
  );

  it('have a second color exactly where the pattern needs one', () => {
    const wrong = colors.filter(
      ({ color: { paint } }) =>
        ['tortoise', 'gradient'].includes(paint.pattern) !== (paint.frontAccent !== undefined),
    );
    expect(wrong).toEqual([]);
  });

  it('are CSS colors with an opacity from 0 to 1', () => {
    const hexes = colors.flatMap(({ color: { paint } }) => [
      paint.front,
      paint.temples,
      paint.hardware,
      paint.lens,
      paint.frontAccent ?? '#000000',
      paint.lensGradient ?? '#000000',
    ]);
    expect(hexes.filter((hex) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
    expect(colors.filter(({ color }) => color.paint.lensOpacity <= 0 || color.paint.lensOpacity > 1)).toEqual(
      [],
    );
  });

  it('have the metal pattern on metal frames only', () => {
    const wire = ['metal', 'titanium', 'stainless-steel'];
    const wrong = colors.filter(
      ({ frame, color }) => wire.includes(frame.material) !== (color.paint.pattern === 'metal'),
    );
    expect(wrong).toEqual([]);
  });

  it('name front and temples of mixed frames', () => {
    const mixed = colors.filter(({ frame }) => frame.material === 'mixed');
    expect(mixed.length).toBeGreaterThan(0);
    expect(mixed.filter(({ color }) => !/^(.+) \/ (?!\1$).+$/.test(color.colorName.en))).toEqual([]);
  });

  it('have a sun lens on sunglasses only, with paint that matches its data', () => {
    expect(
      colors.filter(
        ({ frame, color }) => (frame.category === 'sunglasses') !== (color.sunLens !== undefined),
      ),
    ).toEqual([]);
    const wrong = colors.filter(
      ({ color: { sunLens, paint } }) =>
        sunLens &&
        (sunLens.mirrored !== paint.mirrored ||
          sunLens.gradient !== (paint.lensGradient !== undefined) ||
          sunLens.polarized !== /Polarized/.test(sunLens.name.en) ||
          sunLens.polarized !== /olarizado/.test(sunLens.name.es) ||
          sunLens.polarized !== /olarisé/.test(sunLens.name.fr)),
    );
    expect(wrong).toEqual([]);
  });

  it('use every sun lens, category 4 on wraps alone', () => {
    const names = new Set(colors.map(({ color }) => color.sunLens?.name.en));
    expect(Object.values(sunLenses).filter(({ sunLens }) => !names.has(sunLens.name.en))).toEqual([]);
    expect(
      colors.filter(({ frame, color }) => color.sunLens?.category === 4 && frame.shape !== 'wrap'),
    ).toEqual([]);
  });
});
