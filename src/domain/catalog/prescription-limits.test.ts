import { expect, test } from 'vitest';
import { searchedModel, viewedContactLens, viewedSku } from '../../../tests/support/wire-samples';
import { lookUpAttributes } from './attributes';
import { readPrescriptionLimits, readPrescriptionReady } from './prescription-limits';

test('a frame with limits, in diopters', () => {
  const attribute = lookUpAttributes(searchedModel.attributes);
  expect(readPrescriptionReady(attribute)).toBe(true);
  expect(readPrescriptionLimits(attribute)).toEqual({
    prescriptionReady: true,
    totalPower: { min: 0, max: 6 },
  });
});

test('a frame that takes no prescription lenses and has no limits: -99 to 99 (003 §5)', () => {
  const attribute = lookUpAttributes(viewedSku.attributes);
  expect(readPrescriptionReady(attribute)).toBe(false);
  expect(readPrescriptionLimits(attribute)).toEqual({
    prescriptionReady: false,
    totalPower: { min: -99, max: 99 },
  });
});

test('no attribute means no prescription lenses; nor does a contact lens take them', () => {
  expect(readPrescriptionReady(lookUpAttributes([]))).toBe(false);
  expect(readPrescriptionReady(lookUpAttributes(viewedContactLens.attributes))).toBe(false);
});
