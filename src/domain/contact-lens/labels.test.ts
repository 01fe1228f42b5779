import { expect, test } from 'vitest';
import { lookUpAttributes } from '../catalog/attributes';
import { parameterLabel, valueLabel } from './labels';

const attribute = lookUpAttributes([
  {
    identifier: 'BASE_CURVE',
    name: 'Base curve',
    values: [{ value: '8.5', identifier: '8.5', unitOfMeasure: 'mm' }],
  },
  {
    identifier: 'POWER',
    name: 'Power',
    values: [{ value: '-2.25', identifier: '-2.25', unitOfMeasure: 'D' }],
  },
  { identifier: 'AXIS', name: 'Axis', values: [{ value: '90', identifier: '90', unitOfMeasure: '°' }] },
  { identifier: 'ADD', name: 'Addition', values: [{ value: 'Bas', identifier: 'LOW' }] },
]);

test.each([
  ['BASE_CURVE', '8.5', '8,5\u00a0mm'],
  ['POWER', '-2.25', '−2,25'],
  ['AXIS', '90', '90°'],
  ['ADD', 'LOW', 'Bas'],
  ['DIAMETER', '14.2', '14,2'],
] as const)('%s %s reads %s', (name, value, label) => {
  expect(valueLabel(attribute, name, value, 'fr-CA')).toBe(label);
});

test('a parameter without a localized name has its code', () => {
  expect(parameterLabel(attribute, 'ADD')).toBe('Addition');
  expect(parameterLabel(attribute, 'DIAMETER')).toBe('DIAMETER');
});
