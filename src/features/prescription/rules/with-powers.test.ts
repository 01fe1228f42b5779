import { expect, it } from 'vitest';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { withPowers } from './with-powers';

const TODAY = { year: 2026, month: 6, day: 15 };

const year = new Date().getFullYear();
const stored: StoredPrescription = {
  SPH: { OD: '-2.25', OS: '+1.00' },
  CYL: { OD: '-0.75', OS: '-0.50' },
  AX: { OD: '90', OS: '85' },
  PD: '62',
  issueDate: `01/01/${year}`,
  isSpeedyRXEligible: true,
};

it('keeps the values that the short form does not have', () => {
  const SPH = { OD: '-2.50', OS: '+1.00' };
  expect(withPowers(stored, { SPH, CYL: stored.CYL }, TODAY)).toEqual({ ...stored, SPH });
});

it('drops the axis of a changed cylinder only', () => {
  const CYL = { OD: '-1.00', OS: '-0.50' };
  expect(withPowers(stored, { SPH: stored.SPH, CYL }, TODAY)).toEqual({
    ...stored,
    CYL,
    AX: { OD: '', OS: '85' },
  });
  expect(withPowers(stored, { SPH: stored.SPH }, TODAY)).not.toHaveProperty('AX');
});

it('determines again whether the lenses can be made immediately', () => {
  const SPH = { OD: '-6.00', OS: '+1.00' };
  expect(withPowers(stored, { SPH, CYL: stored.CYL }, TODAY).isSpeedyRXEligible).toBe(false);
});

it('adds nothing to the values of the listing filter', () => {
  const SPH = { OD: '-1.00', OS: '-1.00' };
  expect(withPowers({ SPH: stored.SPH }, { SPH }, TODAY)).toEqual({ SPH });
});
