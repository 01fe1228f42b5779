import { expect, it } from 'vitest';
import { frameLook } from './frame-look';

it('is the color and the shape, as far as they are known', () => {
  const shape = { identifier: 'FRAME_SHAPE', values: [{ value: 'Square' }] };
  expect(frameLook({ colorName: 'Black', attribute: () => shape as never })).toBe('Black, Square');
  expect(frameLook({ colorName: '', attribute: () => shape as never })).toBe('Square');
  expect(frameLook({ colorName: '', attribute: () => undefined })).toBe('');
});
