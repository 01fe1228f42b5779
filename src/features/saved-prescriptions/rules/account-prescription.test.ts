import { CreateAccountPrescriptionBody } from '@generated/prescriptions/prescriptions.zod';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSavedPrescription } from '@/domain/prescription/saved-prescription';
import { anyPrescription } from '@/domain/prescription/testing/any-prescription';
import { toAccountPrescription } from './account-prescription';

const issueDate = { year: 2026, month: 3, day: 4 };
const details = { name: 'Every day', firstName: 'Ana', lastName: 'Linden' };

it('has the fields of the specification', () => {
  const singleVision = {
    right: { sphere: -2.25, cylinder: -0.75, axis: 90 },
    left: { sphere: -2 },
    pd: { kind: 'single', value: 62 },
    issueDate,
  } as const;
  expect(toAccountPrescription(singleVision, { ...details, doctor: 'Dr. Mei Okafor' })).toEqual({
    prescriptionName: 'Every day',
    prescriptionType: 'ST',
    prescriptionOrigin: 'MANUAL',
    prescriptionOriginMode: 'rxcPrescription',
    firstName: 'Ana',
    lastName: 'Linden',
    rightSphere: '-2.25',
    leftSphere: '-2.00',
    rightCyl: '-0.75',
    rightAxis: '90',
    pupillaryDistance: '62',
    prismEnable: false,
    issue: '03/04/2026',
    doctor: 'Dr. Mei Okafor',
  });
});

it('is multifocal with an addition, and has prisms with their bases, and its id', () => {
  const progressive = {
    right: { sphere: 0.5, add: 2, prism: { horizontal: { amount: 2, base: 'out' } } },
    left: { sphere: 0.75, add: 2, prism: { vertical: { amount: 0.25, base: 'up' } } },
    pd: { kind: 'dual', right: 31.5, left: 30.5 },
    issueDate,
  } as const;
  expect(toAccountPrescription(progressive, details, '33001')).toEqual({
    prescriptionId: '33001',
    prescriptionName: 'Every day',
    prescriptionType: 'MF',
    prescriptionOrigin: 'MANUAL',
    prescriptionOriginMode: 'rxcPrescription',
    firstName: 'Ana',
    lastName: 'Linden',
    rightSphere: '+0.50',
    leftSphere: '+0.75',
    rightAdd: '+2.00',
    leftAdd: '+2.00',
    rPDistance: '31.5',
    lPDistance: '30.5',
    prismEnable: true,
    odHPrism: '2.00',
    odHPrismBase: 'Out',
    osVPrism: '0.25',
    osVPrismBase: 'Up',
    issue: '03/04/2026',
  });
});

it('fits the contract, and nothing is lost in the round trip to the account', () => {
  fc.assert(
    fc.property(anyPrescription, (prescription) => {
      const values = { ...prescription, issueDate };
      const body = toAccountPrescription(values, details);
      expect(CreateAccountPrescriptionBody.safeParse(body).error).toBeUndefined();
      const saved = toSavedPrescription({ ...body, prescriptionId: '1', productCategory: 'GLASSES' });
      expect(saved.values).toEqual(values);
      expect(saved.kind).toBe('values');
    }),
  );
});
