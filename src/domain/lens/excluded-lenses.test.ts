import { expect, test } from 'vitest';
import { DEFAULT_TOTAL_POWER_RANGE } from '../prescription/total-power-range';
import { excludedLenses } from './excluded-lenses';
import type { LensFrame } from './lens-frame';
import { lensFacts } from './testing/facts';

const frame: LensFrame = {
  upc: '1',
  lensHeight: 40,
  rim: 'full',
  gender: 'unisex',
  totalPower: DEFAULT_TOTAL_POWER_RANGE,
};
const lenses = [lensFacts('1'), lensFacts('2', { material: 'PLAS' })];
const reasons = (overrides: Partial<LensFrame>, offered = lenses) =>
  excludedLenses(offered, { ...frame, ...overrides }).map(({ code, reason }) => [code, reason]);

test('a low frame excludes progressives and bifocals that are not offered', () => {
  const reason = { kind: 'frame-height', height: 27, minimum: 28 };
  expect(reasons({ lensHeight: 27 })).toEqual([
    ['progressive', reason],
    ['bifocal', reason],
  ]);
  expect(reasons({ lensHeight: 27 }, [...lenses, lensFacts('3', { type: 'progressive' })])).toEqual([
    ['bifocal', reason],
  ]);
  expect(reasons({ lensHeight: 28 })).toEqual([]);
  expect(reasons({ lensHeight: undefined })).toEqual([]);
});

test('rimless and children’s frames exclude plastic', () => {
  expect(reasons({ rim: 'rimless' }, [lensFacts('1')])).toEqual([['PLAS', { kind: 'rimless' }]]);
  expect(reasons({ gender: 'kids' }, [lensFacts('1')])).toEqual(
    ['progressive', 'bifocal', 'PLAS'].map((code) => [code, { kind: 'kids' }]),
  );
});

test('plastic that an ordinary frame is not offered with has no reason', () => {
  expect(reasons({}, [lensFacts('1')])).toEqual([]);
});

test('a frame without prescription lenses excludes nothing', () => {
  expect(reasons({ lensHeight: 20 }, [lensFacts('1', { type: 'frame-only' })])).toEqual([]);
});
