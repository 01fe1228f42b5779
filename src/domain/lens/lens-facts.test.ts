import { expect, test } from 'vitest';
import { withUniqueCodes } from './lens-facts';
import { lensFacts } from './testing/facts';

test('of packages with the same codes, all but the first have their UPC in the coating', () => {
  const coatings = withUniqueCodes([
    lensFacts('1'),
    lensFacts('2', { coating: 'premium' }),
    lensFacts('3'),
    lensFacts('4', { color: 'SMK' }),
  ]).map(({ coating }) => coating);
  expect(coatings).toEqual(['standard', 'premium', 'standard:3', 'standard']);
});
