import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import type { InsuranceDiscounts, LensPrices, LinePrices, Perk, PriceInput, Promotion } from './price-input';
import { priceSummary } from './price-summary';

const amount = fc.integer({ min: 0, max: 200_000 }).map(cents);
/** Responses of other systems may be out of bounds; the rule must still hold. */
const unboundedAmount = fc.integer({ min: -200_000, max: 400_000 }).map(cents);
const percent = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(12.5, 33.3, 120));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const line: fc.Arbitrary<LinePrices> = fc.record({
  list: optional(amount),
  offer: amount,
  insured: optional(unboundedAmount),
});
const lens: fc.Arbitrary<LensPrices> = fc.record({
  list: optional(amount),
  offer: amount,
  insured: optional(unboundedAmount),
  type: fc.constantFrom('single-vision', 'progressive', 'non-prescription', 'frame-only'),
  insurable: optional(fc.boolean()),
  completePairAvailable: optional(fc.boolean()),
});
const promotion: fc.Arbitrary<Promotion> = fc.oneof(
  fc.record({ type: fc.constant('GVP' as const), basePrice: amount, baseLensPrice: optional(amount) }),
  fc.record({
    type: fc.constant('AEO' as const),
    completePairPercent: optional(percent),
    frameOnlyPercent: percent,
  }),
  fc.record({ type: fc.constant('BOM' as const), framePercent: percent }),
);
const perk: fc.Arbitrary<Perk> = fc.oneof(fc.record({ percent }), fc.record({ amount: unboundedAmount }));
const insurance: fc.Arbitrary<InsuranceDiscounts> = fc.record({
  frame: optional(unboundedAmount),
  lens: optional(unboundedAmount),
  frameDiscount: optional(unboundedAmount),
  lensDiscount: optional(unboundedAmount),
});
const input: fc.Arbitrary<PriceInput> = fc.record({
  frame: line,
  lens: optional(lens),
  warranty: optional(fc.record({ price: amount })),
  promotion: optional(promotion),
  perk: optional(perk),
  insurance: optional(insurance),
});

test('the summary adds up, and nothing in it is negative', () => {
  fc.assert(
    fc.property(input, (priceInput) => {
      const summary = priceSummary(priceInput);
      expect(summary.totalSaving).toBe(summary.frameSaving + summary.lensSaving);
      expect(summary.full).toBe(summary.framePrice + summary.lensPrice + summary.warrantyPrice);
      expect(summary.total).toBe(
        summary.full - summary.totalSaving - summary.insuranceSaving - summary.perkSaving,
      );
      for (const figureInCents of Object.values(summary))
        expect(figureInCents ?? 0).toBeGreaterThanOrEqual(0);
      expect(summary.total).toBeLessThanOrEqual(summary.full);
      expect(summary.total).toBeGreaterThanOrEqual(summary.warrantyPrice);
    }),
    { numRuns: 500 },
  );
});

test('no saving exceeds its price', () => {
  fc.assert(
    fc.property(input, (priceInput) => {
      const summary = priceSummary(priceInput);
      expect(summary.frameSaving).toBeLessThanOrEqual(summary.framePrice);
      expect(summary.lensSaving).toBeLessThanOrEqual(summary.lensPrice);
      expect(summary.insuranceSaving).toBeLessThanOrEqual(summary.framePrice + summary.lensPrice);
    }),
  );
});

test('a promotion never raises the total', () => {
  fc.assert(
    fc.property(input, (priceInput) => {
      const withoutPromotion = priceSummary({ ...priceInput, promotion: undefined, perk: undefined });
      expect(priceSummary({ ...priceInput, perk: undefined }).total).toBeLessThanOrEqual(
        withoutPromotion.total,
      );
    }),
  );
});

test('where insurance covers something, promotion and perk change nothing; elsewhere it changes nothing', () => {
  fc.assert(
    fc.property(input, insurance, (priceInput, discounts) => {
      const insured = { ...priceInput, insurance: discounts };
      if (priceSummary(insured).insuranceSaving === 0) {
        expect(priceSummary(insured)).toEqual(priceSummary({ ...priceInput, insurance: undefined }));
        return;
      }
      const { gvpBasePrice: _, ...plain } = priceSummary({
        ...insured,
        promotion: undefined,
        perk: undefined,
      });
      expect(priceSummary(insured)).toMatchObject(plain);
    }),
  );
});
