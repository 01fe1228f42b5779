import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { insuredFrame, insuredLens } from './insurance-saving';

const frame = { list: cents(18000), offer: cents(15300) };
const lens = { list: cents(12000), offer: cents(9600), insured: cents(6000), type: 'progressive' };

test('a discount reduces the list price, and the offer does not add to it', () => {
  expect(insuredFrame(frame, { frameDiscount: cents(4500) })).toEqual({
    offerSaving: 0,
    insuranceSaving: 4500,
  });
});

test('an insured price wins over a discount and over the price of the lens service', () => {
  const discounts = { lens: cents(2500), lensDiscount: cents(100) };
  expect(insuredLens(lens, discounts)).toEqual({ offerSaving: 0, insuranceSaving: 9500 });
});

test('a price of zero is a price: the plan pays everything', () => {
  const discounts = { frame: cents(0), frameDiscount: cents(4500) };
  expect(insuredFrame(frame, discounts)).toEqual({ offerSaving: 0, insuranceSaving: 18000 });
});

test('falls back to the insured price of the lens service', () => {
  expect(insuredLens(lens, {})).toEqual({ offerSaving: 0, insuranceSaving: 6000 });
});

test('a price is never below zero, and an insured price never above the list price', () => {
  expect(insuredFrame(frame, { frameDiscount: cents(99900) }).insuranceSaving).toBe(18000);
  expect(insuredFrame(frame, { frame: cents(-1) }).insuranceSaving).toBe(18000);
  expect(insuredFrame(frame, { frame: cents(20000) }).insuranceSaving).toBe(0);
});

test('an item that the plan does not cover keeps its offer price', () => {
  expect(insuredFrame(frame, {})).toEqual({ offerSaving: 2700, insuranceSaving: 0 });
  expect(insuredFrame(frame, { frameDiscount: cents(0) })).toEqual({ offerSaving: 2700, insuranceSaving: 0 });
  expect(insuredLens(lens, { lensDiscount: cents(0) })).toEqual({ offerSaving: 2400, insuranceSaving: 0 });
  expect(insuredLens({ ...lens, insurable: false }, { lensDiscount: cents(5000) })).toEqual({
    offerSaving: 2400,
    insuranceSaving: 0,
  });
});

test('no lens, no saving', () => {
  expect(insuredLens(undefined, { lensDiscount: cents(5000) })).toEqual({
    offerSaving: 0,
    insuranceSaving: 0,
  });
});
