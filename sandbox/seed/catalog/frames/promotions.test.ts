import { describe, expect, it } from 'vitest';
import { seedCatalog } from '../seed-catalog';
import { cheapestPair } from './frame-models';
import { parsePromotionTerms, toPromotion } from './promotion-detail';

const { frames } = seedCatalog();
const promoted = frames.flatMap((frame) =>
  frame.promotion ? [{ frame, terms: parsePromotionTerms(frame.promotion) }] : [],
);

describe('promotion detail', () => {
  it.each([
    [{ type: 'AEO', percentOffPair: 40, percentOffFrame: 20 }, 'pair=40;frame=20'],
    [{ type: 'BOM', percentOffFrame: 25 }, 'frame=25'],
    [{ type: 'GVP', basePrice: { USD: 16_995, CAD: 21_995 } }, 'USD=16995;CAD=21995'],
  ] as const)('formats and parses %o', (terms, detail) => {
    const promotion = toPromotion(terms);
    expect(promotion).toEqual({ type: terms.type, detail });
    expect(parsePromotionTerms(promotion)).toEqual(terms);
  });

  it('rejects a detail without its numbers', () => {
    expect(() => parsePromotionTerms({ type: 'BOM', detail: 'pair=40' })).toThrow(RangeError);
    expect(() => parsePromotionTerms({ type: 'AEO', detail: '' })).toThrow(RangeError);
  });
});

describe('promotions of frames', () => {
  it('apply to part of the catalog, with all types', () => {
    expect(new Set(promoted.map(({ terms }) => terms.type))).toEqual(new Set(['GVP', 'AEO', 'BOM']));
    expect(promoted.length / frames.length).toBeGreaterThan(0.15);
    expect(promoted.length / frames.length).toBeLessThan(0.4);
  });

  it('need a prescription lens for the complete pair', () => {
    expect(promoted.filter(({ frame, terms }) => terms.type !== 'BOM' && !frame.prescriptionReady)).toEqual(
      [],
    );
  });

  it('price a complete pair above the frame alone and below frame and cheapest lens', () => {
    const wrong = promoted.filter(({ frame, terms }) => {
      if (terms.type !== 'GVP') return false;
      return (['USD', 'CAD'] as const).some((currency) =>
        frame.colors.some(
          (color) =>
            terms.basePrice[currency] >= cheapestPair(frame, color, currency) ||
            terms.basePrice[currency] <= color.price[currency].offer,
        ),
      );
    });
    expect(wrong).toEqual([]);
  });
});
