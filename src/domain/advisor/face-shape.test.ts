import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHINS, FACE_SHAPES, faceShapeByLines, LENGTHS, SUITED_FRAMES, WIDEST_PLACES } from './face-shape';

test.each([
  ['equal', 'even', 'rounded', 'round'],
  ['equal', 'cheekbones', 'rounded', 'round'],
  ['longer', 'cheekbones', 'rounded', 'oval'],
  ['longer', 'even', 'rounded', 'oval'],
  ['equal', 'even', 'angular', 'square'],
  ['longer', 'forehead', 'angular', 'square'],
  ['equal', 'forehead', 'rounded', 'heart'],
  ['longer', 'forehead', 'pointed', 'heart'],
  ['longer', 'even', 'pointed', 'heart'],
  ['equal', 'cheekbones', 'pointed', 'diamond'],
  ['longer', 'cheekbones', 'angular', 'diamond'],
  ['equal', 'jaw', 'angular', 'triangle'],
  ['longer', 'jaw', 'pointed', 'triangle'],
  ['much-longer', 'jaw', 'angular', 'oblong'],
  ['much-longer', 'even', 'rounded', 'oblong'],
] as const)('%s, widest: %s, chin %s is %s', (length, widest, chin, shape) => {
  expect(faceShapeByLines({ length, widest, chin })).toBe(shape);
});

test('all lines give a shape, and a clearly long face is oblong', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LENGTHS),
      fc.constantFrom(...WIDEST_PLACES),
      fc.constantFrom(...CHINS),
      (length, widest, chin) => {
        const shape = faceShapeByLines({ length, widest, chin });
        expect(FACE_SHAPES).toContain(shape);
        expect(shape === 'oblong').toBe(length === 'much-longer');
      },
    ),
  );
});

test('no face has a frame suggested twice', () => {
  for (const frames of Object.values(SUITED_FRAMES)) expect(new Set(frames).size).toBe(frames.length);
});
