import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { discountsWith, insuranceEffect } from './insurance-quote';
import { priceSummary } from './price-summary';

const frame = { list: cents(18000), offer: cents(15300) };
const lens = { list: cents(12000), offer: cents(9600), insured: cents(6000), type: 'single-vision' };

test('a quoted lens has its quote, every other one the insured price of the lens service', () => {
  const quote = {
    frame: { discount: cents(4500) },
    lens: { upc: 'SV1', price: cents(5500), discount: cents(6500) },
  };
  const insured = (upc: string) => priceSummary({ frame, lens, insurance: discountsWith(quote, upc) });
  // 180.00 − 45.00 + 55.00, and + 60.00.
  expect(insured('SV1')).toMatchObject({ total: 19000, insuranceSaving: 11000 });
  expect(insured('SV2')).toMatchObject({ total: 19500, insuranceSaving: 10500 });
});

test('a lens may be quoted by a discount on its list price, or not at all', () => {
  const insured = (lensQuote: { discount?: ReturnType<typeof cents> }) =>
    priceSummary({
      frame,
      lens,
      insurance: discountsWith(
        { frame: { discount: cents(4500) }, lens: { upc: 'SV1', ...lensQuote } },
        'SV1',
      ),
    });
  // 180.00 − 45.00 + 120.00 − 65.00.
  expect(insured({ discount: cents(6500) })).toMatchObject({ total: 19000, insuranceSaving: 11000 });
  // 180.00 − 45.00 + the offer of 96.00.
  expect(insured({})).toMatchObject({ total: 23100, insuranceSaving: 4500 });
});

test('a lens without a quote and without an insured price is not covered', () => {
  const quote = { frame: { discount: cents(4500) } };
  const { list, offer, type } = lens;
  // 180.00 − 45.00 + the offer of 96.00.
  expect(
    priceSummary({ frame, lens: { list, offer, type }, insurance: discountsWith(quote, 'SV1') }),
  ).toMatchObject({
    total: 23100,
    insuranceSaving: 4500,
    lensSaving: 2400,
  });
});

test('no lens is covered where another pair has used the benefit', () => {
  const quote = { frame: { discount: cents(4500) }, isLensBenefitUsed: true };
  const quoted = { ...quote, lens: { upc: 'SV1', price: cents(5500) } };
  // 180.00 − 45.00 + the offer of 96.00, whatever the lens service or an earlier quote says.
  for (const insurance of [discountsWith(quote, 'SV1'), discountsWith(quoted, 'SV1')])
    expect(priceSummary({ frame, lens, insurance })).toMatchObject({ total: 23100, insuranceSaving: 4500 });
});

test('a frame without a quote is not covered, whatever the lens service says', () => {
  const priced = { ...frame, insured: cents(100) };
  const insurance = discountsWith({ frame: {} }, undefined);
  expect(priceSummary({ frame: priced, insurance })).toMatchObject({ total: 15300, insuranceSaving: 0 });
});

test('the ordinary price may be the lower one', () => {
  const insurance = discountsWith({ frame: { discount: cents(3000) } }, undefined);
  const promotion = { type: 'AEO', completePairPercent: 40, frameOnlyPercent: 20 } as const;
  // 20 % of 180.00 are 36.00, the plan takes 30.00 off.
  expect(insuranceEffect({ frame, promotion, insurance })).toEqual({
    insured: 15000,
    ordinary: 14400,
    isCovered: true,
  });
  expect(insuranceEffect({ frame, promotion })).toBeUndefined();
});

test('a plan that gives nothing covers nothing', () => {
  const insurance = discountsWith({ frame: { discount: cents(0) } }, undefined);
  expect(insuranceEffect({ frame, insurance })).toEqual({
    insured: 15300,
    ordinary: 15300,
    isCovered: false,
  });
});
