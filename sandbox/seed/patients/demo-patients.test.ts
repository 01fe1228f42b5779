import { expect, test } from 'vitest';
import { indexAdvice, strongestPower } from '@/domain/lens/lens-index';
import { prescriptionReason } from '@/domain/lens/lens-limits';
import { remainingLenses } from '@/domain/lens/lens-options';
import { hasAdd } from '@/domain/prescription/prescription';
import { prescriptionProblems } from '@/domain/prescription/prescription-problems';
import { isOldIssueDate } from '@/domain/prescription/speedy-eligible';
import { DEFAULT_TOTAL_POWER_RANGE } from '@/domain/prescription/total-power-range';
import { toMinusForm } from '@/domain/prescription/transpose-prescription';
import { findSku } from '../../state/find-sku';
import { lensPackagesFor } from '../catalog/lenses/lens-packages-for';
import { seedCatalog } from '../catalog/seed-catalog';
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

const polygon = findSku(seedCatalog(), '3170141')?.model;

test.each(patients)('$name finds lenses for Polygon, or hears why not', ({ name, prescription }) => {
  if (!polygon) throw new Error('The seed has no Polygon.');
  const [color = {}] = polygon.colors;
  const type = hasAdd(prescription) ? 'progressive' : 'single-vision';
  const lenses = lensPackagesFor(polygon, color)
    .filter((lens) => lens.type === type)
    .map(({ upc, materialCode, treatmentFamily, colorCode, antiReflective, rxValues: { sph, add } }) => ({
      upc,
      type,
      material: materialCode,
      treatment: treatmentFamily,
      color: colorCode,
      coating: antiReflective,
      sphere: sph,
      addition: add,
    }));
  const limits = { totalPower: polygon.totalPower ?? DEFAULT_TOTAL_POWER_RANGE, prescription };
  expect(remainingLenses(lenses, { type }, limits).length > 0).toBe(name !== 'extreme');
  expect(prescriptionReason(lenses, limits) === undefined).toBe(name !== 'extreme');
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
