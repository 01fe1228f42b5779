import { describe, expect, it, vi } from 'vitest';
import { IS_FULL_RUN } from '../../tests/support/full-run';
import { drawFrame } from './draw-frame';
import { SHOT_TYPES } from './shot-types';
import { ALL_MATERIALS, ALL_PATTERNS, ALL_RIMS, ALL_SHAPES, testColor, testModel } from './test-frame';
import { findSvgErrors, horizontalExtents } from './test-svg';

/** Returns one of the items by turns; all of them in the full run. */
const sample = <T>(items: readonly T[], turn: number) => (IS_FULL_RUN ? items : [cycle(items, turn)]);
const cycle = <T>(items: readonly T[], index: number) => items[index % items.length] as T;
const withPattern = (pattern: (typeof ALL_PATTERNS)[number]) =>
  testColor({ paint: { ...testColor().paint, front: '#6e2419', frontAccent: '#b5562f', pattern } });

describe('drawFrame', () => {
  it.each(ALL_SHAPES)('draws %s as valid SVG', (shape) => {
    // Materials, shots and paints advance with the shapes, so that all shapes together combine each with each rim.
    const errors = sample(ALL_RIMS, ALL_SHAPES.indexOf(shape)).flatMap((rim) => {
      const turn = ALL_RIMS.indexOf(rim) + ALL_SHAPES.indexOf(shape);
      const material = cycle(ALL_MATERIALS, turn);
      const model = testModel({ shape, rim, material, partNumber: `TEST${turn}` });
      const shot = cycle(SHOT_TYPES, turn * 3);
      return findSvgErrors(drawFrame(model, withPattern(cycle(ALL_PATTERNS, turn)), shot));
    });
    expect(errors).toEqual([]);
  });

  it.each(SHOT_TYPES)('draws sunglasses as %s as valid SVG', (shot) => {
    const { paint } = testColor();
    const tints = [
      { lens: '#3b3e42', lensOpacity: 0.86 },
      { lens: '#3d4146', lensGradient: '#b3b9bf', lensOpacity: 0.68 },
      { lens: '#3f73b8', lensOpacity: 0.86, mirrored: true },
    ];
    const errors = sample(tints, SHOT_TYPES.indexOf(shot)).flatMap((tint) =>
      findSvgErrors(
        drawFrame(testModel({ category: 'sunglasses' }), testColor({ paint: { ...paint, ...tint } }), shot),
      ),
    );
    expect(errors).toEqual([]);
  });

  it('has the proportions of the sizes: a lens of 50 mm in a front of 134 mm', () => {
    const svg = drawFrame(testModel({ shape: 'square' }), testColor(), 'front');
    const [right, left] = horizontalExtents(svg, 'ln');
    const [front] = horizontalExtents(svg, 'pl');
    const width = (extent?: [number, number]) => (extent ? extent[1] - extent[0] : Number.NaN);
    expect(width(right) / width(front)).toBeCloseTo(50 / 134, 2);
    expect(width(left) / width(front)).toBeCloseTo(50 / 134, 2);
    expect(((right?.[0] ?? 0) - (left?.[1] ?? 0)) / width(front)).toBeCloseTo(20 / 134, 2);
  });

  it('draws a wider frame proportionally wider', () => {
    const size = { eye: 56, bridge: 20, temple: 140, lensHeight: 40, totalWidth: 148 };
    const widths = [testModel(), testModel({ size })].map((model) => {
      const [extent] = horizontalExtents(drawFrame(model, testColor(), 'front'), 'pl');
      return extent ? extent[1] - extent[0] : Number.NaN;
    });
    expect((widths[1] ?? 0) / (widths[0] ?? 0)).toBeCloseTo(148 / 134, 2);
  });

  it('draws the same picture in every run, without Math.random', { tags: 'full-run' }, () => {
    const randomSpy = vi.spyOn(Math, 'random');
    const draw = () => SHOT_TYPES.map((shot) => drawFrame(testModel(), withPattern('tortoise'), shot));
    expect(draw()).toEqual(draw());
    expect(randomSpy).not.toHaveBeenCalled();
    randomSpy.mockRestore();
  });

  it('draws a different tortoise pattern for each UPC', () => {
    const tile = (upc: string) =>
      /<pattern.*?<\/pattern>/
        .exec(drawFrame(testModel(), { ...withPattern('tortoise'), upc }, 'front'))?.[0]
        .match(/ d="[^"]*"/)?.[0];
    expect(tile('2001000102535')).toBeDefined();
    expect(tile('2001000102535')).not.toBe(tile('2001000102542'));
  });

  it('draws two models of the same size differently, and all colors of one model alike', () => {
    const outline = (partNumber: string, upc: string) =>
      /d="([^"]*)" id="[^"]*pl"/.exec(drawFrame(testModel({ partNumber }), testColor({ upc }), 'front'))?.[1];
    expect(outline('A1', '2001000102535')).toBeDefined();
    expect(outline('A1', '2001000102535')).not.toBe(outline('A2', '2001000102535'));
    expect(outline('A1', '2001000102535')).toBe(outline('A1', '2001000102542'));
  });

  it('uses unique ids per UPC and shot, so that all drawings can be on one page', () => {
    const upcs = ['2001000102535', '2001000102542', '0012345', 'x-1'];
    const ids = upcs.flatMap((upc, index) =>
      // Those of one UPC among each other, and of all UPCs in one shot.
      (index === 0 ? SHOT_TYPES : SHOT_TYPES.slice(0, 1)).flatMap((shot) =>
        [...drawFrame(testModel(), testColor({ upc }), shot).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id),
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
