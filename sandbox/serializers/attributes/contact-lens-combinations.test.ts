import { expect, test } from 'vitest';
import {
  availableValues,
  CONTACT_LENS_PARAMETERS,
  firstUnavailable,
  resolveValues,
} from '@/domain/contact-lens/combinations';
import { seedCatalog } from '../../seed/catalog/seed-catalog';
import { responseView } from '../response-view';
import { contactLensAttributes } from './contact-lens-attributes';
import { contactLensCombinations } from './contact-lens-combinations';

const lenses = seedCatalog().contactLenses;
const combinationsOf = (name: string) => {
  const lens = lenses.find((candidate) => candidate.name === name);
  if (!lens) throw new Error(`The seed has no ${name}.`);
  return contactLensCombinations(lens);
};

test.each(lenses)('$name: every value of its attributes exists, and no other', (lens) => {
  const attributes = contactLensAttributes(lens, responseView('10851'));
  for (const name of CONTACT_LENS_PARAMETERS) {
    const values = attributes.find(({ identifier }) => identifier === name)?.values ?? [];
    const made = contactLensCombinations(lens).flatMap((combination) => combination[name] ?? []);
    expect(new Set(made), name).toEqual(new Set(values.map(({ identifier }) => identifier)));
  }
});

test('a strong cylinder exists up to −6.00, and near 90 and 180 degrees', () => {
  const toric = combinationsOf('Dewlin One Toric 30');
  const strong = resolveValues(toric, { POWER: '-6.00', CYLINDER: '-2.25' });
  expect(availableValues(toric, strong, 'AXIS')).toEqual([
    '10',
    '20',
    '70',
    '80',
    '90',
    '100',
    '110',
    '160',
    '170',
    '180',
  ]);
  expect(firstUnavailable(toric, { ...strong, AXIS: '90', POWER: '-6.50' })).toBe('CYLINDER');
  expect(availableValues(toric, { POWER: '-6.50', CYLINDER: '-1.75' }, 'AXIS')).toHaveLength(18);
});

test('the near design does not exist with the lowest addition', () => {
  const multifocal = combinationsOf('Oculane Month Multifocal 6');
  expect(availableValues(multifocal, { ADD: '+1.00' }, 'DOMINANCE')).toEqual(['D']);
  expect(availableValues(multifocal, { ADD: '+1.50' }, 'DOMINANCE')).toEqual(['D', 'N']);
});

test('the flatter curve has fewer powers', () => {
  const sphere = combinationsOf('Brightmere Duo 6');
  expect(availableValues(sphere, { BASE_CURVE: '8.4' }, 'POWER')[0]).toBe('-12.00');
  expect(availableValues(sphere, { BASE_CURVE: '8.8' }, 'POWER')[0]).toBe('-9.00');
});
