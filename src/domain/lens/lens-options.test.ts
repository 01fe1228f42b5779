import { describe, expect, test } from 'vitest';
import { DEFAULT_TOTAL_POWER_RANGE } from '../prescription/total-power-range';
import type { LensChoices } from './lens-facts';
import { chosenLens, effectiveChoices, lensOptions, remainingLenses } from './lens-options';
import { lensFacts } from './testing/facts';

const NO_LIMITS = { totalPower: DEFAULT_TOTAL_POWER_RANGE };
const thin = { material: 'HI174', sphere: { min: -16, max: -2 } };
const progressive = { type: 'progressive', addition: { min: 0.75, max: 3.5 } };
const lenses = [
  lensFacts('plastic', { material: 'PLAS', sphere: { min: -4, max: 4 } }),
  lensFacts('poly'),
  lensFacts('polyPremium', { coating: 'premium' }),
  lensFacts('smoke', { treatment: 'photochromic', color: 'SMK', coating: 'premium' }),
  lensFacts('brown', { treatment: 'photochromic', color: 'BRN', coating: 'premium' }),
  lensFacts('thin', { ...thin, coating: 'premium' }),
  lensFacts('progressive', { ...progressive }),
  lensFacts('frame', { type: 'frame-only', sphere: { min: 0, max: 0 } }),
];
const eyes = (right: number, left: number, cylinder?: number) => ({
  right: { sphere: right, ...(cylinder ? { cylinder, axis: 90 } : {}) },
  left: { sphere: left },
});
const optionsOf = (
  choices: LensChoices,
  attribute: 'type' | 'material' | 'treatment' | 'color' | 'coating',
) =>
  Object.fromEntries(
    lensOptions(lenses, choices, attribute, NO_LIMITS).map(({ code, lenses: found, reason }) => [
      code,
      reason ?? found.map(({ upc }) => upc),
    ]),
  );
const single = { type: 'single-vision' };

test('lists every type, and the materials of the chosen one', () => {
  expect(Object.keys(optionsOf({}, 'type'))).toEqual(['single-vision', 'progressive', 'frame-only']);
  expect(optionsOf(single, 'material')).toEqual({
    PLAS: ['plastic'],
    POLY: ['poly', 'polyPremium', 'smoke', 'brown'],
    HI174: ['thin'],
  });
  expect(Object.keys(optionsOf(single, 'type'))).toEqual(['single-vision', 'progressive', 'frame-only']);
});

test('names the earlier choice with which a lens is not made', () => {
  expect(optionsOf({ ...single, material: 'HI174' }, 'treatment')).toEqual({
    clear: ['thin'],
    photochromic: { kind: 'combination', attribute: 'material', code: 'HI174' },
  });
  expect(optionsOf({ ...single, material: 'POLY', treatment: 'photochromic' }, 'coating')).toEqual({
    standard: { kind: 'combination', attribute: 'treatment', code: 'photochromic' },
    premium: ['smoke', 'brown'],
  });
  // The treatment implies the color, so neither the color nor the material is to blame.
  const inSmoke = { ...single, material: 'POLY', treatment: 'photochromic', color: 'SMK' };
  expect(optionsOf(inSmoke, 'coating')).toEqual({
    standard: { kind: 'combination', attribute: 'treatment', code: 'photochromic' },
    premium: ['smoke'],
  });
});

test('names two earlier choices that exclude a lens only together', () => {
  const range = [
    lensFacts('clear'),
    lensFacts('smoke', { treatment: 'photochromic', color: 'SMK', coating: 'premium' }),
    lensFacts('plastic', { material: 'PLAS', treatment: 'photochromic', color: 'SMK' }),
  ];
  const choices = { ...single, material: 'POLY', treatment: 'photochromic' };
  const options = lensOptions(range, choices, 'coating', NO_LIMITS);
  expect(options.find(({ code }) => code === 'standard')?.reason).toEqual({
    kind: 'combination',
    attribute: 'material',
    code: 'POLY',
    and: { attribute: 'treatment', code: 'photochromic' },
  });
});

