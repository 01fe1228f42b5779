import { describe, expect, it, test } from 'vitest';
import { type DatedChoices, isMeasuredWidth, isSearchableWidth, newerChoices, readChoices } from './choices';

const dated = (changedAt: number, optimalHinge?: number): DatedChoices => ({
  changedAt,
  choices: { faceShape: 'oval', mood: 'harmony', productType: 'eyeglasses', optimalHinge },
});

test.each([
  [{}, { mood: 'harmony', productType: 'eyeglasses' }],
  [
    { faceShape: 'heart', mood: 'contrast', productType: 'sunglasses', tone: 'warm', optimalHinge: 136.5 },
    { faceShape: 'heart', mood: 'contrast', productType: 'sunglasses', tone: 'warm', optimalHinge: 136.5 },
  ],
  [
    { faceShape: 'hexagon', mood: 'loud', productType: 'hats', tone: 'hot', optimalHinge: 40 },
    { mood: 'harmony', productType: 'eyeglasses' },
  ],
  [{ optimalHinge: '136' }, { mood: 'harmony', productType: 'eyeglasses' }],
])('reads %j as %j', (stored, expected) => {
  expect(readChoices(stored)).toEqual(expected);
});

test('reads nothing from a text or from nothing', () => {
  expect(readChoices('oval')).toBeUndefined();
  expect(readChoices(null)).toBeUndefined();
});

test('the search takes 90 to 180 mm, a measurement counts from 110 to 165 mm', () => {
  expect([89.9, 90, 180, 180.1].map(isSearchableWidth)).toEqual([false, true, true, false]);
  expect([109.9, 110, 165, 165.1].map(isMeasuredWidth)).toEqual([false, true, true, false]);
});

describe('newerChoices', () => {
  const widthOf = (...args: Parameters<typeof newerChoices>) => newerChoices(...args)?.choices.optimalHinge;

  it('takes the newer of device and account', () => {
    expect(newerChoices(dated(1), dated(2), undefined)?.changedAt).toBe(2);
    expect(newerChoices(dated(3), dated(2), undefined)?.changedAt).toBe(3);
    expect(newerChoices(undefined, dated(2), undefined)?.changedAt).toBe(2);
    expect(newerChoices(undefined, undefined, 136)).toBeUndefined();
  });

  it('brings the size of the account along, unless it was changed here', () => {
    expect(widthOf(undefined, dated(2, 136), undefined)).toBe(136);
    expect(widthOf(dated(1, 130), dated(2, 136), 130)).toBe(136);
    // The size helper has found another size since.
    expect(widthOf(dated(1, 130), dated(2, 136), 141)).toBe(141);
    expect(widthOf(undefined, dated(2, 136), 141)).toBe(141);
  });

  it('uses the size of this browser with the choices of this device', () => {
    expect(widthOf(dated(1, 130), undefined, 141)).toBe(141);
    // Cleared in the size helper.
    expect(widthOf(dated(1, 130), undefined, undefined)).toBeUndefined();
    // The search does not take it.
    expect(widthOf(dated(1, 130), undefined, 240)).toBeUndefined();
  });
});
