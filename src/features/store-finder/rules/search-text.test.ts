import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSearchText } from './search-text';

test.each([
  ['Mason, OH', 'Mason, OH'],
  ['  New   York ', 'New York'],
  ['45040', '45040'],
  ['\u200B４５０４０\u00A0', '45040'],
  ['Que\u0301bec', 'Québec'],
  ['Montréal', 'Montréal'],
  ['Coeur d’Alene', 'Coeur d’Alene'],
])('%j is searched as %j', (typed, text) => {
  expect(checkSearchText(typed)).toEqual({ status: 'valid', text });
});

test('every character of the specification is forbidden', () => {
  for (const character of '!@#$%^&*()_+-=[]{};\':"\\|.<>/?') {
    expect(checkSearchText(`a${character}b`), character).toMatchObject({
      status: 'forbidden',
      characters: [character],
    });
  }
});

describe('offers the same place in characters that may stand', () => {
  test.each([
    ['St. Louis', ['.'], 'St Louis'],
    ['Washington, D.C.', ['.'], 'Washington, DC'],
    ['Winston-Salem, N.C.', ['-', '.'], 'Winston Salem, NC'],
    ["St. John's", ['.', "'"], 'St Johns'],
    ["Val-d'Or", ['-', "'"], 'Val dOr'],
    ['45040-1234', ['-'], '45040 1234'],
    ['Mason/Ohio', ['/'], 'Mason Ohio'],
    ['St. , Louis', ['.'], 'St, Louis'],
  ])('%j', (typed, characters, suggestion) => {
    expect(checkSearchText(typed)).toEqual({ status: 'forbidden', characters, suggestion });
  });

  test('unless nothing remains', () => {
    expect(checkSearchText('?!')).toEqual({ status: 'forbidden', characters: ['?', '!'] });
    expect(checkSearchText(', .')).toEqual({ status: 'forbidden', characters: ['.'] });
  });
});

test('nothing is empty, and more than 100 characters are too many', () => {
  expect(checkSearchText('   ')).toEqual({ status: 'empty' });
  expect(checkSearchText('a'.repeat(100)).status).toBe('valid');
  expect(checkSearchText('a'.repeat(101))).toEqual({ status: 'too-long' });
});

test('a suggestion is always valid', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (typed) => {
      const check = checkSearchText(typed);
      if (check.status !== 'forbidden' || check.suggestion === undefined) return;
      expect(checkSearchText(check.suggestion)).toEqual({ status: 'valid', text: check.suggestion });
    }),
  );
});
