import { seedCatalog } from '@sandbox/seed/catalog/seed-catalog';
import type { ContactLens } from '@sandbox/seed/models/contact-lens';
import { describe, expect, it } from 'vitest';
import { drawContactLensBox } from './draw-contact-lens-box';
import { findSvgErrors } from './test-svg';

const lenses = seedCatalog().contactLenses;
const dotsOf = (svg: string) => [...svg.matchAll(/<circle[^>]* r="(4\.6|12)"/g)].length;
const first = (wear: ContactLens['wear']) => lenses.find((lens) => lens.wear === wear) as ContactLens;

describe('drawContactLensBox', () => {
  it('draws every lens of the catalog as valid SVG', () => {
    expect(lenses.flatMap((lens) => findSvgErrors(drawContactLensBox(lens)))).toEqual([]);
  });

  it('prints a dot for each day of wear', () => {
    expect(dotsOf(drawContactLensBox(first('daily')))).toBe(1);
    expect(dotsOf(drawContactLensBox(first('two-week')))).toBe(14);
    expect(dotsOf(drawContactLensBox(first('monthly')))).toBe(30);
  });

  it('prints four texts, even long ones left of the lens', () => {
    const longest = lenses.toSorted((a, b) => b.name.length - a.name.length).slice(0, 6);
    const misprinted = longest.filter((lens) => {
      const svg = new DOMParser().parseFromString(drawContactLensBox(lens), 'image/svg+xml');
      const texts = [...svg.querySelectorAll('path[stroke-linejoin]')].map((text) => text.getAttribute('d'));
      const right = Math.max(...[...texts.join(' ').matchAll(/([\d.]+) [\d.]+/g)].map(([, x]) => Number(x)));
      const motif = svg.querySelector('circle[fill$="-ln)"]');
      const motifLeft = Number(motif?.getAttribute('cx')) - Number(motif?.getAttribute('r'));
      return texts.length !== 4 || !(right < motifLeft);
    });
    expect(misprinted.map(({ name }) => name)).toEqual([]);
  });

  it('gives a larger box to more lenses', () => {
    const width = (boxSize: number) => {
      const face = /<ellipse[^>]* rx="([\d.]+)"/.exec(drawContactLensBox({ ...first('daily'), boxSize }));
      return Number(face?.[1]);
    };
    expect(width(30)).toBeGreaterThan(width(5));
    expect(width(90)).toBeGreaterThan(width(30));
  });

  it('shows the color of a color lens in the iris', () => {
    const lens = lenses.find(({ colors }) => colors && colors.length > 0) as ContactLens;
    expect(drawContactLensBox({ ...lens, kind: 'colour' })).toContain(lens.colors?.[0]?.hex);
  });

  it('draws the same picture in every run', () => {
    expect(lenses.map(drawContactLensBox)).toEqual(lenses.map(drawContactLensBox));
  });
});
