import { expect, it } from 'vitest';
import { toHoverImage } from './use-hover-image';

const item = (type: 'front' | 'three-quarter-left' | 'three-quarter-right') => ({
  type,
  file_key: `8056000012345-${type}.svg`,
});

it('prefers the left three-quarter image', () => {
  expect(
    toHoverImage({ items: [item('front'), item('three-quarter-right'), item('three-quarter-left')] }),
  ).toBe('/assets/frames/8056000012345-three-quarter-left.svg');
});

it('falls back to the right image, then to none', () => {
  expect(toHoverImage({ items: [item('three-quarter-right')] })).toBe(
    '/assets/frames/8056000012345-three-quarter-right.svg',
  );
  expect(toHoverImage({ items: [item('front')] })).toBeUndefined();
});
