import { expect, test } from 'vitest';
import { clearsStoredPrescription, isFrameOnly, isPrescriptionLens, normalizeLensType } from './lens-type';

test.each([
  ['Non-Prescription', 'non_prescription'],
  ['FRAME ONLY', 'frame_only'],
  ['single-vision', 'single_vision'],
  [' frame_only ', 'frame_only'],
])('%j is normalized to %s', (type, expected) => {
  expect(normalizeLensType(type)).toBe(expected);
});

test.each(['non-prescription', 'Non Prescription', 'frame-only', 'Frame Only', 'frame_only'])(
  '%s clears the stored prescription',
  (type) => {
    expect(clearsStoredPrescription(type)).toBe(true);
    expect(isPrescriptionLens(type)).toBe(false);
  },
);

test.each(['single-vision', 'progressive', 'bifocal', 'readers', 'prescription', ''])(
  '%j keeps the stored prescription',
  (type) => {
    expect(clearsStoredPrescription(type)).toBe(false);
    expect(isPrescriptionLens(type)).toBe(true);
  },
);

test('only frame-only is frame-only', () => {
  expect(isFrameOnly('Frame-Only')).toBe(true);
  expect(isFrameOnly('non-prescription')).toBe(false);
});
