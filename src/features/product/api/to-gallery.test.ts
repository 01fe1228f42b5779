import { expect, test } from 'vitest';
import { toGallery } from './to-gallery';

test('pictures follow the fixed order of the eight shot types; a missing type is skipped', () => {
  const items = [
    { type: 'case' as const, file_key: 'a-case.svg' },
    { type: 'profile' as const, file_key: 'a-profile.svg' },
    { type: 'front' as const, file_key: 'a-front.svg' },
    { type: 'three-quarter-right' as const, file_key: 'a-three-quarter-right.svg' },
  ];
  expect(toGallery({ items }, '/other.svg').map(({ type }) => type)).toEqual([
    'front',
    'three-quarter-right',
    'profile',
    'case',
  ]);
  expect(toGallery({ items }, undefined)[0]?.src).toBe('/assets/frames/a-front.svg');
});

test('falls back to the catalog picture without a manifest', () => {
  expect(toGallery(undefined, '/front.svg')).toEqual([{ type: 'front', src: '/front.svg' }]);
  expect(toGallery({ items: [] }, '/front.svg')).toHaveLength(1);
  expect(toGallery(undefined, undefined)).toEqual([]);
});
