import { expect, test } from 'vitest';
import { lensChoice } from './lens-choice';

const frameOnly = { upc: 'FO1' };
const singleVision = { upc: 'SV1' };

test.each([
  ['no package', [], 'FO1', false, undefined],
  ['the frame-only package', [frameOnly], 'FO1', false, frameOnly],
  ['one other package', [singleVision], 'FO1', false, undefined],
  ['one package on a frame without a frame-only UPC', [frameOnly], undefined, false, undefined],
  ['two packages', [frameOnly, singleVision], 'FO1', true, undefined],
])('%s', (_, packages, frameOnlyLensUpc, hasLenses, preselected) => {
  expect(lensChoice(packages, frameOnlyLensUpc)).toEqual({ hasLenses, preselected });
});
