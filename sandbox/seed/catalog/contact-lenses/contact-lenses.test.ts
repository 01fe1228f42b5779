import { describe, expect, it } from 'vitest';
import { axes, buildContactLenses, cylinders, spherePowers } from './contact-lenses';

const lenses = buildContactLenses();

describe('parameters', () => {
  it('step by quarters up to 6.00 and by halves beyond', () => {
    expect(spherePowers(-7, -5.5, false)).toEqual([-7, -6.5, -6, -5.75, -5.5]);
    expect(spherePowers(5.5, 7, false)).toEqual([5.5, 5.75, 6, 6.5, 7]);
  });

  it('omit 0.00 unless it is offered', () => {
    expect(spherePowers(-0.5, 0.5, false)).toEqual([-0.5, -0.25, 0.25, 0.5]);
    expect(spherePowers(-0.25, 0.25, true)).toEqual([-0.25, 0, 0.25]);
  });

  it('list cylinders and axes', () => {
    expect(cylinders(-2.25)).toEqual([-0.75, -1.25, -1.75, -2.25]);
    expect(axes(10)).toHaveLength(18);
    expect([axes(5)[0], axes(5).at(-1)]).toEqual([5, 180]);
  });
});

describe('contact lenses', () => {
  // Ranges of optics.md §4: base curve, diameter, power.
  const ranges = {
    sphere: { baseCurve: [8.3, 9.0], diameter: [13.8, 14.3], power: [-12, 8] },
    toric: { baseCurve: [8.5, 8.8], diameter: [14.2, 14.5], power: [-9, 6] },
    multifocal: { baseCurve: [8.3, 8.6], diameter: [14.0, 14.3], power: [-10, 6] },
    colour: { baseCurve: [8.4, 8.6], diameter: [14.0, 14.5], power: [-8, 6] },
  } as const;

  it.each(['sphere', 'toric', 'multifocal', 'colour'] as const)(
    '%s lenses stay within their ranges',
    (kind) => {
      const ofKind = lenses.filter((lens) => lens.kind === kind);
      expect(ofKind.length).toBeGreaterThan(3);
      for (const measure of ['baseCurve', 'diameter', 'power'] as const) {
        const [low, high] = ranges[kind][measure];
        const values = ofKind.flatMap((lens) => lens.parameters[measure]);
        expect(values.filter((value) => value < low || value > high)).toEqual([]);
      }
    },
  );

  it('have cylinder and axis on torics only, an addition on multifocals only, colors on color lenses only', () => {
    const wrong = lenses.filter(
      ({ kind, parameters, colors }) =>
        (kind === 'toric') !== (parameters.cylinder !== undefined) ||
        (kind === 'toric') !== (parameters.axis !== undefined) ||
        (kind === 'multifocal') !== (parameters.add !== undefined) ||
        (kind === 'colour') !== (colors !== undefined),
    );
    expect(wrong).toEqual([]);
    expect(lenses.some(({ parameters }) => parameters.dominance)).toBe(true);
  });

  it('come in box sizes that match their wear', () => {
    const boxes = { daily: [30, 90], 'two-week': [6, 12, 24], monthly: [6, 12] };
    expect(lenses.filter(({ wear, boxSize }) => !boxes[wear].includes(boxSize))).toEqual([]);
    expect(new Set(lenses.map(({ wear }) => wear)).size).toBe(3);
  });

  it('cost less per lens in the larger box', () => {
    const list = (name: string) => lenses.find((lens) => lens.name === name)?.price.USD.list ?? Number.NaN;
    expect(list('Dewlin One 90') / 90).toBeLessThan(list('Dewlin One 30') / 30);
    expect(list('Brightmere Duo 24') / 24).toBeLessThan(list('Brightmere Duo 12') / 12);
  });
});