test('names the first of two earlier choices that both exclude a lens', () => {
  const pair = [
    lensFacts('plain', { material: 'PLAS' }),
    lensFacts('gold', { treatment: 'photochromic', color: 'SMK', coating: 'gold' }),
  ];
  const choices = { ...single, material: 'PLAS', treatment: 'clear' };
  const options = lensOptions(pair, choices, 'coating', NO_LIMITS);
  expect(options.find(({ code }) => code === 'gold')?.reason).toEqual({
    kind: 'combination',
    attribute: 'material',
    code: 'PLAS',
  });
});

test('names the prescription, not an earlier choice, when no other choice would make the lens fit', () => {
  const pair = [
    lensFacts('thin', thin),
    lensFacts('dark', { treatment: 'photochromic', color: 'SMK', sphere: { min: -2, max: 2 } }),
  ];
  const options = lensOptions(pair, { ...single, material: 'HI174' }, 'treatment', {
    ...NO_LIMITS,
    prescription: eyes(-8, -8),
  });
  expect(options.find(({ code }) => code === 'photochromic')?.reason).toMatchObject({ kind: 'power' });
});

test('leaves the packages that the choices and the prescription allow', () => {
  const left = (choices: LensChoices, prescription?: ReturnType<typeof eyes>) =>
    remainingLenses(lenses, choices, { ...NO_LIMITS, prescription }).map(({ upc }) => upc);
  expect(left({ ...single, material: 'POLY', coating: 'premium' })).toEqual([
    'poly',
    'polyPremium',
    'smoke',
    'brown',
  ]);
  expect(left({ ...single, material: 'POLY', treatment: 'clear', coating: 'premium' })).toEqual([
    'polyPremium',
  ]);
  // Only these are made for it.
  expect(left(single, eyes(-15, -15))).toEqual(['thin']);
});

test('lists the colors of the chosen treatment', () => {
  const photochromic = { ...single, material: 'POLY', treatment: 'photochromic' };
  expect(optionsOf(photochromic, 'color')).toEqual({ SMK: ['smoke'], BRN: ['brown'] });
});

test('an attribute with one possible value needs no choice', () => {
  expect(effectiveChoices(lenses, { type: 'progressive' }, NO_LIMITS)).toEqual({
    type: 'progressive',
    material: 'POLY',
    treatment: 'clear',
    color: 'CLR',
    coating: 'standard',
  });
  expect(effectiveChoices(lenses, single, NO_LIMITS)).toEqual(single);
  expect(chosenLens(lenses, single, NO_LIMITS)).toBeUndefined();
  expect(chosenLens(lenses, { ...single, material: 'HI174' }, NO_LIMITS)?.upc).toBe('thin');
});

test('an incompatible later choice has to be made again, and comes back with the earlier one', () => {
  const brown = { ...single, material: 'POLY', treatment: 'photochromic', color: 'BRN' };
  expect(chosenLens(lenses, brown, NO_LIMITS)?.upc).toBe('brown');
  const thinner = { ...brown, material: 'HI174' };
  // Clear is the only one, but not the chosen one.
  expect(effectiveChoices(lenses, thinner, NO_LIMITS)).toEqual({ ...single, material: 'HI174' });
  expect(chosenLens(lenses, thinner, NO_LIMITS)).toBeUndefined();
  expect(chosenLens(lenses, { ...thinner, treatment: 'clear' }, NO_LIMITS)?.upc).toBe('thin');
  const options = lensOptions(lenses, brown, 'material', NO_LIMITS);
  expect(options.find(({ code }) => code === 'HI174')?.replaces).toEqual({
    attribute: 'treatment',
    code: 'photochromic',
  });
  expect(options.find(({ code }) => code === 'POLY')?.replaces).toBeUndefined();
  // Each type has separate questions.
  const types = lensOptions(lenses, brown, 'type', NO_LIMITS);
  expect(types.map(({ replaces }) => replaces)).toEqual([undefined, undefined, undefined]);
});

