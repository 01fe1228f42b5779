import { expect, it } from 'vitest';
import type { ChosenGlasses } from '@/features/lens/panel/panel-props';
import { isUnchanged, type PresentPrescription, presentSource } from './present-prescription';

it.each([
  ['values', { rightSphere: '-2.25', leftSphere: '-2.00' }, 'typed'],
  ['a picture', { savedFileName: '70030001_1.png' }, 'uploaded'],
  ['a doctor to call', { prescriptionOriginMode: 'callDoctor' as const }, 'later'],
  ['one that could not be read', undefined, 'later'],
])('%s', (_name, given, source) => {
  expect(presentSource('given', given)).toBe(source);
});

it('none, or none needed', () => {
  expect(presentSource('needed', undefined)).toBe('later');
  expect(presentSource('not-needed', undefined)).toBeUndefined();
});

const values = { rightSphere: '-2.25', rightCyl: '-0.50', rightAxis: '90', leftSphere: '-2.00' };
const typed: ChosenGlasses = {
  selection: { type: 'single-vision', prescription: 'typed' },
  lens: { upc: 'SV1', catEntryId: '4SV1', type: 'single-vision' },
  planId: undefined,
  review: [],
  prescription: { right: { sphere: -2.25, cylinder: -0.5, axis: 90 }, left: { sphere: -2 } },
};
const picture = { savedFileName: '7_1.png', fileName: 'paper.png' };
const sent: ChosenGlasses = { ...typed, prescription: undefined, picture };
const ofLine = (given: PresentPrescription['given'], lensType = 'single-vision'): PresentPrescription => ({
  source: undefined,
  given,
  lensType,
});

it.each([
  ['the same values', typed, ofLine(values), true],
  [
    'the same values beside a doctor',
    typed,
    ofLine({ ...values, prescriptionOriginMode: 'callDoctor' }),
    true,
  ],
  ['another axis', typed, ofLine({ ...values, rightAxis: '91' }), false],
  ['another distance', typed, ofLine({ ...values, pupillaryDistance: '63' }), false],
  ['values where none were', typed, ofLine(undefined), false],
  ['the power of readers for other lenses', typed, ofLine(values, 'readers'), false],
  ['the same picture', sent, ofLine({ savedFileName: '7_1.png' }), true],
  ['another picture', sent, ofLine({ savedFileName: '7_2.png' }), false],
  ['a picture for values', sent, ofLine(values), false],
])('%s', (_name, chosen, present, unchanged) => {
  expect(isUnchanged(chosen, present)).toBe(unchanged);
});
