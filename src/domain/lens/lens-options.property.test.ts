import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_TOTAL_POWER_RANGE } from '../prescription/total-power-range';
import { LENS_ATTRIBUTES, type LensChoices, type LensFacts, withUniqueCodes } from './lens-facts';
import { prescriptionReason } from './lens-limits';
import { chosenLens, effectiveChoices, lensOptions } from './lens-options';

const range = (limit: number) =>
  fc
    .tuple(fc.integer({ min: -limit, max: limit }), fc.integer({ min: -limit, max: limit }))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const lens: fc.Arbitrary<LensFacts> = fc.record({
  upc: fc.uuid(),
  type: fc.constantFrom('single-vision', 'progressive', 'readers', 'non-prescription', 'frame-only'),
  material: fc.constantFrom('PLAS', 'POLY', 'HI174'),
  treatment: fc.constantFrom('clear', 'photochromic', 'polar'),
  color: fc.constantFrom('CLR', 'SMK'),
  coating: fc.constantFrom('none', 'premium'),
  sphere: range(12),
  addition: range(4),
});
const eye = fc.record({ sphere: fc.integer({ min: -14, max: 14 }), add: fc.integer({ min: 0, max: 4 }) });
const limits = fc.record({
  totalPower: fc.constantFrom(DEFAULT_TOTAL_POWER_RANGE, { min: 0, max: 6 }),
  prescription: fc.option(fc.record({ right: eye, left: eye }), { nil: undefined }),
  readersPower: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
});
const situation = fc.record({
  lenses: fc.array(lens, { minLength: 1, maxLength: 25 }).map(withUniqueCodes),
  limits,
  picks: fc.infiniteStream(fc.nat()),
});

/** Chooses one of the selectable options for every attribute that needs a choice. */
function choosePath({
  lenses,
  limits: limit,
  picks,
}: typeof situation extends fc.Arbitrary<infer T> ? T : never) {
  let choices: LensChoices = {};
  for (const attribute of LENS_ATTRIBUTES) {
    const selectable = lensOptions(lenses, choices, attribute, limit).filter(({ reason }) => !reason);
    const { value } = picks.next();
    const option = selectable[(value ?? 0) % selectable.length];
    if (effectiveChoices(lenses, choices, limit)[attribute] === undefined) {
      choices = { ...choices, [attribute]: option?.code };
    }
    const ofType = lenses.filter(({ type }) => type === effectiveChoices(lenses, choices, limit).type);
    // The prescription step says so, and the prescription can be corrected or sent later.
    if (prescriptionReason(ofType, limit)) return undefined;
    expect(selectable.length).toBeGreaterThan(0);
  }
  return choices;
}

test('there is no dead end, and every path ends in exactly one package', () => {
  fc.assert(
    fc.property(situation, (all) => {
      const choices = choosePath(all);
      if (!choices) return;
      const effective = effectiveChoices(all.lenses, choices, all.limits);
      const found = all.lenses.filter((each) =>
        LENS_ATTRIBUTES.every((attribute) => each[attribute] === effective[attribute]),
      );
      expect(found).toHaveLength(1);
      expect(chosenLens(all.lenses, choices, all.limits)).toBe(found[0]);
    }),
  );
});

test('an option is selectable or has a reason, and each selectable one leads somewhere', () => {
  fc.assert(
    fc.property(situation, fc.constantFrom(...LENS_ATTRIBUTES), (all, attribute) => {
      const choices = choosePath(all);
      if (!choices) return;
      for (const option of lensOptions(all.lenses, choices, attribute, all.limits)) {
        expect(option.lenses.length > 0).toBe(option.reason === undefined);
        if (option.reason || attribute === 'type') continue;
        expect(
          effectiveChoices(all.lenses, { ...choices, [attribute]: option.code }, all.limits),
        ).toMatchObject({ [attribute]: option.code });
      }
    }),
  );
});

test('trying another value and going back leads to the same package', () => {
  fc.assert(
    fc.property(situation, fc.constantFrom(...LENS_ATTRIBUTES), (all, attribute) => {
      const choices = choosePath(all);
      if (!choices) return;
      const before = chosenLens(all.lenses, choices, all.limits);
      const tried: LensChoices = { ...choices, [attribute]: 'other' };
      const back = { ...tried, [attribute]: choices[attribute] };
      expect(chosenLens(all.lenses, back, all.limits)).toBe(before);
    }),
  );
});
