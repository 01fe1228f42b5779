import { describe, expect, it } from 'vitest';
import type { LensPackage } from '../../models/lens-package';
import { seedCatalog } from '../seed-catalog';
import { frameOnlyPackage } from './lens-packages';
import { type LensedFrame, lensPackagesFor } from './lens-packages-for';

const eyeglasses: LensedFrame = {
  category: 'eyeglasses',
  gender: 'women',
  rim: 'full',
  shape: 'square',
  size: { eye: 52, bridge: 18, temple: 140, lensHeight: 40, totalWidth: 136 },
  prescriptionReady: true,
  totalPower: { min: 0, max: 10 },
};
const sunglasses: LensedFrame = { ...eyeglasses, category: 'sunglasses' };
const clear = {};
const sunLens = {
  name: { en: '', es: '', fr: '' },
  polarized: false,
  mirrored: false,
  gradient: false,
  category: 3 as const,
};

const values = <K extends keyof LensPackage>(lenses: LensPackage[], key: K) =>
  new Set(lenses.map((lens) => lens[key]));
const withLens = (frame: LensedFrame, color: Parameters<typeof lensPackagesFor>[1] = clear) =>
  lensPackagesFor(frame, color).filter((lens) => lens !== frameOnlyPackage);

describe('lensPackagesFor', () => {
  it('offers clear, blue-filter and photochromic lenses of every type for eyeglasses', () => {
    const lenses = withLens(eyeglasses);
    expect(values(lenses, 'treatmentFamily')).toEqual(new Set(['clear', 'blue', 'photochromic']));
    expect(values(lenses, 'type')).toEqual(
      new Set(['single-vision', 'progressive', 'bifocal', 'readers', 'non-prescription']),
    );
    // 16 single vision, 8 progressive, 2 bifocal, 2 readers, 3 non-prescription.
    expect(lenses).toHaveLength(31);
  });

  it('offers sun tints, polarized and mirrored lenses, also without prescription, for sunglasses', () => {
    const lenses = withLens(sunglasses, { sunLens });
    expect(values(lenses, 'treatmentFamily')).toEqual(new Set(['sun', 'polar', 'mirror']));
    expect(values(lenses, 'type')).toEqual(new Set(['single-vision', 'progressive', 'non-prescription']));
    // 10 single vision, 3 progressive, 3 non-prescription.
    expect(lenses).toHaveLength(16);
  });

  it('offers no mirror for a gradient or a pale tint', () => {
    for (const variant of [
      { ...sunLens, gradient: true },
      { ...sunLens, category: 1 as const },
    ]) {
      expect(values(withLens(sunglasses, { sunLens: variant }), 'treatmentFamily')).toEqual(
        new Set(['sun', 'polar']),
      );
    }
  });

  it('offers no 1.50 plastic for rimless frames', () => {
    expect(values(withLens(eyeglasses), 'materialCode')).toContain('PLAS');
    const drilled = withLens({ ...eyeglasses, rim: 'rimless' });
    expect(drilled.filter(({ index }) => index === 1.5)).toEqual([]);
    expect(values(drilled, 'materialCode')).toEqual(new Set(['TRIV', 'POLY', 'HI160', 'HI167', 'HI174']));
  });

  it('offers children only polycarbonate or Trivex, and nothing for presbyopia', () => {
    const lenses = withLens({ ...eyeglasses, gender: 'kids' });
    expect(values(lenses, 'materialCode')).toEqual(new Set(['POLY', 'TRIV']));
    expect(values(lenses, 'type')).toEqual(new Set(['single-vision', 'non-prescription']));
  });

  it.each([
    [27, false],
    [28, true],
  ])('with %i mm of lens height offers multifocals: %s', (lensHeight, offered) => {
    const types = values(withLens({ ...eyeglasses, size: { ...eyeglasses.size, lensHeight } }), 'type');
    expect([types.has('progressive'), types.has('bifocal')]).toEqual([offered, offered]);
    expect(types.has('single-vision')).toBe(true);
  });

  it('fits wraps with single-vision, impact-resistant lenses', () => {
    const lenses = withLens({ ...sunglasses, shape: 'wrap' }, { sunLens });
    expect(values(lenses, 'type')).toEqual(new Set(['single-vision', 'non-prescription']));
    expect(values(lenses, 'materialCode')).toEqual(new Set(['POLY']));
  });

  it.each([
    [{ min: 0, max: 4 }, false],
    [{ min: 0, max: 6 }, true],
    [undefined, true],
  ])('for a power range of %o offers 1.74: %s', (totalPower, offered) => {
    const { totalPower: _known, ...unknownWindow } = eyeglasses;
    const frame = totalPower ? { ...unknownWindow, totalPower } : unknownWindow;
    expect(values(withLens(frame), 'materialCode').has('HI174')).toBe(offered);
  });

  it('offers only the frame where no prescription lens fits', () => {
    expect(lensPackagesFor({ ...sunglasses, prescriptionReady: false }, { sunLens })).toEqual([
      frameOnlyPackage,
    ]);
  });

  it('ends with the frame-only package, and has a lens for every prescription-ready frame but two', () => {
    const limited = ['VD2232', 'FG2065'];
    for (const frame of seedCatalog().frames.filter(({ partNumber }) => !limited.includes(partNumber))) {
      for (const color of frame.colors) {
        const lenses = lensPackagesFor(frame, color);
        expect(lenses.at(-1)).toBe(frameOnlyPackage);
        expect(lenses.length > 1).toBe(frame.prescriptionReady);
      }
    }
  });
});
