import { expect, it } from 'vitest';
import { CATEGORIES, categoryHref, selectedCategory } from './selected-category';

it.each(['', 'category=', 'category=hats', 'category=Sunglasses'])(
  'defaults to eyeglasses for "%s"',
  (query) => {
    expect(selectedCategory(new URLSearchParams(query))).toBe('eyeglasses');
  },
);

it.each(CATEGORIES)('the href of %s selects it', (category) => {
  const { searchParams } = new URL(categoryHref(category), 'https://store.test/lc-us');
  expect(selectedCategory(searchParams)).toBe(category);
});
