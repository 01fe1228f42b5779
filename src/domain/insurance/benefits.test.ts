import { expect, test } from 'vitest';
import { benefitFlags, canShowBenefits, toBenefits } from './benefits';

const frames = { available: true, infoBenefit: '$150 allowance', nextServiceDate: null, allowance: 150 };
const contact = { available: false, infoBenefit: '$130', nextServiceDate: '2026-11-01', copay: 19.99 };

test('converts amounts to cents and leaves the rest', () => {
  expect(toBenefits({ contact, frames })).toEqual({
    frames: { ...frames, allowance: 15_000 },
    contact: { ...contact, copay: 1999 },
  });
});

test('the record gets flags without texts and amounts', () => {
  expect(benefitFlags(toBenefits({ contact, frames }))).toEqual({
    frames: { available: true },
    contact: { available: false },
  });
});

test.each([
  ['EYEMED', false],
  ['UHC', true],
  ['VERSANT', true],
  ['AETNA', true],
])('without benefits, the result of %s is shown: %s', (provider, isShown) => {
  expect(canShowBenefits({}, provider, undefined)).toBe(isShown);
  expect(canShowBenefits({}, provider, true)).toBe(isShown);
  expect(canShowBenefits({}, provider, false)).toBe(true);
  expect(canShowBenefits(toBenefits({ frames }), provider, true)).toBe(true);
});
