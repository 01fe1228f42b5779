import { expect, it } from 'vitest';
import { CATEGORIES, categoryAddress, chosenCategory } from './chosen-category';

it.each(['', 'category=', 'category=hats', 'category=Sunglasses'])('shows eyeglasses for "%s"', (query) => {
  expect(chosenCategory(new URLSearchParams(query))).toBe('eyeglasses');
});

it.each(CATEGORIES)('the address of %s shows it', (category) => {
  const { searchParams } = new URL(categoryAddress(category), 'https://store.test/lc-us');
  expect(chosenCategory(searchParams)).toBe(category);
});
