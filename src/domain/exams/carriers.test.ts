import { expect, test } from 'vitest';
import { parseCarriers } from './carriers';

test('reads key, text, value and network', () => {
  expect(
    parseCarriers(
      '[{"key":"EYEMED","text":" EyeMed ","value":"E1","network":true},{"key":"CIGNA","text":"Cigna"}]',
    ),
  ).toEqual([
    { key: 'EYEMED', text: 'EyeMed', value: 'E1', isInNetwork: true },
    { key: 'CIGNA', text: 'Cigna', value: 'CIGNA', isInNetwork: false },
  ]);
});

test.each([
  '',
  'null',
  '{}',
  '[null, 7]',
  '[{"key":"a b","text":"x"}]',
  '[{"key":"A","text":" "}]',
  '[{"text":"x"}]',
])('%j has no carrier', (json) => {
  expect(parseCarriers(json)).toEqual([]);
});
