import { expect, test } from 'vitest';
import { indexAdvice, strongestPower } from '@/domain/lens/lens-index';
import { prescriptionProblems } from '@/domain/prescription/prescription-problems';
import { isOldIssueDate } from '@/domain/prescription/speedy-eligible';
import { toMinusForm } from '@/domain/prescription/transpose-prescription';
import { demoPatients } from './demo-patients';

const today = { year: 2026, month: 1, day: 1 };
const patients = demoPatients(today);
const patient = (name: string) => {
  const found = patients.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`No patient ${name}`);
  return found.prescription;
};

test('ten valid prescriptions, also on the first day of a year', () => {
  expect(new Set(patients.map(({ name }) => name)).size).toBe(10);
  for (const { prescription } of patients) expect(prescriptionProblems(prescription, today)).toEqual([]);
});

test.each([
  ['low-myope', 1.5],
  ['mid-astigmat', 1.67],
  ['high-myope', 1.74],
  ['hyperope', 1.67],
])('%s: index %d first', (name, index) => {
  expect(indexAdvice(patient(name)).first[0]).toBe(index);
});

test('the plus form, the old and the extreme one are what they say', () => {
  expect(toMinusForm(patient('plus-form'))).toMatchObject({
    right: { sphere: -2, cylinder: -1, axis: 180 },
    left: { sphere: -2, cylinder: -0.75, axis: 175 },
  });
  const old = patients.filter(
    ({ prescription }) => prescription.issueDate && isOldIssueDate(prescription.issueDate, today),
  );
  expect(old.map(({ name }) => name)).toEqual(['expired']);
  expect(strongestPower(patient('extreme'))).toBe(18);
});
