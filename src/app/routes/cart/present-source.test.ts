import { expect, it } from 'vitest';
import { presentSource } from './present-source';

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
