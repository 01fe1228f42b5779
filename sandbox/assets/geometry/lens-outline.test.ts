import { describe, expect, it } from 'vitest';
import { ALL_SHAPES, testModel } from '../test-frame';
import { plateOutline } from './frame-solid';
import { frameStyle } from './frame-style';
import { lensOutline } from './lens-outline';
import { boundsOf } from './point';

describe('lensOutline', () => {
  it.each(ALL_SHAPES)('fits %s into the box of the marked sizes', (shape) => {
    const model = testModel({ shape });
    const box = boundsOf(lensOutline(model, { softness: 1, variant: false }));
    // Half the bridge of 20 on each side of the middle, then the eye of 50; 40 high.
    expect(box.left).toBeCloseTo(10, 6);
    expect(box.right).toBeCloseTo(60, 6);
    expect(box.bottom).toBeCloseTo(20, 6);
    expect(box.top).toBeCloseTo(-20, 6);
  });

  it.each(ALL_SHAPES)('has normals of %s that point away from the lens', (shape) => {
    const inward = lensOutline(testModel({ shape }), { softness: 1, variant: true }).filter(
      ({ x, y, normal }) => (x - 35) * normal.x + y * normal.y <= 0,
    );
    expect(inward).toEqual([]);
  });

  it('gives each shape an outline of its own', () => {
    const outlines = ALL_SHAPES.map((shape) =>
      JSON.stringify(lensOutline(testModel({ shape }), { softness: 1, variant: false }).slice(0, 9)),
    );
    expect(new Set(outlines).size).toBe(ALL_SHAPES.length);
  });
});

describe('plateOutline', () => {
  it.each(ALL_SHAPES)('makes a plate of %s exactly as wide as the total width', (shape) => {
    const model = testModel({ shape });
    const style = frameStyle(model);
    const plate = plateOutline(model, style, lensOutline(model, style));
    const box = boundsOf(plate.outlines.flat());
    // The end-piece covers the hinge; sampling may miss the last tenth.
    expect(box.right).toBeLessThanOrEqual(67);
    expect(box.right).toBeGreaterThan(66.5);
    expect(box.left).toBeCloseTo(-box.right, 6);
    expect(plate.openings).toHaveLength(2);
  });

  it('leaves a half rim open at the bottom', () => {
    const model = testModel({ shape: 'square', rim: 'semi' });
    const style = frameStyle(model);
    const plate = plateOutline(model, style, lensOutline(model, style));
    expect(plate.openings).toEqual([]);
    expect(boundsOf(plate.outlines.flat()).top).toBeGreaterThan(-15);
  });
});
