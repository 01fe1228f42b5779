import { expect, it } from 'vitest';
import { frameFitFromAttributes } from './frame-fit-from-attributes';

const attributes = (values: Record<string, string>) =>
  Object.entries(values).map(([identifier, value]) => ({ identifier, values: [{ value }] }));
const upTo6 = { ROXABLE: 'True', MIN_TOTAL_POWER: '0.00', MAX_TOTAL_POWER: '6.00' };

it.each([
  // Right −5 −1 makes 6 at most.
  [{ OD: '-5.00', OS: '-5.00' }, { OD: '-1.00', OS: '0.00' }, upTo6, 'compatible'],
  // Right −5 −1.25 makes 6.25.
  [{ OD: '-5.00', OS: '-5.00' }, { OD: '-1.25', OS: '0.00' }, upTo6, 'incompatible'],
  // A frame without a published range fits every prescription, if it takes lenses at all.
  [{ OD: '-18.00', OS: '-5.00' }, undefined, { ROXABLE: 'True' }, 'compatible'],
  [{ OD: '-1.00', OS: '-1.00' }, undefined, { ROXABLE: 'False' }, 'incompatible'],
  [{ OD: '-1.00', OS: '-1.00' }, undefined, {}, 'incompatible'],
])('SPH %j CYL %j in %j: %s', (SPH, CYL, frame, fit) => {
  expect(
    frameFitFromAttributes(CYL ? { SPH, CYL } : { SPH }, attributes(frame as Record<string, string>)),
  ).toBe(fit);
});
