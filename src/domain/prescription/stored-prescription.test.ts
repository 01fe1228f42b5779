import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrescription } from '@/lib/prescription/stored-prescription';
import { fromItemPrescription } from './from-item-prescription';
import { toItemPrescription } from './item-prescription';
import type { Prescription } from './prescription';
import { storedItemPrescription, toPrescription, toStoredPrescription } from './stored-prescription';
import { anyPrescription } from './testing/any-prescription';

const today = { year: 2026, month: 11, day: 22 };

const progressive: Prescription = {
  right: { sphere: 0.5, add: 2, prism: { horizontal: { amount: 2, base: 'out' } } },
  left: { sphere: -0.75, cylinder: -0.5, axis: 85, add: 2 },
  pd: { kind: 'dual', right: 31.5, left: 30.5 },
  issueDate: { year: 2026, month: 3, day: 4 },
};

describe('the cookie', () => {
  it('has the names of the specification', () => {
    expect(toStoredPrescription(progressive, today)).toEqual({
      SPH: { OD: '+0.50', OS: '-0.75' },
      CYL: { OD: '0.00', OS: '-0.50' },
      AX: { OD: '', OS: '85' },
      ADD: { OD: '+2.00', OS: '+2.00' },
      PD: { OD: '31.5', OS: '30.5' },
      prismEnable: true,
      odHPrism: '2.00',
      odHPrismBase: 'Out',
      issueDate: '03/04/2026',
      isSpeedyRXEligible: false,
    });
  });

  it('of the listing filter becomes a prescription without axes', () => {
    const stored = { SPH: { OD: '-2.25', OS: '+1.00' }, CYL: { OD: '-0.75', OS: '0.00' } };
    expect(toPrescription(stored)).toEqual({
      right: { sphere: -2.25, cylinder: -0.75 },
      left: { sphere: 1 },
    });
  });

  it('leaves out text without a meaning', () => {
    const stored = parsePrescription(
      JSON.stringify({
        SPH: { OD: '-2.25', OS: '+1.00' },
        AX: 'x',
        ADD: { OD: [], OS: 'plenty' },
        PD: 62,
        odHPrism: {},
        issueDate: 'soon',
      }),
    );
    expect(stored && toPrescription(stored)).toEqual({ right: { sphere: -2.25 }, left: { sphere: 1 } });
  });
});

describe('the body of insertItemPrescription', () => {
  it('has no axis without a cylinder, in both directions', () => {
    const eye = { sphere: -2, cylinder: 0, axis: 90 };
    const sent = toItemPrescription({ right: eye, left: { sphere: -2, axis: 85 } });
    expect(sent).not.toHaveProperty('rightAxis');
    expect(sent).not.toHaveProperty('leftAxis');
    const read = { ...sent, rightCyl: '0.00', rightAxis: '90', leftAxis: '85' };
    expect(fromItemPrescription(read)).toEqual({ right: { sphere: -2 }, left: { sphere: -2 } });
  });

  it('has a distance of both pupils, or of each; that of one alone says nothing', () => {
    const sent = toItemPrescription({ right: { sphere: -2 }, left: { sphere: -2 } });
    expect(fromItemPrescription({ ...sent, rPDistance: '31.5' })?.pd).toBeUndefined();
    expect(fromItemPrescription({ ...sent, lPDistance: '31.5', pupillaryDistance: '62' })?.pd).toEqual({
      kind: 'single',
      value: 62,
    });
  });

  it('is sent as typed', () => {
    expect(toItemPrescription(progressive, { isSpeedyRXEligible: false })).toEqual({
      prescriptionType: 'MF',
      prescriptionOrigin: 'MANUAL',
      prescriptionOriginMode: 'rxcPrescription',
      rightSphere: '+0.50',
      leftSphere: '-0.75',
      leftCyl: '-0.50',
      leftAxis: '85',
      rightAdd: '+2.00',
      leftAdd: '+2.00',
      rPDistance: '31.5',
      lPDistance: '30.5',
      prismEnable: true,
      odHPrism: '2.00',
      odHPrismBase: 'Out',
      issueDate: '2026-03-04T00:00:00Z',
      isSpeedyRXEligible: false,
    });
  });

  it('is undefined for a cylinder without its axis, and without a prescription', () => {
    const SPH = { OD: '-2.25', OS: '-2.00' };
    expect(storedItemPrescription({ SPH, CYL: { OD: '-0.75', OS: '0.00' } })).toBeUndefined();
    expect(storedItemPrescription(undefined)).toBeUndefined();
    expect(
      storedItemPrescription({ SPH, CYL: { OD: '-0.75', OS: '0.00' }, AX: { OD: '90', OS: '' } }),
    ).toMatchObject({ rightCyl: '-0.75', rightAxis: '90', prescriptionType: 'ST' });
    expect(storedItemPrescription({ SPH, isSpeedyRXEligible: true })).toMatchObject({
      rightSphere: '-2.25',
      isSpeedyRXEligible: true,
    });
  });
});

it('nothing is lost in the round trip to the cookie and to the API', () => {
  fc.assert(
    fc.property(anyPrescription, (value) => {
      const stored = toStoredPrescription(value, today);
      expect(parsePrescription(JSON.stringify(stored))).toEqual(stored);
      expect(toPrescription(stored)).toEqual(value);
      expect(fromItemPrescription(toItemPrescription(value))).toEqual(value);
      // A browser drops a cookie of 4,096 bytes or more.
      expect(encodeURIComponent(JSON.stringify(stored)).length).toBeLessThan(1500);
    }),
  );
});
