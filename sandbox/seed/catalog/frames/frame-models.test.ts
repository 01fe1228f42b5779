import { describe, expect, it } from 'vitest';
import { lensPackagesFor } from '../lenses/lens-packages-for';
import { seedCatalog } from '../seed-catalog';
import { isBuildable } from './frame-build';
import { END_PIECES } from './frame-size';

const { frames } = seedCatalog();
const outside = (value: number, low: number, high: number) => value < low || value > high;

describe('frame models', () => {
  it('have sizes that add up: total width = 2 × eye + bridge + end-pieces', () => {
    const wrong = frames.filter(({ size, shape }) => {
      const endPieces = size.totalWidth - 2 * size.eye - size.bridge;
      return outside(endPieces, shape === 'wrap' ? END_PIECES.wrapMin : END_PIECES.min, END_PIECES.max);
    });
    expect(wrong).toEqual([]);
  });

  it('stay within the usual sizes (optics.md §5.1)', () => {
    const wrong = frames.filter(
      ({ size, gender }) =>
        outside(size.eye, 40, 62) ||
        outside(size.bridge, 14, 24) ||
        outside(size.temple, 120, 150) ||
        size.temple % 5 !== 0 ||
        outside(size.lensHeight, 24, 55) ||
        size.lensHeight > size.eye ||
        outside(size.totalWidth, gender === 'kids' ? 108 : 120, gender === 'kids' ? 128 : 150),
    );
    expect(wrong).toEqual([]);
  });

  it('have builds that exist', () => {
    expect(frames.filter((frame) => !isBuildable(frame))).toEqual([]);
    const drilledPlastic = frames.filter(
      ({ rim, material }) =>
        rim === 'rimless' && !['metal', 'titanium', 'stainless-steel'].includes(material),
    );
    expect(drilledPlastic).toEqual([]);
  });

  it('are progressive-ready only with enough lens height', () => {
    const wrong = frames.filter(
      ({ features, size, gender, prescriptionReady }) =>
        features.includes('progressive-ready') &&
        (size.lensHeight < 28 || gender === 'kids' || !prescriptionReady),
    );
    expect(wrong).toEqual([]);
    expect(frames.filter(({ size }) => size.lensHeight < 28).length).toBeGreaterThan(15);
  });

  it('are progressive-ready only if progressive lenses are made for them', () => {
    const wrong = frames.filter(
      (frame) =>
        frame.features.includes('progressive-ready') &&
        frame.colors.some((color) =>
          lensPackagesFor(frame, color).every(({ type }) => type !== 'progressive'),
        ),
    );
    expect(wrong.map(({ partNumber }) => partNumber)).toEqual([]);
  });

  it('have a power range only where prescription lenses fit', () => {
    const wrong = frames.filter(
      ({ totalPower, prescriptionReady }) =>
        totalPower !== undefined &&
        (!prescriptionReady || totalPower.min < 0 || totalPower.max <= totalPower.min),
    );
    expect(wrong).toEqual([]);
    expect(frames.some(({ totalPower, prescriptionReady }) => prescriptionReady && !totalPower)).toBe(true);
    expect(
      frames.filter(({ category, prescriptionReady }) => category === 'eyeglasses' && !prescriptionReady),
    ).toEqual([]);
  });

  it('have unique model names and codes', () => {
    for (const key of ['modelName', 'modelCode', 'partNumber'] as const) {
      expect(new Set(frames.map((frame) => frame[key])).size).toBe(frames.length);
    }
    expect(frames.filter(({ modelCode }) => !/^[A-Z]{2} \d{4}$/.test(modelCode))).toEqual([]);
  });

  it('come in one to five colors with different names and codes', () => {
    const wrong = frames.filter(
      ({ colors }) =>
        outside(colors.length, 1, 5) ||
        new Set(colors.map((color) => color.colorName.en)).size !== colors.length ||
        new Set(colors.map((color) => color.colorCode)).size !== colors.length,
    );
    expect(wrong).toEqual([]);
  });

  it('cover every filter value', () => {
    const countDistinct = (key: 'shape' | 'rim' | 'material' | 'gender' | 'bridgeFit') =>
      new Set(frames.map((frame) => frame[key])).size;
    expect([
      countDistinct('shape'),
      countDistinct('rim'),
      countDistinct('material'),
      countDistinct('gender'),
      countDistinct('bridgeFit'),
    ]).toEqual([12, 3, 8, 4, 2]);
    expect(new Set(frames.flatMap(({ features }) => features)).size).toBe(5);
    expect(new Set(frames.flatMap(({ colors }) => colors.map((color) => color.colorFamily))).size).toBe(14);
  });
});