test('another type keeps what can still be made, and replaces nothing by itself', () => {
  const premium = { ...single, material: 'POLY', treatment: 'clear', color: 'CLR', coating: 'premium' };
  const progressives = { ...premium, type: 'progressive' };
  const { coating, ...others } = progressives;
  expect(effectiveChoices(lenses, progressives, NO_LIMITS)).toEqual(others);
  expect(chosenLens(lenses, progressives, NO_LIMITS)).toBeUndefined();
  // The frame alone has no lens to choose.
  expect(chosenLens(lenses, { ...premium, type: 'frame-only' }, NO_LIMITS)?.upc).toBe('frame');
});

test('a color is replaced by the only one of another treatment, not of its own', () => {
  const tinted = [
    lensFacts('clear'),
    lensFacts('brown', { treatment: 'tinted', color: 'BRN' }),
    lensFacts('gray', { treatment: 'tinted', color: 'GRY', material: 'HI174' }),
  ];
  const choices = { ...single, material: 'HI174', treatment: 'tinted', coating: 'standard' };
  expect(chosenLens(tinted, { ...choices, color: 'CLR' }, NO_LIMITS)?.upc).toBe('gray');
  expect(chosenLens(tinted, { ...choices, color: 'BRN' }, NO_LIMITS)).toBeUndefined();
});

describe('with a prescription', () => {
  const reasonFor = (code: string, prescription: ReturnType<typeof eyes>) =>
    lensOptions(lenses, single, 'material', { ...NO_LIMITS, prescription }).find(
      (option) => option.code === code,
    )?.reason;

  test('a material needs each eye within its range, ends included', () => {
    expect(reasonFor('HI174', eyes(-2, -3))).toBeUndefined();
    expect(reasonFor('HI174', eyes(-2, -1.75))).toEqual({
      kind: 'power',
      eye: 'left',
      power: -1.75,
      range: { min: -16, max: -2 },
    });
  });

  test('sphere plus cylinder counts too', () => {
    // -3.50 - 0.75 = -4.25, beyond the -4.00 of plastic.
    expect(reasonFor('PLAS', eyes(-3.5, -3, -0.5))).toBeUndefined();
    expect(reasonFor('PLAS', eyes(-3.5, -3, -0.75))).toMatchObject({ kind: 'power', power: -4.25 });
  });

  test('a material that is the only one for the prescription needs no choice', () => {
    const limits = { ...NO_LIMITS, prescription: eyes(-7, -7.5) };
    expect(chosenLens(lenses, single, limits)?.upc).toBe('thin');
    expect(chosenLens(lenses, { ...single, material: 'POLY' }, limits)).toBeUndefined();
  });

  test('the range of the frame excludes every lens of the type', () => {
    const limits = { totalPower: { min: 0, max: 3 }, prescription: eyes(-1, -3.25) };
    expect(lensOptions(lenses, single, 'material', limits).map(({ reason }) => reason?.kind)).toEqual([
      'frame-power',
      'frame-power',
      'frame-power',
    ]);
  });

  test('a multifocal needs the addition within its range, single vision does not', () => {
    const prescription = { right: { sphere: 0, add: 4 }, left: { sphere: 0, add: 4 } };
    const limits = { ...NO_LIMITS, prescription };
    expect(lensOptions(lenses, { type: 'progressive' }, 'material', limits)[0]?.reason).toEqual({
      kind: 'addition',
      eye: 'right',
      addition: 4,
      range: { min: 0.75, max: 3.5 },
    });
    expect(lensOptions(lenses, single, 'material', limits)[0]?.reason).toBeUndefined();
  });

  test('the frame alone takes any prescription', () => {
    const limits = { ...NO_LIMITS, prescription: eyes(-18, -17.5) };
    expect(chosenLens(lenses, { type: 'frame-only' }, limits)?.upc).toBe('frame');
  });
});
