import { describe, expect, it } from 'vitest';
import { frameOnlyPackage, lensPackages } from './lens-packages';

const working = lensPackages.filter((lens) => lens !== frameOnlyPackage);
const named = (name: string) => {
  const found = lensPackages.find((lens) => lens.name.en === name);
  if (!found) throw new Error(`No package ${name}`);
  return found;
};

describe('lens packages', () => {
  it('add up to the price of their options', () => {
    // 60.00 single vision + 35.00 polycarbonate + 40.00 anti-reflective = 135.00, rounded to 134.95.
    expect(named('Single vision, Polycarbonate 1.59, Clear, anti-reflective').price.USD).toEqual({
      list: 13_495,
      offer: 13_495,
    });
    // 189 + 35 + 85 + 40 = 349.00; the nearest price in steps of five is 349.95. 15 % off is 297.46, so 299.95.
    expect(named('Progressive, Polycarbonate 1.59, Polarized smoke, anti-reflective').price.USD).toEqual({
      list: 34_995,
      offer: 29_995,
    });
  });

  it('charge a member the copay and four fifths of the options', () => {
    // 20.00 + 0.8 × (35 + 40) = 80.00.
    const lens = named('Single vision, Polycarbonate 1.59, Clear, anti-reflective');
    expect(lens.insuredPrice.USD).toBe(8_000);
    // 80.00 + 0.8 × 40 = 112.00, in steps of five 110.00.
    expect(named('Progressive, Plastic 1.50, Clear, anti-reflective').insuredPrice.USD).toBe(11_000);
  });

  it('have an insured price below the offer price if insurable, otherwise equal to it', () => {
    const wrong = working.filter(({ insurable, insuredPrice, price }) =>
      (['USD', 'CAD'] as const).some((currency) =>
        insurable
          ? insuredPrice[currency] >= price[currency].offer
          : insuredPrice[currency] !== price[currency].offer,
      ),
    );
    expect(wrong).toEqual([]);
    expect(
      working.filter(({ type, insurable }) => insurable !== !['readers', 'non-prescription'].includes(type)),
    ).toEqual([]);
  });

  it('are same-day only as clear single vision in stocked materials', () => {
    const speedy = working.filter(({ isSpeedyRX }) => isSpeedyRX);
    expect(speedy.length).toBeGreaterThan(2);
    const wrong = speedy.filter(
      ({ type, treatmentFamily, materialCode }) =>
        type !== 'single-vision' ||
        treatmentFamily !== 'clear' ||
        !['PLAS', 'POLY', 'HI160'].includes(materialCode),
    );
    expect(wrong).toEqual([]);
  });

  it('have additions on multifocals only, and power ranges that match the type', () => {
    for (const { type, rxValues } of lensPackages) {
      const multifocal = type === 'progressive' || type === 'bifocal';
      expect(rxValues.add.max > 0).toBe(multifocal);
      expect(rxValues.sph.min).toBeLessThanOrEqual(rxValues.sph.max);
    }
    expect(named('Ready readers, Polycarbonate 1.59, Clear, anti-reflective').rxValues.sph).toEqual({
      min: 1,
      max: 3.5,
    });
    expect(named('Non-prescription, Polycarbonate 1.59, Clear, anti-reflective').rxValues.sph).toEqual({
      min: 0,
      max: 0,
    });
  });

  it('have consistent flags', () => {
    const wrong = lensPackages.filter(
      (lens) =>
        lens.blueLight !== (lens.treatmentFamily === 'blue') ||
        lens.polar !== /polarized/i.test(lens.name.en) ||
        lens.services.includes('PO01') !== lens.polar ||
        (lens.colorCode === 'CLR') !== ['clear', 'blue'].includes(lens.treatmentFamily),
    );
    expect(wrong).toEqual([]);
  });

  it('have unique names in each language', () => {
    for (const language of ['en', 'es', 'fr'] as const) {
      expect(new Set(lensPackages.map(({ name }) => name[language])).size).toBe(lensPackages.length);
    }
  });

  it('charge nothing for the frame alone', () => {
    expect(frameOnlyPackage.price).toEqual({ USD: { list: 0, offer: 0 }, CAD: { list: 0, offer: 0 } });
    expect(lensPackages.at(-1)).toBe(frameOnlyPackage);
  });
});
