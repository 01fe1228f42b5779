import { expect, it } from 'vitest';
import { DEFAULT_TOTAL_POWER_RANGE } from '@/domain/prescription/total-power-range';
import { checkFrameFit } from './check-frame-fit';

const upTo6 = { prescriptionReady: true, totalPower: { min: 0.5, max: 6 } };
const SPH = (OD: string, OS: string) => ({ OD, OS });

it('fits powers within the range, ends included', () => {
  // −5 −1 makes 6.
  const prescription = { SPH: SPH('-5.00', '+0.50'), CYL: SPH('-1.00', '0.00') };
  expect(checkFrameFit(prescription, upTo6)).toEqual({ compatible: true });
});

it('names each eye that does not fit, with its power and the exceeded limit', () => {
  // −5 −1.25 makes 6.25.
  const prescription = { SPH: SPH('-5.00', '+0.25'), CYL: SPH('-1.25', '0.00') };
  expect(checkFrameFit(prescription, upTo6)).toEqual({
    compatible: false,
    reasons: [
      { eye: 'right', problem: 'above-maximum', power: 6.25, limit: 6 },
      { eye: 'left', problem: 'below-minimum', power: 0.25, limit: 0.5 },
    ],
  });
});

it('fits every prescription without published limits, and none when no lenses can be fitted', () => {
  const strong = { SPH: SPH('-18.00', '-18.00') };
  const totalPower = DEFAULT_TOTAL_POWER_RANGE;
  expect(checkFrameFit(strong, { prescriptionReady: true, totalPower })).toEqual({ compatible: true });
  expect(checkFrameFit(strong, { prescriptionReady: false, totalPower })).toEqual({
    compatible: false,
    reasons: [],
  });
});
