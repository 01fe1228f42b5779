import { describe, expect, test } from 'vitest';
import { type InsuranceRecord, otherPlanId, toInsuranceRecord, withActivePlan } from './insurance-record';

const record: InsuranceRecord = {
  token: 'ria-1',
  riaInsuranceInformation: { planName: 'Vision Choice 150', token: 'ria-1', providerName: 'EYEMED' },
  plans: [
    { planId: 'PLAN-A1', planName: 'Vision Choice 150' },
    { planId: 'PLAN-B2', planName: 'Family Vision' },
  ],
  activePlanId: 'PLAN-A1',
  data: { frames: { available: true } },
  patientInfo: { insuranceSystemName: 'RIA', memberId: 'M1002003' },
};

describe('reading a record', () => {
  test('accepts one and two plans', () => {
    expect(toInsuranceRecord(record)).toEqual(record);
    expect(toInsuranceRecord({ ...record, plans: record.plans.slice(0, 1) })).toBeDefined();
  });

  test.each([
    ['no plan', { ...record, plans: [] }],
    ['three plans', { ...record, plans: [...record.plans, { planId: 'C', planName: 'C' }] }],
    ['a plan without a name', { ...record, plans: [{ planId: 'A' }] }],
    ['one plan of two without a name', { ...record, plans: [record.plans[0], { planId: 'A' }] }],
    ['no token', { ...record, token: undefined }],
    ['no flags', { ...record, data: null }],
    ['no patient', { ...record, patientInfo: {} }],
    ['a text', 'ria-1'],
    ['nothing', null],
  ])('rejects %s', (_, value) => {
    expect(toInsuranceRecord(value)).toBeUndefined();
  });
});

test('changes to a plan that the record has, and to no other', () => {
  expect(withActivePlan(record, 'PLAN-B2').activePlanId).toBe('PLAN-B2');
  expect(withActivePlan(record, 'PLAN-C3')).toBe(record);
});

test('names the plan that is not in use', () => {
  expect(otherPlanId(record)).toBe('PLAN-B2');
  expect(otherPlanId({ ...record, activePlanId: 'PLAN-B2' })).toBe('PLAN-A1');
  expect(otherPlanId({ ...record, plans: record.plans.slice(0, 1) })).toBeUndefined();
});
